package org.wythofflab.prove.formula;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Theta;

/**
 * Numbers with a root, told by the irrational number theta of a number system: if that fits, {@code sqrt(d) = (e + k theta) / g}
 * with whole numbers.
 */
final class Roots {

    /** With larger factors nobody can build the automata. */
    private static final int LARGEST = 1 << 12;

    private final NumberSystem system;
    private final Outlay outlay;
    private final Map<Boolean, Automaton> made = new HashMap<>();

    Roots(NumberSystem system, Outlay outlay) {
        this.system = system;
        this.outlay = outlay;
    }

    /** {@code (whole + factor theta of) / denominator}, in lowest terms. */
    record Multiple(Linear whole, int factor, Linear of, int denominator) {}

    /** Whether the irrational number of the system fits a root. */
    static boolean fits(NumberSystem system, int radicand) {
        return Theta.of(system)
                .filter(theta -> isSquare(theta.radicand().multiply(BigInteger.valueOf(radicand))))
                .isPresent();
    }

    static boolean isSquare(BigInteger number) {
        return number.sqrt().pow(2).equals(number);
    }

    /** The pairs of a number and theta times it, rounded. */
    Automaton rounded(boolean up) {
        return made.computeIfAbsent(up, any -> {
            Theta theta = Theta.of(system).orElseThrow();
            return up ? theta.ceilings(outlay) : theta.floors(outlay);
        });
    }

    /** The same number, if the system fits its root. */
    Optional<Multiple> told(Surd surd) {
        return fits(system, surd.radicand()) ? Theta.of(system).map(theta -> told(surd, theta)) : Optional.empty();
    }

    private static Multiple told(Surd surd, Theta theta) {
        // sqrt(d) = sqrt(dD)/D * (e + k theta).
        BigInteger root =
                theta.radicand().multiply(BigInteger.valueOf(surd.radicand())).sqrt();
        BigInteger common = root.gcd(theta.radicand());
        int f = root.divide(common).intValueExact();
        int g = theta.radicand().divide(common).intValueExact();
        int content = surd.root().content();
        Linear whole = surd.whole().times(g).plus(surd.root().times(Math.multiplyExact(f, theta.sum())));
        int factor = Math.multiplyExact(Math.multiplyExact(f, theta.factor()), content);
        int denominator = Math.multiplyExact(surd.denominator(), g);
        int least = gcd(gcd(whole.content(), factor), denominator);
        if (Math.abs(factor / least) > LARGEST || denominator / least > LARGEST) {
            throw new ArithmeticException("the factors are too large");
        }
        return new Multiple(whole.over(least), factor / least, surd.root().over(content), denominator / least);
    }

    static int gcd(int a, int b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }
}
