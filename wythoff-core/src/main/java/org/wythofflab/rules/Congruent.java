package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** m-modular Wythoff: {@code k = l (mod m)}; {@code m = 1} allows every pair (Khovanova and Niu, section 3). */
public record Congruent(BigInteger modulus) implements PairRule {

    private static final int MANY_RESIDUES = 64;
    private static final int MANY_DIAGONALS = 512;

    public Congruent {
        if (modulus.signum() <= 0) {
            throw new IllegalArgumentException("the modulus is at least 1, not " + modulus);
        }
    }

    @Override
    public boolean allows(BigInteger k, BigInteger l) {
        return k.subtract(l).mod(modulus).signum() == 0;
    }

    @Override
    public PairTest on(int maxFirst, int maxSecond) {
        // A modulus beyond int exceeds every |k - l| on the board, so clamping it leaves k = l, as it should.
        int m = modulus.min(BigInteger.valueOf(Integer.MAX_VALUE)).intValueExact();
        return (k, l) -> (k - l) % m == 0;
    }

    @Override
    public PairRule swapped() {
        return this;
    }

    @Override
    public PairRule simplest(boolean besideNim) {
        return this;
    }

    @Override
    public String text(AmountSet first, AmountSet second) {
        if (first.isAll() && second.isAll()) {
            return "modular(" + modulus + ")";
        }
        // The language has no word for "always".
        String condition = modulus.equals(BigInteger.ONE) ? "1 = 1" : "k%" + modulus + " = l%" + modulus;
        return "moves(first: " + first.text() + "; second: " + second.text() + "; both: " + condition + ")";
    }

    @Override
    public Optional<Creases> creases(int side) {
        if (modulus.compareTo(BigInteger.valueOf(MANY_RESIDUES)) <= 0) {
            return Optional.of(new Creases(modulus.intValueExact(), Set.of()));
        }
        // Rather than residues, the diagonals on which k - l is a multiple of the modulus.
        long m = modulus.min(BigInteger.valueOf(side)).longValueExact();
        if (side / m > MANY_DIAGONALS) {
            return Optional.empty();
        }
        Set<Crease> diagonals = new HashSet<>();
        for (long distance = 0; distance < side; distance += m) {
            diagonals.add(Crease.of(1, -1, distance));
            diagonals.add(Crease.of(1, -1, -distance));
        }
        return Optional.of(new Creases(1, diagonals));
    }

    @Override
    public Symmetry symmetry() {
        return Symmetry.because("k and l have the same part in the rule");
    }

    @Override
    public String words() {
        return modulus.equals(BigInteger.ONE)
                ? "any numbers of tokens from both piles"
                : "tokens from both piles, two numbers that leave the same remainder when divided by " + modulus;
    }
}
