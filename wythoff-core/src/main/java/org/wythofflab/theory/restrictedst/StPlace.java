package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;

/**
 * Where a pile stands in the two sequences.
 *
 * @param upper whether the pile is {@code B_n}, for some {@code n}, rather than {@code A_n}
 * @param partner the other pile of its pair: {@code A_n} if the pile is {@code B_n}, and {@code B_n} if it is {@code A_n}
 */
record StPlace(boolean upper, BigInteger partner) {

    static StPlace lower(BigInteger partner) {
        return new StPlace(false, partner);
    }

    static StPlace upper(BigInteger partner) {
        return new StPlace(true, partner);
    }
}
