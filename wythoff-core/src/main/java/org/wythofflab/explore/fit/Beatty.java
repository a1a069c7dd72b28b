package org.wythofflab.explore.fit;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * {@code floor(n*alpha + beta)} for every index from some on. For a given alpha these are all the betas with {@code max(s_n -
 * n*alpha) <= beta < min(s_n + 1 - n*alpha)}, and both ends are found with integers.
 *
 * @param alpha a fraction or a quadratic irrational
 * @param beta a simple one of the possible betas, if there is one
 * @param from the first index
 * @param scale the terms are {@code scale*floor(...) + rest}
 * @param others how many other simple alphas fit as well
 */
record Beatty(Surd alpha, Optional<Surd> beta, double lowest, double highest, int from, Scale scale, int others) {
    private static final int LEAST_TERMS = 24;

    /** Some games begin in another way. */
    private static final int[] STARTS = {0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128};

    private static final int LARGEST_PART = 6;

    /** Terms that leave the same rest when they are divided. */
    private record Scale(long factor, long rest) {
        static Scale of(Terms terms) {
            long common = 0;
            for (long difference : terms.differences()) {
                common = BigInteger.valueOf(common)
                        .gcd(BigInteger.valueOf(difference))
                        .longValueExact();
            }
            return common < 2 || isConstant(terms.differences())
                    ? new Scale(1, 0)
                    : new Scale(common, Math.floorMod(terms.at(0), common));
        }

        private static boolean isConstant(long[] values) {
            return Arrays.stream(values).allMatch(value -> value == values[0]);
        }

        Terms divide(Terms terms) {
            long[] values = terms.values().clone();
            Arrays.setAll(values, n -> (terms.at(n) - rest) / factor);
            return terms.with(values);
        }

        String around(String formula) {
            String multiple = factor == 1 ? formula : factor + "*" + formula;
            return rest == 0 ? multiple : multiple + " + " + rest;
        }
    }

    static Optional<Beatty> fitting(Terms sequence) {
        Scale scale = Scale.of(sequence);
        Terms terms = scale.divide(sequence);
        for (int from : STARTS) {
            if (terms.count() - from < LEAST_TERMS) {
                return Optional.empty();
            }
            Optional<Beatty> found = fitting(terms, scale, from);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Beatty> fitting(Terms terms, Scale scale, int from) {
        int last = terms.count() - 1;
        double length = last - from;
        double middle = (terms.at(last) - terms.at(from)) / length;
        List<Range> fits = new ArrayList<>();
        for (Surd alpha : Constants.near(middle, 1 / length)) {
            Range range = new Range(alpha);
            if (range.holds(terms, from)) {
                fits.add(range);
            }
        }
        return fits.stream()
                .filter(range -> range.simplest().isPresent())
                .findFirst()
                .or(() -> fits.stream().findFirst())
                .map(range -> range.fit(terms.index(from), scale, fits.size() - 1));
    }

    /** {@code floor(n*sqrt(2) + sqrt(2)/2)}. */
    String formula() {
        String multiple = alpha.isRational()
                ? (alpha.a() == 1 ? "n" : alpha.a() + "*n") + (alpha.isWhole() ? "" : "/" + alpha.c())
                : "n*" + alpha.factor();
        String shift = beta.map(some -> some.isZero() ? "" : plus(some)).orElse(" + beta");
        boolean whole = alpha.isWhole() && beta.map(Surd::isWhole).orElse(false);
        return scale.around(whole ? multiple + shift : "floor(" + multiple + shift + ")");
    }

    private static String plus(Surd beta) {
        String text = beta.text();
        return text.startsWith("-") ? " - " + text.substring(1) : " + " + text;
    }

    String condition() {
        return beta.isPresent()
                ? ""
                : String.format(Locale.ROOT, ", for every beta from %.6f to %.6f", lowest, highest);
    }

    /** The betas that are possible with an alpha, as {@code (u + w*sqrt(d)) / c}; c and d are those of alpha. */
    private static final class Range {
        private final Surd alpha;
        private long lowU;
        private long lowW;
        private long highU;
        private long highW;

        Range(Surd alpha) {
            this.alpha = alpha;
        }

        boolean holds(Terms terms, int from) {
            lowU = u(terms, from);
            lowW = w(terms, from);
            highU = lowU + alpha.c();
            highW = lowW;
            for (int n = from + 1; n < terms.count(); n++) {
                long u = u(terms, n);
                long w = w(terms, n);
                if (Surd.sign(u - lowU, w - lowW, alpha.d()) > 0) {
                    lowU = u;
                    lowW = w;
                }
                if (Surd.sign(u + alpha.c() - highU, w - highW, alpha.d()) < 0) {
                    highU = u + alpha.c();
                    highW = w;
                }
                if (Surd.sign(highU - lowU, highW - lowW, alpha.d()) <= 0) {
                    return false;
                }
            }
            return true;
        }

        private long u(Terms terms, int n) {
            return Math.subtractExact(
                    Math.multiplyExact(alpha.c(), terms.at(n)), Math.multiplyExact(terms.index(n), alpha.a()));
        }

        private long w(Terms terms, int n) {
            return -terms.index(n) * alpha.b();
        }

        private double low() {
            return (lowU + lowW * Math.sqrt((double) alpha.d())) / alpha.c();
        }

        private double high() {
            return (highU + highW * Math.sqrt((double) alpha.d())) / alpha.c();
        }

        Beatty fit(int from, Scale scale, int others) {
            return new Beatty(alpha, simplest(), low(), high(), from, scale, others);
        }

        /** {@code (i + j*alpha)/k} with small numbers. */
        Optional<Surd> simplest() {
            for (int size = 0; size <= 2 * LARGEST_PART; size++) {
                for (int k = 1; k <= Math.min(LARGEST_PART, size + 1); k++) {
                    int j = size - (k - 1);
                    for (int signed : new int[] {j, -j}) {
                        Optional<Surd> found = with(k, signed);
                        if (found.isPresent()) {
                            return found;
                        }
                    }
                }
            }
            return Optional.empty();
        }

        private Optional<Surd> with(int k, int j) {
            long near = Math.round(k * (low() + high()) / 2 - j * alpha.value());
            for (long i = near - 1; i <= near + 1; i++) {
                // k*c times the number: i*c + j*(a + b*sqrt(d)).
                long u = i * alpha.c() + j * alpha.a();
                long w = j * alpha.b();
                if (Surd.sign(u - k * lowU, w - k * lowW, alpha.d()) >= 0
                        && Surd.sign(k * highU - u, k * highW - w, alpha.d()) > 0) {
                    return Optional.of(Surd.of(u, w, alpha.d(), k * alpha.c()));
                }
            }
            return Optional.empty();
        }
    }
}
