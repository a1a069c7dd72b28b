package org.wythofflab.prove.export;

import java.util.List;
import java.util.Map;

/** How another program writes formulas about numbers 0, 1, 2, ... */
interface Dialect {

    String all(List<String> conditions);

    String any(List<String> conditions);

    String not(String condition);

    /** That the sum, by factor of each variable, plus the constant is negative, zero or positive. */
    String sign(Map<String, Long> sum, long constant, int sign);

    /** That the difference of two variables, which is not negative, has the remainder. */
    String remainder(String more, String less, int modulus, int remainder);
}
