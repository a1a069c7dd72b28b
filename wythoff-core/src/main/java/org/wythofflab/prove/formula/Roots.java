package org.wythofflab.prove.formula;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.LinearReader;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Theta;
import org.wythofflab.prove.automata.Tuples;

/**
 * The pairs (n,q) with {@code q = floor(n sqrt(d))}, in a system whose irrational number theta is made of whole numbers and
 * sqrt(d): {@code sqrt(d) = (e + k theta) / g}, and the floor of a fraction with the denominator g is that of the floor of its
 * numerator.
 */
final class Roots {

    /** With larger factors nobody can build the automata. */
    private static final BigInteger LARGEST = BigInteger.valueOf(1 << 12);

    private final NumberSystem system;
    private final Outlay outlay;
    private final Map<Integer, Optional<Automaton>> made = new HashMap<>();

    Roots(NumberSystem system, Outlay outlay) {
        this.system = system;
        this.outlay = outlay;
    }

    /** Empty if the system does not fit the root. */
    Optional<Automaton> of(int radicand) {
        return made.computeIfAbsent(
                radicand, d -> Theta.of(system).flatMap(theta -> relation(theta, BigInteger.valueOf(d))));
    }

    /** Whether the irrational number of the system fits a root. */
    static boolean fits(NumberSystem system, int radicand) {
        return Theta.of(system)
                .filter(theta -> isSquare(theta.radicand().multiply(BigInteger.valueOf(radicand))))
                .isPresent();
    }

    static boolean isSquare(BigInteger number) {
        return number.sqrt().pow(2).equals(number);
    }

    private Optional<Automaton> relation(Theta theta, BigInteger d) {
        BigInteger product = theta.radicand().multiply(d);
        if (!isSquare(product)) {
            return Optional.empty();
        }
        // sqrt(d) = sqrt(dD)/D * (e + k theta).
        BigInteger e = product.sqrt().multiply(BigInteger.valueOf(theta.sum()));
        BigInteger k = product.sqrt().multiply(BigInteger.valueOf(theta.factor()));
        BigInteger g = theta.radicand();
        BigInteger common = e.gcd(k).gcd(g);
        if (e.abs().max(k.abs()).max(g).divide(common).compareTo(LARGEST) > 0) {
            throw new ArithmeticException("the factors are too large");
        }
        return Optional.of(relation(
                theta.floors(outlay),
                e.divide(common).intValueExact(),
                k.divide(common).intValueExact(),
                g.divide(common).intValueExact()));
    }

    /** Tracks: n, q, |k| n, and the floor of that times theta. */
    private Automaton relation(Automaton floors, int e, int k, int g) {
        // If k < 0: the floor of -z is -floor(z) - 1, as z is irrational unless n = 0.
        int sign = Integer.signum(k);
        int more = sign < 0 ? -1 : 0;
        int[] all = {0, 1, 3};
        return new Tuples(system, 2, 4, outlay)
                .with(floors.on(2, 3))
                .with(new LinearReader(system, new int[] {0, 2}, new int[] {Math.abs(k), -1}, 0)
                        .only(label -> label == 0))
                // These two die of no pair (0,0), of which the digits are zeros: nothing is certain then.
                .with(new LinearReader(system, all, new int[] {e, -g, sign}, more).only(label -> label >= 0))
                .with(new LinearReader(system, all, new int[] {e, -g, sign}, more - g).only(label -> label < 0))
                .with(new LinearReader(system, new int[] {0}, new int[] {1}, 0))
                .with(new LinearReader(system, new int[] {1}, new int[] {1}, 0))
                .where(labels -> labels[0] == 1
                        && labels[1] == 0
                        && (labels[4] > 0 ? labels[2] >= 0 && labels[3] < 0 : labels[5] == 0));
    }
}
