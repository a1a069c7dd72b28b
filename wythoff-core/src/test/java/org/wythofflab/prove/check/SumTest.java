package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
                Sum sum = new Sum(notation, factors, constant);
                for (int x = 0; x < words.size(); x++) {
                    for (int y = 0; y < words.size(); y++) {
                        check(
                                notation,
                                sum,
                                words.get(x),
                                words.get(y),
                                (long) factors[0] * x + (long) factors[1] * y + constant);
                    }
                }
            }
        }
    }

    private static void check(Notation notation, Sum sum, int[] x, int[] y, long right) {
        long state = 0;
        for (int i = 0; i < x.length; i++) {
            state = sum.next(state, i % notation.period(), new int[] {x[i], y[i]});
        }
        String name = Sum.name(state);
        if (name.equals("+") || name.equals("-")) {
            assertThat(Long.signum(right)).isEqualTo(name.equals("+") ? 1 : -1);
        }
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
