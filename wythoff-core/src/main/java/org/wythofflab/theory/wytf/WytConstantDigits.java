package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.wythofflab.exact.Brief;
import org.wythofflab.theory.DecidingDigits;
import org.wythofflab.theory.wytf.ThreeDigits.Digits;

/** The digits of Theorem 11 and what they say (Lemmas 7 and 8). */
record WytConstantDigits(ThreeDigits numeration) implements DecidingDigits {

    @Override
    public String system() {
        return "numeration system (t^2-1, t, 1) with t = " + Brief.of(numeration.t());
    }

    @Override
    public Reading read(BigInteger pile) {
        Digits digits = numeration.digits(pile);
        List<BigInteger> significant = Stream.of(digits.m2(), digits.m1(), digits.m0())
                .dropWhile(digit -> digit.signum() == 0)
                .toList();
        return new Reading(significant, meaning(digits));
    }

    private static String meaning(Digits digits) {
        int order = digits.m1().compareTo(digits.m0());
        if (order == 0) {
            return "in A and in B: m_1 = m_0, so A_n = B_n";
        }
        return order < 0
                ? "in A: m_1 < m_0, and B_n has them exchanged"
                : "in B: m_1 > m_0, and A_n has them exchanged";
    }
}
