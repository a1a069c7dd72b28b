package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The numeration system as it is defined: the largest unit as often as it goes, then the next. */
final class GreedyNumeration {

    private final BigInteger p;
    private final BigInteger q;
    private final List<BigInteger> units;

    private GreedyNumeration(BigInteger p, BigInteger q) {
        this.p = p;
        this.q = q;
        this.units = new ArrayList<>(List.of(BigInteger.ONE, p.add(BigInteger.ONE)));
    }

    static GreedyNumeration of(String p, String q) {
        return new GreedyNumeration(new BigInteger(p), new BigInteger(q));
    }

    Numeration numeration() {
        return Numeration.of(p, q);
    }

    BigInteger p() {
        return p;
    }

    BigInteger q() {
        return q;
    }

    BigInteger unit(int i) {
        while (units.size() <= i) {
            int n = units.size();
            units.add(p.multiply(units.get(n - 1)).add(q.multiply(units.get(n - 2))));
        }
        return units.get(i);
    }

    List<BigInteger> digits(BigInteger x) {
        int length = 0;
        while (unit(length).compareTo(x) <= 0) {
            length++;
        }
        List<BigInteger> digits = new ArrayList<>();
        BigInteger rest = x;
        for (int i = length - 1; i >= 0; i--) {
            BigInteger[] division = rest.divideAndRemainder(unit(i));
            digits.add(division[0]);
            rest = division[1];
        }
        return digits;
    }

    BigInteger value(List<BigInteger> digits) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < digits.size(); i++) {
            sum = sum.add(digits.get(digits.size() - 1 - i).multiply(unit(i)));
        }
        return sum;
    }

    boolean isAdmissible(List<BigInteger> digits) {
        boolean afterP = false;
        for (BigInteger digit : digits) {
            if (digit.signum() < 0 || digit.compareTo(p) > 0 || (afterP && digit.compareTo(q) >= 0)) {
                return false;
            }
            afterP = digit.equals(p);
        }
        return true;
    }

    @Override
    public String toString() {
        return "the system of " + p + " and " + q;
    }
}
