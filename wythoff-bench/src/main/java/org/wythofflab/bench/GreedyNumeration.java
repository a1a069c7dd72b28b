package org.wythofflab.bench;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Digits in the system {@code u_0 = 1, u_1 = p + 1, u_n = p*u_(n-1) + q*u_(n-2)}: the largest unit as often as it goes. */
record GreedyNumeration(long p, long q) {

    List<BigInteger> digits(BigInteger x) {
        List<BigInteger> units = units(x);
        List<BigInteger> digits = new ArrayList<>();
        BigInteger rest = x;
        for (int i = units.size() - 1; i >= 0; i--) {
            BigInteger[] division = rest.divideAndRemainder(units.get(i));
            digits.add(division[0]);
            rest = division[1];
        }
        return digits;
    }

    private List<BigInteger> units(BigInteger x) {
        List<BigInteger> units = new ArrayList<>();
        BigInteger unit = BigInteger.ONE;
        BigInteger next = BigInteger.valueOf(p + 1);
        while (unit.compareTo(x) <= 0) {
            units.add(unit);
            BigInteger afterNext = next.multiply(BigInteger.valueOf(p)).add(unit.multiply(BigInteger.valueOf(q)));
            unit = next;
            next = afterNext;
        }
        return units;
    }
}
