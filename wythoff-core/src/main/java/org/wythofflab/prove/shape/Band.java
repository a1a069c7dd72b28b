package org.wythofflab.prove.shape;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.game.Slope;

/**
 * {@code low <= r y - p x - q shift(x) <= high}: a strip of bounded width along a line, since shift(x) differs from x times
 * the number by which the weights grow by a bounded amount.
 */
final class Band {

    private static final BigInteger LARGEST = BigInteger.valueOf(200);

    private final Slope slope;
    private final int r;
    private final int p;
    private final int q;
    private final NumberSystem system;
    private long low = Long.MAX_VALUE;
    private long high = Long.MIN_VALUE;

    private Band(Slope slope, NumberSystem system, BigInteger r, BigInteger p, BigInteger q) {
        this.slope = slope;
        this.system = system;
        this.r = r.intValueExact();
        this.p = p.intValueExact();
        this.q = q.intValueExact();
    }

    /** The band of a slope, if the slope can be written in the number system. */
    static Optional<Band> of(Slope slope, NumberSystem system) {
        if (slope.isRational()) {
            return small(slope, system, slope.r(), slope.p(), BigInteger.ZERO);
        }
        if (system.period() > 1) {
            // The weights do not grow by the same number from each to the next.
            return Optional.empty();
        }
        // The weights grow by (a + f sqrt(d)) / 2, so sqrt(d) is (2 shift - a) / f.
        BigInteger a = BigInteger.valueOf(system.a());
        BigInteger discriminant = a.pow(2).add(BigInteger.valueOf(4L * system.b()));
        BigInteger[] square = discriminant.divideAndRemainder(slope.d());
        BigInteger f = square[0].sqrt();
        if (system.b() == 0 || square[1].signum() != 0 || !f.pow(2).equals(square[0])) {
            return Optional.empty();
        }
        BigInteger r = f.multiply(slope.r());
        BigInteger p = f.multiply(slope.p()).subtract(slope.q().multiply(a));
        BigInteger q = slope.q().shiftLeft(1);
        BigInteger common = r.gcd(p).gcd(q);
        return small(slope, system, r.divide(common), p.divide(common), q.divide(common));
    }

    private static Optional<Band> small(Slope slope, NumberSystem system, BigInteger r, BigInteger p, BigInteger q) {
        return r.abs().max(p.abs()).max(q.abs()).compareTo(LARGEST) > 0
                ? Optional.empty()
                : Optional.of(new Band(slope, system, r, p, q));
    }

    Slope slope() {
        return slope;
    }

    /** How far a position lies from the line. */
    long distance(int x, int y) {
        return (long) r * y - (long) p * x - q * shift(x);
    }

    private long shift(int x) {
        if (q == 0) {
            return 0;
        }
        int[] word = system.word(x);
        int[] longer = Arrays.copyOf(word, word.length + 1);
        return system.value(longer).longValueExact();
    }

    void widen(long distance) {
        low = Math.min(low, distance);
        high = Math.max(high, distance);
    }

    boolean holds(long distance) {
        return low <= distance && distance <= high;
    }

    /** How much it would have to grow. */
    long lack(long distance) {
        return Math.max(low - distance, distance - high);
    }

    boolean isEmpty() {
        return low > high;
    }

    String formula() {
        return bound("<=", high) + " and " + bound(">=", low);
    }

    /** With every term on the side where it is positive. */
    private String bound(String relation, long constant) {
        String left = term("", r, "y") + term(" + ", -p, "x") + term(" + ", -q, "shift(x)");
        String right = (term(" + ", p, "x")
                        + term(" + ", q, "shift(x)")
                        + (constant > 0 || (p <= 0 && q <= 0 && constant == 0) ? " + " + constant : ""))
                .replaceFirst("^ \\+ ", "");
        String more = constant < 0 ? " + " + -constant : "";
        return left + more + " " + relation + " " + (right.isEmpty() ? "0" : right);
    }

    private static String term(String sign, int factor, String name) {
        return factor <= 0 ? "" : sign + (factor == 1 ? "" : factor + "*") + name;
    }

    Bands.Strip strip() {
        return new Bands.Strip(r, p, q, low, high);
    }

    /** As {@code -1 <= y - shift(x) <= 2}. */
    String words() {
        String form = term("", r, "y") + signed(-p, "x") + signed(-q, "shift(x)");
        return low == high ? form + " = " + low : low + " <= " + form + " <= " + high;
    }

    private static String signed(int factor, String name) {
        int size = Math.abs(factor);
        return factor == 0 ? "" : (factor < 0 ? " - " : " + ") + (size == 1 ? "" : size + "*") + name;
    }
}
