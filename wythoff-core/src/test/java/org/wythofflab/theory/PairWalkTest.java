package org.wythofflab.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/** A walk gives the pairs that the sequence itself gives one by one. */
class PairWalkTest {

    private static PairSequence pairs(String game) throws Exception {
        return Applicable.to(GameSpec.parse(game), Set.of())
                .pairs()
                .orElseThrow()
                .value();
    }

    private static void compare(PairSequence pairs, long from, int count, int chunk) {
        PairWalk walk = pairs.walk(from, from + count).orElseThrow();
        long[] firsts = new long[chunk];
        long[] seconds = new long[chunk];
        for (int done = 0; done < count; done += chunk) {
            int length = Math.min(chunk, count - done);
            walk.next(firsts, seconds, length);
            for (int i = 0; i < length; i++) {
                BigPosition pair = pairs.pair(BigInteger.valueOf(from + done + i));
                assertThat(new BigPosition(BigInteger.valueOf(firsts[i]), BigInteger.valueOf(seconds[i])))
                        .as("pair %d", from + done + i)
                        .isEqualTo(pair);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "a-wythoff(2)",
                "a-wythoff(7)",
                "a-wythoff(50000)",
                "st(2,1)",
                "st(2,3)",
                "st(5,1)",
                "st(3,40000)",
                "st(40000,3)",
                "even-even(1,1)",
                "even-even(2,3)",
                "wythoff misere",
                "a-wythoff(2) misere",
                "st(2,1) misere",
                "st(2,3) misere",
                "even-even(1,1) misere",
                "even-even(1,2) misere",
                "even-even(2,3) misere",
                "mp-wythoff(2,3)",
                "mp-wythoff(1,5)",
                "mp-wythoff(4,2)",
                "mp-wythoff(3,100)",
                "wyt(k^2+9)",
                "wyt(2*k+1)",
                "wyt(k^2+1)",
                "wyt(k^3+2*k)",
                "wyt(2)",
                "wyt(3)",
                "wyt(40)",
                "wyt(2000000000)",
                "wyt(3*k)",
                "modular(5000)"
            })
    void givesTheSamePairsFromAnyIndexOn(String game) throws Exception {
        PairSequence pairs = pairs(game);
        compare(pairs, 0, 700, 700);
        compare(pairs, 0, 300, 7);
        for (long from : new long[] {1, 2, 3, 63, 64, 65, 1000}) {
            compare(pairs, from, 200, 64);
        }
    }

    @ParameterizedTest
    @CsvSource({"wythoff", "'st(2,3)'", "'st(3,1)'", "'a-wythoff(4)'", "'st(2,3) misere'", "'wyt(k^2+9)'", "'wyt(6)'"})
    void startsFarAway(String game) throws Exception {
        PairSequence pairs = pairs(game);
        Random random = new Random(12);
        for (int i = 0; i < 20; i++) {
            long from = random.nextLong() >>> (36 + random.nextInt(20));
            compare(pairs, from, 100, 100);
        }
        compare(pairs, 1_000_000_000L, 100, 100);
    }

    /** From every power of two on from which there is a walk. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "a-wythoff(2)",
                "st(2,1)",
                "st(1000,1)",
                "even-even(1,1)",
                "wythoff misere",
                "st(2,3) misere",
                "mp-wythoff(2,3)",
                "wyt(2*k+1)",
                "wyt(2)",
                "wyt(2000000000)"
            })
    void startsAsFarAwayAsItGoes(String game) throws Exception {
        PairSequence pairs = pairs(game);
        int farthest = 0;
        for (int bits = 28; bits < 63; bits++) {
            long from = 1L << bits;
            if (pairs.walk(from, from + 20).isPresent()) {
                compare(pairs, from, 20, 20);
                farthest = bits;
            }
        }
        assertThat(farthest).isGreaterThan(28);
    }

    /** Blocks of the word have up to 2^11 letters, and longer runs meet every joint between them. */
    @Test
    void agreesOverManyBlocks() throws Exception {
        PairSequence pairs = pairs("st(2,3)");
        compare(pairs, 0, 200_000, 1 << 12);
        compare(pairs("st(1,3)"), 999_950_000L, 100_000, 1 << 12);
    }

    /** However the steps begin and end in the blocks. */
    @ParameterizedTest
    @CsvSource({"wythoff, 0", "wythoff, 1", "'st(2,3)', 0", "'st(2,3)', 12345678901", "'st(3000,7)', 5"})
    void sumsAreThoseOfThePairs(String game, long from) throws Exception {
        long p = 0x9E3779B97F4A7C15L;
        long q = -7;
        PairWalk pairs = pairs(game).walk(from, from + 60_000).orElseThrow();
        PairWalk other = pairs(game).walk(from, from + 60_000).orElseThrow();
        PairWalk.SumWalk sums = other.sums(p, q).orElseThrow();
        long[] firsts = new long[9000];
        long[] seconds = new long[9000];
        List<Long> found = new ArrayList<>();
        // The longer ones hold two blocks, which may be told together.
        for (int count : new int[] {1, 2, 0, 500, 2000, 499, 2000, 2000, 1251, 2000, 9000, 5555, 9000, 9000}) {
            pairs.next(firsts, seconds, count);
            sums.next(count, (some, start, end, shift) -> {
                for (int i = start; i < end; i++) {
                    found.add(some[i] + shift);
                }
            });
            assertThat(found).hasSize(count);
            for (int i = 0; i < count; i++) {
                assertThat(found.get(i)).isEqualTo(p * firsts[i] + q * seconds[i]);
            }
            found.clear();
        }
        other.next(seconds, new long[1], 1);
        pairs.next(firsts, new long[1], 1);
        assertThat(seconds[0]).as("both are one walk").isEqualTo(firsts[0]);
    }

    @Test
    void thereIsNoneForNumbersThatAreTooLarge() throws Exception {
        long far = Long.MAX_VALUE / 2;
        for (String game : new String[] {"wythoff", "st(2,3) misere", "mp-wythoff(2,2)", "wyt(k^2+9)", "wyt(3)"}) {
            assertThat(pairs(game).walk(far, far + 1)).isEqualTo(Optional.empty());
        }
    }
}
