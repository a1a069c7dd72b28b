package org.wythofflab.theory.imitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.theory.imitation.MpSequence.Place;

/** The sequences of Definition 13: written out for small numbers, known by their properties for large ones. */
final class MpSequenceTest {

    static Stream<Arguments> nearMAndP() {
        return IntStream.rangeClosed(1, 7)
                .boxed()
                .flatMap(m -> IntStream.rangeClosed(1, 7).mapToObj(p -> Arguments.of(m, p)));
    }

    static Stream<Arguments> farMAndP() {
        return Stream.of(
                Arguments.of(1, 40),
                Arguments.of(2, 31),
                Arguments.of(39, 40),
                Arguments.of(40, 3),
                Arguments.of(1000, 7),
                Arguments.of(1 << 30, 5),
                Arguments.of(12, 18),
                Arguments.of(48, 8));
    }

    @ParameterizedTest
    @MethodSource({"nearMAndP", "farMAndP"})
    void everySmallNumberHasThePlaceOfDefinition13(int m, int p) {
        int bound = 500 + 20 * p;
        Map<Long, Place> definition = new HashMap<>();
        List<BigInteger> firsts = new ArrayList<>();
        for (long a = 0; a < bound; a++) {
            if (!definition.containsKey(a)) {
                BigInteger n = BigInteger.valueOf(firsts.size());
                definition.put(a + (long) (firsts.size() / p) * m, new Place(false, n));
                definition.put(a, new Place(true, n));
                firsts.add(BigInteger.valueOf(a));
            }
        }
        for (MpSequence sequence : both(m, p)) {
            // In no particular order, so that each number is asked for in other windows than its neighbours.
            for (int i = 0; i < bound; i++) {
                long x = i * 769L % bound;
                assertThat(sequence.place(BigInteger.valueOf(x)))
                        .as("(%s,%s): %s", m, p, x)
                        .isEqualTo(definition.get(x));
            }
            for (int i = 0; i + p < firsts.size(); i++) {
                int n = (int) (i * 769L % (firsts.size() - p));
                assertThat(sequence.firsts(BigInteger.valueOf(n), p))
                        .as("(%s,%s): a_n for n = %s, ...", m, p, n)
                        .isEqualTo(firsts.subList(n, n + p));
            }
        }
    }

    @ParameterizedTest
    @MethodSource({"nearMAndP", "farMAndP"})
    void everyLargeNumberIsAMemberAtItsPlace(int m, int p) {
        for (MpSequence sequence : both(m, p)) {
            for (BigInteger x : MpPiles.large(m, p, 40, 13)) {
                Place place = sequence.place(x);
                BigInteger a = sequence.firsts(place.index(), 1).get(0);
                BigInteger difference = place.index().divide(big(p)).multiply(big(m));
                assertThat(place.inA() ? a : a.add(difference))
                        .as("(%s,%s): %s", m, p, x)
                        .isEqualTo(x);
                assertThat(sequence.place(a)).isEqualTo(new Place(true, place.index()));
                assertThat(sequence.place(a.add(difference))).isEqualTo(new Place(false, place.index()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource({"nearMAndP", "farMAndP"})
    void amongConsecutiveNumbersBothSequencesGoOnByOne(int m, int p) {
        for (MpSequence sequence : both(m, p)) {
            BigInteger start = BigInteger.TEN.pow(40).subtract(big(10));
            Map<Boolean, BigInteger> former = new HashMap<>();
            for (int i = 0; i < 12 * p + 20; i++) {
                Place place = sequence.place(start.add(big(i)));
                BigInteger before = former.put(place.inA(), place.index());
                assertThat(before == null || before.add(BigInteger.ONE).equals(place.index()))
                        .as("(%s,%s): %s after %s", m, p, place, before)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("nearMAndP")
    void thousandsOfDigitsByWindowsAreWhatTheyAreByRoots(int m, int p) {
        MpSequence windows = new WindowSequence(big(m).multiply(big(p)), p);
        MpSequence roots = new RepeatedSequence(new BeattySequence(big(m)), big(p));
        for (BigInteger x : MpPiles.large((long) m * p, p, 300, 7).subList(3, 9)) {
            assertThat(windows.place(x)).isEqualTo(roots.place(x));
            assertThat(windows.firsts(x, p)).isEqualTo(roots.firsts(x, p));
        }
    }

    @ParameterizedTest
    @MethodSource("nearMAndP")
    void theBoundsOfSection145HoldWithOneSubtracted(int m, int p) {
        BigInteger n = BigInteger.TEN.pow(30);
        MpSequence sequence = new WindowSequence(big(m), p);
        for (int i = 0; i < 100; i++) {
            n = n.add(BigInteger.ONE);
            BigInteger a = sequence.firsts(n, 1).get(0);
            assertThat(compareToMultiple(a, n, m, p)).isNotPositive();
            assertThat(compareToMultiple(a.add(BigInteger.ONE), n.subtract(big(p - 1)), m, p))
                    .isNotNegative();
        }
    }

    @Test
    void theLowerBoundAsPrintedFails() {
        BigInteger a = new WindowSequence(BigInteger.ONE, 2).firsts(big(5), 1).get(0);
        assertThat(compareToMultiple(a, big(4), 1, 2)).isNegative();
    }

    /** Compares a with n*alpha: 2pa - (2p-m)n with n times the root. */
    private static int compareToMultiple(BigInteger a, BigInteger n, int m, int p) {
        BigInteger left = a.multiply(big(2L * p)).subtract(n.multiply(big(2L * p - m)));
        BigInteger right = n.multiply(n).multiply(big((long) m * m + 4L * p * p));
        return left.signum() < 0 ? -1 : left.multiply(left).compareTo(right);
    }

    @Test
    void gapsOfAnySizeAreGaps() {
        for (int digits : List.of(9, 15, 16, 20, 60)) {
            BigInteger m = BigInteger.TEN.pow(digits).add(BigInteger.ONE);
            MpSequence sequence = new WindowSequence(m, 3);
            MpSequence pairs = new WindowSequence(m.multiply(big(3)), 3);
            MpSequence roots = new RepeatedSequence(new BeattySequence(m), big(3));
            for (BigInteger x : MpPiles.large(7, 3, 200, digits)) {
                Place place = sequence.place(x);
                BigInteger a = sequence.firsts(place.index(), 1).get(0);
                BigInteger b = a.add(place.index().divide(big(3)).multiply(m));
                assertThat(place.inA() ? a : b).isEqualTo(x);
                assertThat(pairs.place(x)).isEqualTo(roots.place(x));
            }
        }
    }

    /** By windows, and by what is chosen for this m and p. */
    private static List<MpSequence> both(int m, int p) {
        BigInteger g = big(m).gcd(big(p));
        BigInteger gap = big(m).divide(g);
        int count = p / g.intValueExact();
        MpSequence reduced = count == 1 ? new BeattySequence(gap) : new WindowSequence(gap, count);
        return List.of(new WindowSequence(big(m), p), new RepeatedSequence(reduced, g));
    }

    private static BigInteger big(long n) {
        return BigInteger.valueOf(n);
    }
}
