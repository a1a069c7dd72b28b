package org.wythofflab.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberLinesTest {

    @Test
    void writesNumbersAsJavaDoes() throws IOException {
        long[] edges = {
            0,
            1,
            9,
            10,
            11,
            99,
            100,
            101,
            999_999_999,
            1_000_000_000,
            1_000_000_001,
            1_099_999_999,
            999_999_999_999_999_999L,
            1_000_000_000_000_000_000L,
            7_000_000_005_000_000_030L,
            Long.MAX_VALUE,
            -1,
            Long.MIN_VALUE
        };
        StringWriter out = new StringWriter();
        NumberLines lines = new NumberLines(out, ',');
        StringBuilder expected = new StringBuilder();
        for (long edge : edges) {
            lines.number(edge).number(-edge).end();
            expected.append(edge).append(',').append(-edge).append('\n');
        }
        lines.flush();
        assertThat(out).hasToString(expected.toString());
    }

    /** Eight digits are found by products: every number below 10^4 in either half, and all that have one other half. */
    @Test
    void findsTheDigitsOfBothHalves() throws IOException {
        StringWriter out = new StringWriter();
        NumberLines lines = new NumberLines(out, ' ');
        StringBuilder expected = new StringBuilder();
        for (int four = 0; four < 10_000; four++) {
            for (int number : new int[] {four, 10_000 * four, 10_000 * four + 9_999, 99_990_000 + four}) {
                lines.number(number).end();
                expected.append(number).append('\n');
            }
        }
        lines.flush();
        assertThat(out).hasToString(expected.toString());
    }

    @Test
    void writesLargeAndManyNumbersInOrder() throws IOException {
        Random random = new Random(3);
        StringWriter out = new StringWriter();
        NumberLines lines = new NumberLines(out, ' ');
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 5000; i++) {
            long small = random.nextLong() >>> (1 + random.nextInt(63));
            BigInteger large = new BigInteger(random.nextInt(200), random);
            lines.number(small).number(large).end();
            expected.append(small).append(' ').append(large).append('\n');
        }
        lines.flush();
        assertThat(out).hasToString(expected.toString());
    }
}
