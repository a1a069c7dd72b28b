package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The numeration system as it is defined: the largest unit as often as it goes, then the next. */
record GreedyNumeration(BigInteger p, BigInteger q) {

    static GreedyNumeration of(String p, String q) {
        return new GreedyNumeration(new BigInteger(p), new BigInteger(q));
    }

    private List<BigInteger> units(int count) {
        List<BigInteger> units = new ArrayList<>(List.of(BigInteger.ONE, p.add(BigInteger.ONE)));
        for (int n = 2; n < count; n++) {
            units.add(p.multiply(units.get(n - 1)).add(q.multiply(units.get(n - 2))));
        }
        return units;
    }

    List<BigInteger> digits(BigInteger x) {
        List<BigInteger> units = units(2);
        while (units.get(units.size() - 1).compareTo(x) <= 0) {
            int n = units.size();
            units.add(p.multiply(units.get(n - 1)).add(q.multiply(units.get(n - 2))));
        }
        List<BigInteger> digits = new ArrayList<>();
        BigInteger rest = x;
        for (int i = units.size() - 1; i >= 0; i--) {
            BigInteger[] division = rest.divideAndRemainder(units.get(i));
            if (!digits.isEmpty() || division[0].signum() != 0) {
                digits.add(division[0]);
            }
            rest = division[1];
        }
        return digits;
    }

    BigInteger value(List<BigInteger> digits) {
        List<BigInteger> units = units(digits.size());
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < digits.size(); i++) {
            sum = sum.add(digits.get(digits.size() - 1 - i).multiply(units.get(i)));
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
}
