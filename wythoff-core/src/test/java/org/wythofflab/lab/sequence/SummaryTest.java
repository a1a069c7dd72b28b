package org.wythofflab.lab.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.sequence.PositionsRequest.Column;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;

/** A summary is that of the list which the same question without it gives. */
class SummaryTest {

    /** The definition, written again. */
    private static long mix(long x, long y, long v) {
        long h = x * Long.parseUnsignedLong("9E3779B97F4A7C15", 16)
                + y * Long.parseUnsignedLong("C2B2AE3D27D4EB4F", 16)
                + v * Long.parseUnsignedLong("165667B19E3779F9", 16);
        h ^= h >>> 29;
        h *= Long.parseUnsignedLong("BF58476D1CE4E5B9", 16);
        return h ^ (h >>> 32);
    }

    private static String sequence(String game, String name, String count, String from) {
        return Ask.text(new SequenceSummaryRequest(game, name, count, Optional.of(from), Method.usual()));
    }

    @Test
    void hasTheChecksumOfTheContract() throws IOException {
        StringWriter out = new StringWriter();
        new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false)
                .answer(new SequenceSummaryRequest(
                        "wythoff block 5", "A,B", "139083", Optional.empty(), Method.usual()))
                .write(Format.TEXT, out);
        assertThat(out).hasToString("count 139083\nchecksum ecd3d5c1080acf23\nlast 139082 39999 100000\n");
    }

    @ParameterizedTest
    @CsvSource({
        "wythoff, 'A,B', 0",
        "wythoff, 'A,B', 7000",
        "wythoff, 'A,B,differences', 0",
        "wythoff, B, 5",
        "wythoff, counts, 0",
        "wythoff, grundy-row:3, 0",
        "wythoff block 5, 'B,A', 3",
        "'st(2,3) misere', 'E,H', 0",
        "wythoff comply 2, 'A,B', 0"
    })
    void isThatOfTheTerms(String game, String name, long from) {
        String list =
                Ask.text(new SequenceRequest(game, name, "200", Optional.of(Long.toString(from)), Method.usual()));
        long sum = 0;
        String last = "";
        for (String line : list.lines().filter(line -> !line.startsWith("#")).toList()) {
            long[] numbers = Arrays.stream(line.split(" ", -1))
                    .mapToLong(Long::parseLong)
                    .toArray();
            sum += switch (numbers.length) {
                case 2 -> mix(numbers[0], numbers[1], 1);
                case 3 -> mix(numbers[1], numbers[2], 1);
                default -> mix(numbers[1], numbers[2], numbers[3]);
            };
            last = line;
        }
        assertThat(sequence(game, name, "200", Long.toString(from)))
                .isEqualTo(String.format("count 200%nchecksum %016x%nlast %s%n", sum, last));
    }

    /** Long enough for sums to be taken instead of pairs; those are made of blocks, and end anywhere in one. */
    @ParameterizedTest
    @ValueSource(ints = {1, 1 << 10, (1 << 16) - 1, 1 << 16, (1 << 16) + 1, (1 << 17) + 1, 200_000})
    void ofManyPairsIsThatOfThePairs(int count) {
        Random random = new Random(count);
        for (int i = 0; i < 4; i++) {
            int s = 1 + random.nextInt(4);
            int t = 1 + random.nextInt(5);
            int from = i == 0 ? 0 : random.nextInt(5000);
            assertThat(sequence("st(%d,%d)".formatted(s, t), "A,B", Integer.toString(count), Integer.toString(from)))
                    .as("st(%d,%d) from %d", s, t, from)
                    .isEqualTo(plainly(s, t, from, count));
        }
    }

    /** A_n is the least number not yet among the pairs, and B_n = s*A_n + t*n. */
    private static String plainly(int s, int t, int from, int count) {
        BitSet used = new BitSet();
        long sum = 0;
        int a = 0;
        for (int n = 0; n < from + count; n++) {
            a = used.nextClearBit(a);
            used.set(a);
            used.set(s * a + t * n);
            sum += n < from ? 0 : mix(a, s * a + t * n, 1);
        }
        int n = from + count - 1;
        return String.format("count %d%nchecksum %016x%nlast %d %d %d%n", count, sum, n, a, s * a + t * n);
    }

    @Test
    void numbersBeyondALongCountModulo() {
        assertThat(sequence("st(2,3)", "A,B", "2", "10^30")).startsWith("count 2\nchecksum ");
        assertThat(sequence("st(2,3)", "A,B", "2", "10^30")).contains("last 1000000000000000000000000000001 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "wythoff block 4", "odd-even(2,3)", "modular(3)"})
    void ofPositionsToo(String game) {
        long sum = 0;
        long count = 0;
        String last = "";
        for (String line :
                Ask.text(new PositionsRequest(game, "90", Column.Y)).lines().toList()) {
            String[] piles = line.split(",", -1);
            sum += mix(Long.parseLong(piles[0]), Long.parseLong(piles[1]), 1);
            count++;
            last = line;
        }
        assertThat(Ask.text(new PositionsSummaryRequest(game, "90")))
                .isEqualTo(String.format("count %d%nchecksum %016x%nlast %s%n", count, sum, last));
    }

    @Test
    void ofNothingIsZero() {
        assertThat(Ask.text(new PositionsSummaryRequest("wythoff", "0")))
                .isEqualTo("count 0\nchecksum 0000000000000000\n");
        assertThat(Ask.in(Format.JSON, new PositionsSummaryRequest("wythoff", "0")))
                .isEqualTo("{\"game\":\"wythoff\",\"count\":\"0\",\"checksum\":\"0000000000000000\"}\n");
    }
}
