package org.wythofflab.explore.beam;

/** The sum of a few functions that is nearest to some values. */
final class LeastSquares {
    private LeastSquares() {}

    /** The factors of the functions, which are given by their values at the same places and are not alike. */
    static double[] factors(double[][] functions, double[] values) {
        int count = functions.length;
        double[][] equations = new double[count][count + 1];
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < count; j++) {
                equations[i][j] = product(functions[i], functions[j]);
            }
            equations[i][count] = product(functions[i], values);
        }
        for (int pivot = 0; pivot < count; pivot++) {
            // The matrix is positive definite, so no pivot is 0.
            for (int i = 0; i < count; i++) {
                double factor = i == pivot ? 0 : equations[i][pivot] / equations[pivot][pivot];
                for (int j = pivot; factor != 0 && j <= count; j++) {
                    equations[i][j] -= factor * equations[pivot][j];
                }
            }
        }
        double[] factors = new double[count];
        for (int i = 0; i < count; i++) {
            factors[i] = equations[i][count] / equations[i][i];
        }
        return factors;
    }

    /** What is left of the values. */
    static double[] rest(double[][] functions, double[] values) {
        double[] factors = factors(functions, values);
        double[] rest = values.clone();
        for (int i = 0; i < functions.length; i++) {
            for (int n = 0; n < rest.length; n++) {
                rest[n] -= factors[i] * functions[i][n];
            }
        }
        return rest;
    }

    static double product(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
