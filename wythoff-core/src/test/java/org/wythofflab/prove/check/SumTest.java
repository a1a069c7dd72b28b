package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the checker says of sums while it reads digits, against plain arithmetic on all pairs of small numbers. */
class SumTest {

    private static final int[][] FACTORS = {{1, -1}, {2, -1}, {-3, 2}, {5, -7}, {8, -3}, {1, 1}, {-1, -2}};

    /** Quotients, b, and how many periods of digits. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2/0/5",
                "3/0/3",
                "1/1/7",
                "2/1/4",
                "3/2/3",
                "1,2/1/4",
                "1,3/1/3",
                "2,1/1/4",
                "1,2,1/1/2",
                "3,1,1,2/1/1"
            })
    void certainSignsAreRight(String text) {
        String[] parts = text.split("/", -1);
        Notation notation = new Notation(
                Arrays.stream(parts[0].split(",", -1)).map(Integer::valueOf).toList(), Integer.parseInt(parts[1]));
        int length = notation.period() * Integer.parseInt(parts[2]);
        List<int[]> words = new ArrayList<>();
        collect(notation, new int[length], 0, 0, words);
        // In their order they are 0, 1, 2, ...
        for (int[] factors : FACTORS) {
            for (int constant = -3; constant <= 3; constant++) {
                Sum sum = Sum.sign(notation, factors, constant);
                for (int x = 0; x < words.size(); x++) {
                    for (int y = 0; y < words.size(); y++) {
                        check(
                                notation,
                                sum,
                                words.get(x),
                                words.get(y),
                                (long) factors[0] * x + (long) factors[1] * y,
                                constant);
                    }
                }
            }
        }
    }

    /** What is not certain is called by (r,p), which are worth the sum when the words end. */
    private static void check(Notation notation, Sum sum, int[] x, int[] y, long right, int constant) {
        long state = 0;
        for (int i = 0; i < x.length; i++) {
            state = sum.next(state, i % notation.period(), new int[] {x[i], y[i]});
        }
        String name = sum.name(state);
        if (name.equals("+") || name.equals("-")) {
            assertThat(Long.signum(right + constant)).isEqualTo(name.equals("+") ? 1 : -1);
        } else {
            String[] parts = name.split(",", -1);
            long p = Long.parseLong(parts[1]);
            assertThat(Long.parseLong(parts[0]) + p).isEqualTo(right);
            assertThat(notation.b() > 0 || p == 0).isTrue();
        }
    }

    /** Whatever comes, and whatever the sum would be of it alone. */
    @Test
    void whatIsCertainStaysSo() {
        Notation notation = new Notation(List.of(2), 0);
        Sum sum = Sum.sign(notation, new int[] {1, -1}, 0);
        long plus = sum.next(0, 0, new int[] {1, 0});
        long minus = sum.next(sum.next(0, 0, new int[] {0, 1}), 0, new int[] {0, 1});
        assertThat(sum.name(sum.next(plus, 0, new int[] {1, 0}))).isEqualTo("+");
        for (int letter = 0; letter < 4; letter++) {
            int[] digits = {letter % 2, letter / 2};
            assertThat(sum.name(sum.next(sum.next(plus, 0, new int[] {1, 0}), 0, digits)))
                    .isEqualTo("+");
            assertThat(sum.name(sum.next(minus, 0, digits))).isEqualTo("-");
        }
    }

    /** An amount is known as a sign is, but nothing follows when it is certain that it is negative. */
    @Test
    void anAmountIsNotNegative() {
        Notation notation = new Notation(List.of(1), 1);
        int[] factors = {2, -3};
        Sum sign = Sum.sign(notation, factors, 0);
        Sum amount = Sum.amount(notation, factors);
        List<Long> states = new ArrayList<>(List.of(0L));
        for (int i = 0; i < states.size(); i++) {
            for (int letter = 0; letter < 4; letter++) {
                int[] digits = {letter % 2, letter / 2};
                long next = amount.next(states.get(i), 0, digits);
                long known = sign.next(states.get(i), 0, digits);
                assertThat(next).isEqualTo(sign.name(known).equals("-") ? Reader.NOTHING : known);
                if (next != Reader.NOTHING && !states.contains(next)) {
                    states.add(next);
                }
            }
        }
        assertThat(states).hasSizeBetween(5, 50);
    }

