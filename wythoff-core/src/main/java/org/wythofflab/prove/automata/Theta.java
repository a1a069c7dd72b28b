package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The irrational number that belongs to a number system with b = 1: {@code theta = [0; a_0 + 1, a_1, a_2, ...]}, whose
 * convergents are {@code p_n / U_n} with {@code p_0 = 0}, {@code p_1 = 1}, {@code p_(n+1) = a_n p_n + p_(n-1)}. If n = sum of
 * {@code d_i U_i}, put M(n) = sum of {@code d_i p_i}; then (Ostrowski 1922) {@code floor(n theta)} is M(n) if the word of n ends
 * in an even number of zeros, and M(n) - 1 if in an odd one, n > 0.
 *
 * <p>Put {@code sqrt(D) = e + k theta}; D, e and k are whole numbers. So {@code floor(n theta)} gives the floors of all
 * multiples of numbers made of whole numbers and sqrt(D).
 */
public final class Theta {

    private final NumberSystem system;
    private final BigInteger radicand;
    private final int sum;
    private final int factor;

    private Theta(NumberSystem system) {
        this.system = system;
        // The product of (a 1; 1 0) over a period is (p q; r s), and omega = [a_0; a_1, ...] = (p omega + q)/(r omega +
        // s).
        long p = 1;
        long q = 0;
        long r = 0;
        long s = 1;
        for (int a : system.quotients()) {
            long first = Math.addExact(Math.multiplyExact(p, a), q);
            long second = Math.addExact(Math.multiplyExact(r, a), s);
            q = p;
            s = r;
            p = first;
            r = second;
        }
        // omega = (p - s + sqrt(D)) / 2r with D = (p - s)^2 + 4qr, and theta = 1/(1 + omega).
        radicand =
                BigInteger.valueOf(p - s).pow(2).add(BigInteger.valueOf(4 * q).multiply(BigInteger.valueOf(r)));
        sum = Math.toIntExact(2 * r + p - s);
        factor = Math.toIntExact(2 * (q - r - p + s));
    }

    /** That of a system, if it has one. */
    public static Optional<Theta> of(NumberSystem system) {
        return system.b() == 1 ? Optional.of(new Theta(system)) : Optional.empty();
    }

    /** D. */
    public BigInteger radicand() {
        return radicand;
    }

    /** e. */
    public int sum() {
        return sum;
    }

    /** k. */
    public int factor() {
        return factor;
    }

    /** The pairs (n,m) with {@code m = floor(n theta)}. */
    public Automaton floors(Outlay outlay) {
        return multiples(labels -> labels[0] == (labels[1] == 1 ? 0 : -1), outlay);
    }

    /** The pairs (n,m) with {@code m = ceil(n theta)}: one more, but for n = 0. */
    public Automaton ceilings(Outlay outlay) {
        return multiples(labels -> labels[0] == (labels[1] == 1 ? labels[2] : 0), outlay);
    }

    /** By m - M(n), whether the zeros at the end are even in number, and whether n is positive. */
    private Automaton multiples(Predicate<int[]> wanted, Outlay outlay) {
        return new Tuples(system, 2, 2, outlay)
                .with(new NumeratorReader(system, numerators()))
                .with(Sets.evenZeros(system, outlay).toTheEnd(0))
                .with(new LinearReader(system, new int[] {0}, new int[] {1}, 0))
                .where(wanted);
    }

    /** For each phase whole numbers u, v, w with {@code w p_i = u U_i + v U_(i-1)} for the digits i that are read there. */
    private List<int[]> numerators() {
        int period = system.period();
        List<long[]> rows = new ArrayList<>();
        long[] weight = {1, 1};
        long[] numerator = {0, 1};
        for (int i = 0; i < 2 * period; i++) {
            rows.add(new long[] {weight[0], weight[1], numerator[0]});
            int a = system.quotients().get(i % period);
            weight = next(weight, a);
            numerator = next(numerator, a);
        }
        List<int[]> found = new ArrayList<>();
        for (int phase = 0; phase < period; phase++) {
            // Two equations; the recurrence of a period carries them on to all others.
            long[] one = rows.get(period - 1 - phase);
            long[] two = rows.get(2 * period - 1 - phase);
            long w = minor(one[0], one[1], two[0], two[1]);
            found.add(new int[] {
                Math.toIntExact(minor(one[2], one[1], two[2], two[1])),
                Math.toIntExact(minor(one[0], one[2], two[0], two[2])),
                Math.toIntExact(w)
            });
        }
        return found;
    }

    private static long[] next(long[] pair, int a) {
        return new long[] {Math.addExact(Math.multiplyExact(pair[0], a), pair[1]), pair[0]};
    }

    private static long minor(long a, long b, long c, long d) {
        return Math.subtractExact(Math.multiplyExact(a, d), Math.multiplyExact(b, c));
    }
}
