package org.wythofflab.theory.restrictedst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;

/** The closed sequences against the recursions that define them. */
class StPairsTest {

    private static final int BOUND = 1000;

    private record Pair(int lower, int upper) {}

    static Stream<Arguments> parameters() {
        return Stream.concat(
                IntStream.rangeClosed(1, 6)
                        .boxed()
                        .flatMap(s -> IntStream.rangeClosed(1, 6).mapToObj(t -> Arguments.of(s, t))),
                Stream.of(Arguments.of(1, 40), Arguments.of(40, 1), Arguments.of(17, 23), Arguments.of(500, 1)));
    }

    @ParameterizedTest
    @MethodSource("parameters")
    void normalPairsSatisfyEquation2(int s, int t) {
        check(recursion(List.of(), s, t, 0), StPairs.normal(BigInteger.valueOf(s), BigInteger.valueOf(t)), 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 10, 41})
    void digitsAndFloorsAgreeWhereBothApply(int t) {
        StForm form = StForm.normal(BigInteger.ONE, BigInteger.valueOf(t));
        StPairs byDigits = new StDigitPairs(form);
        StPairs byFloors = new StBeatty(form);
        for (int pile = 0; pile < BOUND; pile++) {
            BigInteger big = BigInteger.valueOf(pile);
            assertThat(byDigits.place(big)).isEqualTo(byFloors.place(big));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 10, 41})
    void sectionsAndFloorsAgreeInMiserePlay(int t) {
        StMiserePairs bySections = new StMiserePairs(StPairs.normal(BigInteger.ONE, BigInteger.valueOf(t)));
        StPairs byFloors = new StMisereBeatty(bySections);
        for (int number = 0; number < BOUND; number++) {
            BigInteger big = BigInteger.valueOf(number);
            assertThat(byFloors.place(big)).isEqualTo(bySections.place(big));
            assertThat(byFloors.lower(big)).isEqualTo(bySections.lower(big));
        }
    }

    @ParameterizedTest
    @MethodSource("parameters")
    void miserePairsSatisfyTheorem14OnHalvedPiles(int s, int t) {
        boolean wythoff = s == 1 && t == 1;
        List<Pair> expected = recursion(wythoff ? List.of(new Pair(2, 2)) : List.of(), s, t, wythoff ? 0 : 1);
        check(expected, StPairs.misere(BigInteger.valueOf(s), BigInteger.valueOf(t)), 0);
    }

    private static List<Pair> recursion(List<Pair> start, int s, int t, int c) {
        List<Pair> pairs = new ArrayList<>(start);
        BitSet used = new BitSet();
        start.forEach(pair -> used.set(pair.lower));
        for (int lower = used.nextClearBit(0); lower < BOUND; lower = used.nextClearBit(lower)) {
            int upper = s * lower + t * pairs.size() + c;
            pairs.add(new Pair(lower, upper));
            used.set(lower);
            used.set(upper);
        }
        return pairs;
    }

    private static void check(List<Pair> expected, StPairs pairs, int firstUpper) {
        PairSequence sequence = new StSequence(pairs, BigInteger.ONE, "A", "B");
        for (int n = 0; n < expected.size(); n++) {
            BigInteger lower = BigInteger.valueOf(expected.get(n).lower);
            BigInteger upper = BigInteger.valueOf(expected.get(n).upper);
            assertThat(sequence.pair(BigInteger.valueOf(n))).isEqualTo(new BigPosition(lower, upper));
            if (!lower.equals(upper)) {
                assertThat(pairs.place(lower)).isEqualTo(StPlace.lower(upper));
            }
            if (n >= firstUpper) {
                assertThat(pairs.place(upper)).isEqualTo(StPlace.upper(lower));
            }
            // Floors see every pair but the odd ones of misere Wythoff; digits see none at a glance.
            boolean byFloors = pairs.form().s().equals(BigInteger.ONE);
            if (n > 1 || !byFloors) {
                assertThat(pairs.isPlainlyPair(lower, upper)).isEqualTo(byFloors);
            }
            assertThat(pairs.isPlainlyPair(lower, upper.add(pairs.form().t()))).isFalse();
            assertThat(pairs.isPlainlyPair(lower, upper.add(BigInteger.ONE))).isFalse();
        }
        assertThat(pairs.lower(BigInteger.ZERO)).isEqualTo(BigInteger.valueOf(expected.get(0).lower));
    }

    @ParameterizedTest
    @MethodSource("parameters")
    void placesAndTermsAgreeForLargePiles(int s, int t) {
        BigInteger bigS = BigInteger.valueOf(s);
        BigInteger bigT = BigInteger.valueOf(t);
        for (StPairs pairs : List.of(StPairs.normal(bigS, bigT), StPairs.misere(bigS, bigT))) {
            for (BigInteger pile : nastyPiles(pairs.form())) {
                checkNear(pairs, pile);
            }
        }
    }

    /** Units of the numeration, where sections of misere play begin, powers of ten, and a number without a pattern. */
    private static List<BigInteger> nastyPiles(StForm form) {
        List<BigInteger> piles = new ArrayList<>();
        for (int k : List.of(20, 33, 64)) {
            StRung rung = StRung.at(form, k);
            piles.add(rung.units());
            piles.add(rung.letters());
            piles.add(form.s().multiply(rung.unitsBelow()).add(BigInteger.TWO));
        }
        piles.add(BigInteger.TEN.pow(50));
        piles.add(BigInteger.valueOf(3).pow(400).xor(BigInteger.valueOf(7).pow(140)));
        return piles;
    }

    private static void checkNear(StPairs pairs, BigInteger middle) {
        StForm form = pairs.form();
        for (int offset = -2; offset <= 2; offset++) {
            BigInteger pile = middle.add(BigInteger.valueOf(offset));
            StPlace place = pairs.place(pile);
            assertThat(pairs.place(place.partner())).isEqualTo(new StPlace(!place.upper(), pile));
            BigInteger lower = place.upper() ? place.partner() : pile;
            BigInteger upper = place.upper() ? pile : place.partner();
            BigInteger n = form.index(lower, upper);
            assertThat(form.upper(lower, n)).isEqualTo(upper);
            assertThat(pairs.lower(n)).isEqualTo(lower);
            // The next term comes at once, or after one pile of the other sequence.
            BigInteger next = lower.add(BigInteger.ONE);
            BigInteger following = pairs.place(next).upper() ? next.add(BigInteger.ONE) : next;
            assertThat(pairs.lower(n.add(BigInteger.ONE))).isEqualTo(following);
        }
    }

    @Test
    void pairsAreNumberedFromZero() {
        StPairs pairs = StPairs.normal(BigInteger.TWO, BigInteger.ONE);
        assertThatThrownBy(() -> new StSequence(pairs, BigInteger.ONE, "A", "B").pair(BigInteger.valueOf(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