    /** (r,p) modulo m, of sums that may be negative, and so the sum. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, Integer.MAX_VALUE})
    void remaindersAreThoseOfTheSum(int modulus) {
        for (Notation notation : List.of(new Notation(List.of(3), 0), new Notation(List.of(2, 1), 1))) {
            int[] factors = {4, -7};
            Sum sum = Sum.remainder(notation, factors, modulus);
            List<int[]> words = new ArrayList<>();
            collect(notation, new int[4], 0, 0, words);
            for (int x = 0; x < words.size(); x++) {
                for (int y = 0; y < words.size(); y++) {
                    long state = 0;
                    for (int i = 0; i < 4; i++) {
                        int[] digits = {words.get(x)[i], words.get(y)[i]};
                        state = sum.next(state, i % notation.period(), digits);
                    }
                    String[] parts = sum.name(state).split(",", -1);
                    long r = Long.parseLong(parts[0]);
                    long p = Long.parseLong(parts[1]);
                    assertThat(r).isBetween(0L, modulus - 1L);
                    assertThat(p).isBetween(0L, notation.b() == 0 ? 0 : modulus - 1L);
                    assertThat(Math.floorMod(r + p, (long) modulus))
                            .isEqualTo(Math.floorMod(4L * x - 7L * y, (long) modulus));
                }
            }
        }
    }

    @Test
    void onlyTracksWithAFactorAreRead() {
        Sum sum = Sum.sign(new Notation(List.of(2), 0), new int[] {0, 3, 0, -1}, 5);
        for (int track = 0; track < 6; track++) {
            assertThat(sum.reads(track)).isEqualTo(track == 1 || track == 3);
        }
    }

    /** Nothing is certain of these, so that they are kept, up to the bound. */
    @Test
    void statesBeyondTheBoundAreRefused() {
        Notation notation = new Notation(List.of(2), 0);
        int[] one = {1, 0};
        for (int sign : new int[] {1, -1}) {
            int most = (1 << 20) - 1;
            Sum kept = Sum.sign(notation, new int[] {sign * most, -2 * sign * most}, 0);
            assertThat(kept.name(kept.next(0, 0, one))).isEqualTo(sign * most + ",0");
            Sum refused = Sum.sign(notation, new int[] {sign * (most + 1), -2 * sign * (most + 1)}, 0);
            assertThatThrownBy(() -> refused.next(0, 0, one)).isInstanceOf(Flaw.class);
        }
    }

    /** -2^31 has no opposite among the ints: one, less a number that is still to come, may become negative. */
    @Test
    void theLeastFactorCounts() {
        Sum sum = Sum.sign(new Notation(List.of(2), 0), new int[] {1, Integer.MIN_VALUE}, 0);
        assertThat(sum.name(sum.next(0, 0, new int[] {1, 1}))).isEqualTo("-");
        assertThat(sum.name(sum.next(0, 0, new int[] {1, 0}))).isEqualTo("1,0");
    }

    /** With weights of 2^33 the terms of such a sum have more than 64 bits: its sign is right, or it is refused. */
    @Test
    void signsOfLargeSumsAreRightOrRefused() {
        Notation notation = new Notation(Collections.nCopies(10, 3), 1);
        Random random = new Random(18);
        int certain = 0;
        for (int trial = 0; trial < 20_000; trial++) {
            int size = 1 + random.nextInt(31);
            int[] factors = {
                random.nextInt() >> (31 - size), random.nextInt() >> (31 - size), random.nextInt() >> (31 - size)
            };
            long constant = random.nextLong() >> random.nextInt(64);
            Sum sum = Sum.sign(notation, factors, constant);
            List<List<Integer>> lastFirst = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            int[] words = new int[3];
            long state = 0;
            try {
                for (int phase = 0; phase < notation.period(); phase++) {
                    int[] digits = new int[3];
                    for (int track = 0; track < 3; track++) {
                        digits[track] = words[track] < notation.period() ? random.nextInt(4) : 0;
                        lastFirst.get(track).add(0, digits[track]);
                        words[track] = notation.after(words[track], digits[track]);
                    }
                    state = sum.next(state, phase, digits);
                }
            } catch (ArithmeticException | Flaw refused) {
                continue;
            }
            BigInteger right = BigInteger.valueOf(constant);
            for (int track = 0; track < 3; track++) {
                BigInteger number = notation.value(lastFirst.get(track), () -> {});
                right = right.add(number.multiply(BigInteger.valueOf(factors[track])));
            }
            String name = sum.name(state);
            if (name.equals("+") || name.equals("-")) {
                assertThat(right.signum()).as(trial + " " + right).isEqualTo(name.equals("+") ? 1 : -1);
                certain++;
            }
        }
        assertThat(certain).isGreaterThan(1000);
    }

    /** All words of one length, in the order of their digits. */
    private static void collect(Notation notation, int[] word, int at, int state, List<int[]> words) {
        if (at == word.length) {
            words.add(word.clone());
            return;
        }
        for (int digit = 0; digit < notation.digits(); digit++) {
            int next = notation.after(state, digit);
            if (next >= 0) {
                word[at] = digit;
                collect(notation, word, at + 1, next, words);
            }
        }
    }
}
