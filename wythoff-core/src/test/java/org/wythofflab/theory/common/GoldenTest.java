package org.wythofflab.theory.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.LargeCheck;

class GoldenTest {

    @Test
    void everyNumberHasItsPartner() {
        for (int n = 0; n < 3000; n++) {
            BigPosition pair = Golden.pair(BigInteger.valueOf(n));
            assertThat(Golden.partner(pair.x())).isEqualTo(pair.y());
            assertThat(Golden.partner(pair.y())).isEqualTo(pair.x());
        }
    }

    @Test
    void partnersOfLargeNumbersArePartners() {
        for (int digits : new int[] {17, 18, 19, 20, 100, 400}) {
            for (BigInteger n : LargeCheck.nastyNumbers(digits)) {
                BigPosition pair = Golden.pair(n);
                assertThat(Golden.partner(pair.x())).isEqualTo(pair.y());
                assertThat(Golden.partner(pair.y())).isEqualTo(pair.x());
                assertThat(Golden.isPair(pair.x(), pair.y())).isTrue();
                assertThat(Golden.isPair(pair.x(), pair.y().add(BigInteger.ONE)))
                        .isFalse();
                assertThat(Golden.isPair(pair.x().add(BigInteger.ONE), pair.y().add(BigInteger.ONE)))
                        .isFalse();
                assertThat(Golden.compare(pair.x(), n)).isNegative();
                assertThat(Golden.compare(pair.x().add(BigInteger.ONE), n)).isPositive();
            }
        }
    }
}
