package org.wythofflab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class QuadraticTest {

    private static final List<Quadratic> IRRATIONALS = List.of(
            Quadratic.GOLDEN,
            Quadratic.of(0, 1, 2, 1),
            Quadratic.of(-1, 1, 13, 2),
            Quadratic.of(2, 1, 5, 2),
            Quadratic.of(-1_000_000, 1, 999_999_999_999L, 1),
            Quadratic.of(3, 7, 11, 19),
            Quadratic.of(Long.MIN_VALUE, Long.MAX_VALUE, 3, Long.MAX_VALUE));

    /** The sign of {@code x - y*sqrt(d)}, for {@code y >= 0}: if {@code x >= 0} that of {@code x^2 - y^2*d}. */
    private static int sign(BigInteger x, BigInteger y, BigInteger d) {
        return x.signum() < 0 ? -1 : Product.square(x).compareTo(Product.of(Product.square(y), d));
    }

    /** Whether {@code r <= n*alpha}: whether {@code r*c - n*a <= n*b*sqrt(d)}. */
    private static boolean isAtMost(BigInteger r, Quadratic alpha, BigInteger n) {
        BigInteger difference = r.multiply(alpha.c()).subtract(n.multiply(alpha.a()));
        BigInteger factor = n.multiply(alpha.b());
        return factor.signum() >= 0
                ? sign(difference, factor, alpha.d()) <= 0
                : sign(difference.negate(), factor.negate(), alpha.d()) >= 0;
    }

    private static void assertFloor(Quadratic alpha, BigInteger n) {
        BigInteger floor = alpha.floorOfMultiple(n);
        assertThat(isAtMost(floor, alpha, n)).as("%s times %s", n, alpha).isTrue();
        assertThat(isAtMost(floor.add(BigInteger.ONE), alpha, n))
                .as("%s times %s", n, alpha)
                .isFalse();
    }

    @Test
    void theFloorIsTheLastIntegerNotAbove() {
        for (Quadratic alpha : IRRATIONALS) {
            for (BigInteger n : NastyNumbers.small()) {
                assertFloor(alpha, n);
                assertFloor(alpha, n.negate());
            }
        }
    }

    @Test
    void theFloorIsTheLastIntegerNotAboveForLongNumbers() {
        Random random = new Random(37);
        for (int bits : new int[] {700, 12_000, 70_000, 150_000}) {
            for (BigInteger n : NastyNumbers.ofBits(bits, random)) {
                assertFloor(IRRATIONALS.get(random.nextInt(IRRATIONALS.size())), n);
            }
        }
    }

    @Test
    void theFloorIsExactWhereAMultipleIsClosestToAnInteger() {
        // n = F_k brings n*phi as close to F_(k+1) as can be, from below and above in turn.
        BigInteger n = BigInteger.ONE;
        BigInteger next = BigInteger.TWO;
        for (int k = 0; k < 3_000; k++) {
            BigInteger floor = Quadratic.GOLDEN.floorOfMultiple(n);
            // F_2 * phi = 1.6, F_3 * phi = 3.2, F_4 * phi = 4.9
            assertThat(floor).isEqualTo(k % 2 == 0 ? next.subtract(BigInteger.ONE) : next);
            BigInteger sum = n.add(next);
            n = next;
            next = sum;
        }
    }

    @Test
    void aBeattyPairCoversThePositiveIntegersOnce() {
        for (long t = 1; t <= 4; t++) {
            Quadratic alpha = Quadratic.of(2 - t, 1, t * t + 4, 2);
            Quadratic beta = Quadratic.of(2 + t, 1, t * t + 4, 2);
            Set<BigInteger> seen = new HashSet<>();
            List<BigInteger> all = new ArrayList<>();
            for (long n = 1; n <= 2_000; n++) {
                all.add(alpha.floorOfMultiple(BigInteger.valueOf(n)));
                all.add(beta.floorOfMultiple(BigInteger.valueOf(n)));
            }
            all.forEach(value -> assertThat(seen.add(value)).isTrue());
            for (long value = 1; value <= 2_000; value++) {
                assertThat(seen).contains(BigInteger.valueOf(value));
            }
        }
    }

    @Test
    void onlyIrrationalsWithPositivePartsAreTaken() {
        assertThatThrownBy(() -> Quadratic.of(1, 0, 5, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Quadratic.of(1, 1, 5, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Quadratic.of(1, 1, 5, -2)).isInstanceOf(IllegalArgumentException.class);
        for (long square : new long[] {-4, 0, 1, 4, 144}) {
            assertThatThrownBy(() -> Quadratic.of(1, 1, square, 2)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
