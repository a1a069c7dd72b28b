package org.wythofflab.lab.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Summary;
import org.wythofflab.render.Format;

/** A summary is that of the table which the same question without it gives. */
final class GrundySummaryTest {
    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);

    /** As GAMES.md states it, in integers of any size. */
    private static BigInteger mix(long x, long y, long v) {
        BigInteger h = times("9E3779B97F4A7C15", x)
                .add(times("C2B2AE3D27D4EB4F", y))
                .add(times("165667B19E3779F9", v))
                .mod(WORD);
        h = h.xor(h.shiftRight(29));
        h = h.multiply(new BigInteger("BF58476D1CE4E5B9", 16)).mod(WORD);
        return h.xor(h.shiftRight(32));
    }

    private static BigInteger times(String factor, long number) {
        return new BigInteger(factor, 16).multiply(BigInteger.valueOf(number));
    }

    @Test
    void theLargestOfARowNeedNotBeTheLast() {
        assertThat(new Summary().addRow(0, 0, new int[] {3, 9, 2}, 3)).isEqualTo(9);
        assertThat(new Summary().addRow(0, 0, new int[] {3, 9, 2}, 1)).isEqualTo(3);
        assertThat(new Summary().addRow(0, 0, new int[] {3, 9, 2}, 0)).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff       | 130 | auto",
                "st(2,3)       | 65  | auto",
                "odd-even(2,3) | 40  | auto",
                "nim           | 20  | theory",
                "wythoff       | 1   | auto"
            })
    void aSummaryIsThatOfTheUpperHalfOfTheTable(String game, String size, String by) {
        Method method = Method.usual().by(by);
        List<String> rows = Ask.in(Format.CSV, new GrundyTableRequest(game, size, method))
                .lines()
                .toList();
        BigInteger sum = BigInteger.ZERO;
        int largest = 0;
        for (int x = 0; x < rows.size(); x++) {
            String[] row = rows.get(x).split(",", -1);
            for (int y = x; y < row.length; y++) {
                int value = Integer.parseInt(row[y]);
                sum = sum.add(mix(x, y, value));
                largest = Math.max(largest, value);
            }
        }
        int count = rows.size() * (rows.size() + 1) / 2;
        assertThat(Ask.text(new GrundySummaryRequest(game, size, method)))
                .isEqualTo(String.format(
                        "count %d\nchecksum %016x\nlargest %d\n",
                        count, sum.mod(WORD).longValue(), largest));
    }

    @Test
    void anEmptyTableHasNoLargestValue() {
        assertThat(Ask.text(new GrundySummaryRequest("wythoff", "0", Method.usual())))
                .isEqualTo("count 0\nchecksum 0000000000000000\n");
    }
}
