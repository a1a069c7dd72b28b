package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

final class QuadraticTest {

    /** r = floor(n (a + b sqrt d) / c) iff rc - na <= n b sqrt d < (r+1)c - na; both sides can be squared with their sign. */
    private static void check(Quadratic alpha, BigInteger n) {
        BigInteger r = alpha.floorOfMultiple(n);
        BigInteger low = r.multiply(alpha.c()).subtract(n.multiply(alpha.a()));
        BigInteger root = n.multiply(alpha.b()).pow(2).multiply(alpha.d());
        assertThat(low.signum() <= 0 || low.pow(2).compareTo(root) <= 0).isTrue();
        BigInteger high = low.add(alpha.c());
        assertThat(high.signum() > 0 && high.pow(2).compareTo(root) > 0).isTrue();
    }

    @Test
    void floorsSatisfyTheirInequalities() {
        BigInteger fibonacci = BigInteger.ONE;
        BigInteger before = BigInteger.ZERO;
        for (int i = 0; i < 400; i++) {
            for (Quadratic alpha : List.of(
                    Quadratic.GOLDEN, Quadratic.of(0, 1, 2, 1), Quadratic.of(-1, 1, 13, 2), Quadratic.of(3, 2, 7, 5))) {
                for (int off = -1; off <= 1; off++) {
                    BigInteger n = fibonacci.add(BigInteger.valueOf(off));
                    if (n.signum() >= 0) {
                        check(alpha, n);
                    }
                }
            }
            BigInteger next = fibonacci.add(before);
            before = fibonacci;
            fibonacci = next;
        }
        check(Quadratic.GOLDEN, BigInteger.TEN.pow(5000));
    }
}
