package org.wythofflab.prove.formula;

/**
 * {@code (whole + root * sqrt(radicand)) / denominator}, both parts linear.
 *
 * @param radicand 0 if there is no root yet
 */
record Surd(Linear whole, Linear root, int radicand, int denominator) {

    static Surd of(Linear whole) {
        return new Surd(whole, Linear.number(0), 0, 1);
    }

    static Surd root(int radicand) {
        return new Surd(Linear.number(0), Linear.number(1), radicand, 1);
    }

    boolean isNumber() {
        return whole.isNumber() && root.isNumber();
    }

    /** Whether there is at most one root in both. */
    boolean fits(Surd other) {
        return radicand == 0 || other.radicand == 0 || radicand == other.radicand;
    }

    Surd plus(Surd other) {
        return new Surd(
                whole.times(other.denominator).plus(other.whole.times(denominator)),
                root.times(other.denominator).plus(other.root.times(denominator)),
                Math.max(radicand, other.radicand),
                Math.multiplyExact(denominator, other.denominator));
    }

    Surd negated() {
        return new Surd(whole.times(-1), root.times(-1), radicand, denominator);
    }

    /** Times a number. */
    Surd times(Surd number) {
        int a = number.whole.constant();
        int b = number.root.constant();
        int d = Math.max(radicand, number.radicand);
        return new Surd(
                whole.times(a).plus(root.times(Math.multiplyExact(b, d))),
                whole.times(b).plus(root.times(a)),
                d,
                Math.multiplyExact(denominator, number.denominator));
    }

    Surd over(int divisor) {
        return new Surd(whole, root, radicand, Math.multiplyExact(denominator, divisor));
    }
}
