package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.GameSpec;

/**
 * What {@code --summary} says instead of a list: how many entries it has, and a sum over them by which two programs can
 * tell whether theirs are the same. The sum does not depend on the order.
 */
public final class Summary {
    public static final long X_WEIGHT = 0x9E3779B97F4A7C15L;
    public static final long Y_WEIGHT = 0xC2B2AE3D27D4EB4FL;
    private static final long VALUE_WEIGHT = 0x165667B19E3779F9L;

    private final Map<String, String> remarks = new LinkedHashMap<>();
    private long count;
    private long checksum;
    /** Parts of the checksum: {@link #addSums} has one for each place of an array, as many as it was ever given. */
    private long[] parts = {};

    public Summary() {}

    /** Adds an entry; numbers that do not fit count modulo 2^64. */
    public void add(long x, long y, long value) {
        count++;
        checksum += mix(x, y, value);
    }

    /** Adds {@code (xs[i], ys[i], 1)} for each i below {@code length}. */
    public void addPairs(long[] xs, long[] ys, int length) {
        long sum = 0;
        for (int i = 0; i < length; i++) {
            sum += mix(xs[i], ys[i], 1);
        }
        checksum += sum;
        count += length;
    }

    /** Adds {@code (x, y + i, values[i])} for each i below {@code length}, and gives the largest value, or 0. */
    public int addRow(long x, long y, int[] values, int length) {
        long place = x * X_WEIGHT + y * Y_WEIGHT;
        long sum = 0;
        int largest = 0;
        for (int i = 0; i < length; i++) {
            int value = values[i];
            sum += stir(place + value * VALUE_WEIGHT);
            place += Y_WEIGHT;
            largest = Math.max(largest, value);
        }
        checksum += sum;
        count += length;
        return largest;
    }

    /**
     * Adds {@code (x, y, 1)} for each {@code sums[i] + shift = x*X_WEIGHT + y*Y_WEIGHT}, i from {@code from} to before
     * {@code to}: all that matters of a pair.
     */
    public void addSums(long[] sums, int from, int to, long shift) {
        long[] parts = partsFor(to);
        long base = shift + VALUE_WEIGHT;
        // Were there one sum for all, each step would wait for the one before, and Java would not take several at once.
        for (int i = from; i < to; i++) {
            parts[i] += stir(sums[i] + base);
        }
        count += to - from;
    }

    /** The same for all of {@code sums}, with each of two shifts. */
    public void addSums(long[] sums, long shift, long otherShift) {
        long[] parts = partsFor(sums.length);
        long base = shift + VALUE_WEIGHT;
        long otherBase = otherShift + VALUE_WEIGHT;
        // Half of what goes to and from memory. With four shifts at once Java would take one step after the other.
        for (int i = 0; i < sums.length; i++) {
            parts[i] += stir(sums[i] + base) + stir(sums[i] + otherBase);
        }
        count += 2L * sums.length;
    }

    private long[] partsFor(int length) {
        if (parts.length < length) {
            parts = Arrays.copyOf(parts, length);
        }
        return parts;
    }

    /** Adds what another summary has counted. */
    public void add(Summary part) {
        count += part.count;
        checksum += part.checksum();
    }

    private long checksum() {
        return checksum + Arrays.stream(parts).sum();
    }

    /** In unsigned arithmetic modulo 2^64. */
    private static long mix(long x, long y, long value) {
        return stir(x * X_WEIGHT + y * Y_WEIGHT + value * VALUE_WEIGHT);
    }

    private static long stir(long sum) {
        long h = (sum ^ (sum >>> 29)) * 0xBF58476D1CE4E5B9L;
        return h ^ (h >>> 32);
    }

    /** What else a person would like to know. */
    public void remark(String name, String text) {
        remarks.put(name, text);
    }

    /** Fills a summary, and so does the work. */
    @FunctionalInterface
    public interface Filling {
        void into(Summary summary) throws IOException;
    }

    /** The two forms of a summary. */
    public static Report report(GameSpec game, Filling filling) {
        return new Report()
                .as(Format.TEXT, out -> made(filling).text(out))
                .as(Format.JSON, out -> made(filling).json(game, out));
    }

    private static Summary made(Filling filling) throws IOException {
        Summary summary = new Summary();
        filling.into(summary);
        return summary;
    }

    /** Count and checksum. */
    public String fingerprint() {
        return "count " + count + ", checksum " + String.format("%016x", checksum());
    }

    private void text(Writer out) throws IOException {
        for (Map.Entry<String, String> line : lines().entrySet()) {
            out.append(line.getKey()).append(' ').append(line.getValue()).append('\n');
        }
    }

    private void json(GameSpec game, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object().field("game", game.text());
        for (Map.Entry<String, String> line : lines().entrySet()) {
            json.field(line.getKey(), line.getValue());
        }
        json.endObject().end();
    }

    private Map<String, String> lines() {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("count", Long.toString(count));
        lines.put("checksum", HexFormat.of().toHexDigits(checksum()));
        lines.putAll(remarks);
        return lines;
    }
}
