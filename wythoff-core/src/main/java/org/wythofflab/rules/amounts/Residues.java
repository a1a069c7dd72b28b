package org.wythofflab.rules.amounts;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongPredicate;

/** The amounts that leave the given remainder when divided by the modulus. */
public record Residues(int remainder, int modulus) implements AmountPiece {

    public static final Residues ALL = new Residues(0, 1);

    @Override
    public boolean contains(BigInteger amount) {
        return amount.mod(BigInteger.valueOf(modulus)).intValueExact() == remainder;
    }

    @Override
    public LongPredicate compiled() {
        return amount -> amount % modulus == remainder;
    }

    @Override
    public void mark(BitSet bits, int end) {
        for (int amount = smallest(); amount < end; amount += modulus) {
            bits.set(amount);
        }
    }

    @Override
    public Periodicity periodicity() {
        return new Periodicity(BigInteger.ZERO, BigInteger.valueOf(modulus));
    }

    @Override
    public List<BigInteger> edges() {
        return List.of();
    }

    @Override
    public void addTo(SetBuilder set) {
        set.addClass(remainder, modulus);
    }

    private int smallest() {
        return remainder == 0 ? modulus : remainder;
    }

    /** Whether all amounts of the class below {@code end} are set. */
    boolean isWithin(BitSet bits, int end) {
        int amount = smallest();
        while (amount < end && bits.get(amount)) {
            amount += modulus;
        }
        return amount >= end;
    }

    /** How many amounts of the class below {@code end} are set. */
    int count(BitSet bits, int end) {
        int count = 0;
        for (int amount = smallest(); amount < end; amount += modulus) {
            count += bits.get(amount) ? 1 : 0;
        }
        return count;
    }

    /** Whether every amount of the other class is in this one. */
    boolean covers(Residues other) {
        return other.modulus % modulus == 0 && other.remainder % modulus == remainder;
    }

    @Override
    public String text() {
        if (modulus == 1) {
            return "all";
        }
        return modulus == 2 ? (remainder == 1 ? "odd" : "even") : remainder + " mod " + modulus;
    }
}
