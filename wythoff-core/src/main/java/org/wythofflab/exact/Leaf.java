package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The lowest places of a {@link Numeration}, as many as fit into a {@code long}: worked digit by digit. */
final class Leaf {

    /** A bound for the unit after the first one left out: numbers of the leaf, shifted, fit into a long. */
    private static final BigInteger LARGEST = BigInteger.ONE.shiftLeft(60);

    private final BigInteger p;
    private final long[] units;

    private Leaf(BigInteger p, long[] units) {
        this.p = p;
        this.units = units;
    }

    static Leaf of(BigInteger p, BigInteger q) {
        List<BigInteger> units = new ArrayList<>(List.of(BigInteger.ONE, p.add(BigInteger.ONE)));
        while (units.get(units.size() - 1).compareTo(LARGEST) <= 0) {
            int n = units.size();
            units.add(p.multiply(units.get(n - 1)).add(q.multiply(units.get(n - 2))));
        }
        units.remove(units.size() - 1);
        return new Leaf(p, units.stream().mapToLong(BigInteger::longValueExact).toArray());
    }

    /** How many places: at least one, even if its digit does not fit into a long. */
    int places() {
        return Math.max(1, units.length - 2);
    }

    /** Writes the digits of {@code x < u_places} and returns {@code x} shifted by one place. */
    BigInteger expand(BigInteger x, DigitRow row, int start) {
        if (places() == 1) {
            row.set(start, x);
            return Product.of(x, p.add(BigInteger.ONE));
        }
        long rest = x.longValueExact();
        long shifted = 0;
        for (int i = places() - 1; i >= 0; i--) {
            if (rest >= units[i]) {
                long digit = rest / units[i];
                rest -= digit * units[i];
                shifted += digit * units[i + 1];
                row.set(start + places() - 1 - i, BigInteger.valueOf(digit));
            }
        }
        return BigInteger.valueOf(shifted);
    }

    /** The value of digits {@code >= 0}, most significant first and no more than there are places, and its shift. */
    BigInteger[] value(List<BigInteger> digits) {
        BigInteger[] sum = {BigInteger.ZERO, BigInteger.ZERO};
        if (places() == 1) {
            BigInteger digit = digits.get(0);
            return new BigInteger[] {digit, Product.of(digit, p.add(BigInteger.ONE))};
        }
        long value = 0;
        long shifted = 0;
        for (int i = 0; i < digits.size(); i++) {
            BigInteger digit = digits.get(digits.size() - 1 - i);
            if (digit.compareTo(p) <= 0) {
                value += digit.longValue() * units[i];
                shifted += digit.longValue() * units[i + 1];
            } else {
                // No digit of a number, but a digit all the same.
                sum[0] = sum[0].add(digit.multiply(BigInteger.valueOf(units[i])));
                sum[1] = sum[1].add(digit.multiply(BigInteger.valueOf(units[i + 1])));
            }
        }
        return new BigInteger[] {sum[0].add(BigInteger.valueOf(value)), sum[1].add(BigInteger.valueOf(shifted))};
    }
}
