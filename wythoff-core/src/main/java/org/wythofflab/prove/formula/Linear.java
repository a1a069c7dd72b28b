package org.wythofflab.prove.formula;

import java.util.Map;
import java.util.TreeMap;

/** {@code c_1 v_1 + ... + c_n v_n + c} in variables; the numbers stay below 2^31, or arithmetic says so. */
record Linear(Map<String, Integer> coefficients, int constant) {

    Linear {
        coefficients = new TreeMap<>(coefficients);
        coefficients.values().removeIf(coefficient -> coefficient == 0);
    }

    static Linear number(int constant) {
        return new Linear(Map.of(), constant);
    }

    static Linear variable(String name) {
        return new Linear(Map.of(name, 1), 0);
    }

    Linear plus(Linear other) {
        Map<String, Integer> sum = new TreeMap<>(coefficients);
        other.coefficients.forEach((name, coefficient) -> sum.merge(name, coefficient, Math::addExact));
        return new Linear(sum, Math.addExact(constant, other.constant));
    }

    Linear times(int factor) {
        Map<String, Integer> product = new TreeMap<>();
        coefficients.forEach((name, coefficient) -> product.put(name, Math.multiplyExact(coefficient, factor)));
        return new Linear(product, Math.multiplyExact(constant, factor));
    }

    Linear minus(Linear other) {
        return plus(other.times(-1));
    }

    /** The greatest number that divides all of its numbers; 0 if it is 0. */
    int content() {
        int content = Math.abs(constant);
        for (int coefficient : coefficients.values()) {
            content = Roots.gcd(content, coefficient);
        }
        return content;
    }

    /** Divided by a number that divides all of its numbers. */
    Linear over(int divisor) {
        Map<String, Integer> quotient = new TreeMap<>();
        coefficients.forEach((name, coefficient) -> quotient.put(name, coefficient / divisor));
        return new Linear(quotient, constant / divisor);
    }

    boolean isNumber() {
        return coefficients.isEmpty();
    }
}
