package org.wythofflab.theory;

import java.math.BigInteger;
import java.util.List;

/** The numeration system whose digits tell to which sequence a pile belongs. */
public interface DecidingDigits {

    /** Such as "numeration system (t^2-1, t, 1) with t = 3". */
    String system();

    /** The digits of a pile, most significant first; no leading zero except for 0 itself, which has none. */
    List<BigInteger> digits(BigInteger pile);

    /** What the digits say of the pile, such as "in A: an even number of trailing zeros". */
    String reading(BigInteger pile);
}
