package org.wythofflab.theory;

import java.math.BigInteger;
import java.util.List;

/** The numeration system whose digits tell to which sequence a pile belongs. */
public interface DecidingDigits {

    /**
     * A pile read by its digits.
     *
     * @param digits most significant first and not 0; none at all for zero
     * @param meaning what they say of the pile, such as "in A: an even number of trailing zeros"
     */
    record Reading(List<BigInteger> digits, String meaning) {}

    /** Such as "numeration system (t^2-1, t, 1) with t = 3". */
    String system();

    Reading read(BigInteger pile);
}
