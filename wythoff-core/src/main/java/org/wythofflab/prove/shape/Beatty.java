package org.wythofflab.prove.shape;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.game.Blocks;
import org.wythofflab.prove.game.Sample;
import org.wythofflab.prove.game.Slope;
import org.wythofflab.solve.Budget;

/**
 * A symmetric set as the pairs {@code (A, A + t n + c)} with {@code A = floor(alpha (n + c/t) + gamma)}, their mirror images and
 * a few positions more, perhaps in whole squares: seen on a sample, then proved. With the slope s of the pairs, alpha is
 * t / (s - 1).
 */
public final class Beatty {

    private static final int BOUND = 1 << 13;

    /** From here on all pairs must fit. */
    private static final int FAR = 50;

    private static final int MOST_EXCEPTIONS = 12;
    private static final int LARGEST_DENOMINATOR = 12;

    private final Slope alpha;
    private final int t;
    private final int c;
    private final List<int[]> pairs;

    private Beatty(Slope alpha, int t, int c, List<int[]> pairs) {
        this.alpha = alpha;
        this.t = t;
        this.c = c;
        this.pairs = pairs;
    }

    /** A formula that is true of the positions of the set and of no others. */
    public static Optional<String> of(Automaton set, Sample sample, Budget budget) {
        int side = Blocks.side(sample);
        Sample corners = side == 1 ? sample : Blocks.corners(sample, side);
        return fitting(corners).flatMap(found -> found.formula(side)).filter(new Inclusion(set, budget)::describes);
    }

    private static Optional<Beatty> fitting(Sample sample) {
        List<Slope> slopes = sample.slopes(false);
        List<int[]> pairs = pairs(sample);
        if (slopes.size() != 1 || slopes.get(0).isRational() || pairs.size() < 2 * FAR) {
            return Optional.empty();
        }
        int[] last = pairs.get(pairs.size() - 1);
        int[] before = pairs.get(pairs.size() - 2);
        int t = last[1] - last[0] - (before[1] - before[0]);
        return t <= 0
                ? Optional.empty()
                : Optional.of(new Beatty(alpha(slopes.get(0), t), t, (last[1] - last[0]) % t, pairs));
    }

    private static List<int[]> pairs(Sample sample) {
        List<int[]> pairs = new ArrayList<>();
        // Of the last pairs some may lie beyond the bound.
        int bound = Math.min(sample.bound(), BOUND);
        sample.forEach((x, y) -> {
            if (x <= y && y < bound) {
                pairs.add(new int[] {x, y});
            }
        });
        return pairs;
    }

    private static Slope alpha(Slope slope, int t) {
        BigInteger whole = slope.p().subtract(slope.r());
        BigInteger times = BigInteger.valueOf(t).multiply(slope.r());
        BigInteger norm = whole.pow(2).subtract(slope.q().pow(2).multiply(slope.d()));
        return Slope.lowest(times.multiply(whole), times.multiply(slope.q()).negate(), norm, slope.d());
    }

    /** floor(alpha n + j / m) where n, perhaps no whole number, is the difference divided by t. */
    private long floor(long difference, long j, long m) {
        BigInteger times = BigInteger.valueOf(difference).multiply(BigInteger.valueOf(m));
        BigInteger root = alpha.q().multiply(times);
        BigInteger rounded = root.pow(2).multiply(alpha.d()).sqrt();
        // Never whole, unless it is 0.
        BigInteger below = root.signum() < 0 ? rounded.negate().subtract(BigInteger.ONE) : rounded;
        BigInteger unit = alpha.r().multiply(BigInteger.valueOf(t));
        BigInteger numerator =
                alpha.p().multiply(times).add(below).add(BigInteger.valueOf(j).multiply(unit));
        BigInteger[] parts = numerator.divideAndRemainder(unit.multiply(BigInteger.valueOf(m)));
        return parts[0].longValueExact() - (parts[1].signum() < 0 ? 1 : 0);
    }

    private boolean fits(int[] pair, long j, long m) {
        int difference = pair[1] - pair[0];
        return difference % t == c && floor(difference, j, m) == pair[0];
    }

    private Optional<String> formula(int side) {
        int[] far = pairs.get(FAR);
        long near = far[0] - floor(far[1] - far[0], 0, 1);
        for (long m = 1; m <= LARGEST_DENOMINATOR; m++) {
            for (long j = (near - 1) * m; j <= (near + 1) * m; j++) {
                long up = j;
                long down = m;
                if (pairs.subList(FAR, pairs.size()).stream().allMatch(pair -> fits(pair, up, down))) {
                    return Optional.of(formula(side, j, m)).filter(text -> !text.isEmpty());
                }
            }
        }
        return Optional.empty();
    }

    /** With the least n from which on all are there; empty if there are too many others. */
    private String formula(int side, long j, long m) {
        int first = FAR;
        while (first > 0 && fits(pairs.get(first - 1), j, m) && isNext(first)) {
            first--;
        }
        if (first > MOST_EXCEPTIONS) {
            return "";
        }
        int[] start = pairs.get(first);
        String x = side == 1 ? "x" : "x // " + side;
        String y = side == 1 ? "y" : "y // " + side;
        int least = (start[1] - start[0]) / t;
        String difference = (t == 1 ? "n" : t + "*n") + (c == 0 ? "" : " + " + c);
        String second = "a + " + difference;
        String multiple = c == 0 ? "*n" : "*(" + difference + ")/" + t;
        StringBuilder text = new StringBuilder("(exists n, a: " + (least == 0 ? "" : "n >= " + least + " and ")
                + "a = floor(" + factor() + multiple + shift(j, m) + ") and (" + x + " = a and " + y + " = " + second
                + " or " + y + " = a and " + x + " = " + second + "))");
        for (int[] pair : pairs.subList(0, first)) {
            text.append(" or ").append(x + " = " + pair[0] + " and " + y + " = " + pair[1]);
            if (pair[0] != pair[1]) {
                text.append(" or ").append(x + " = " + pair[1] + " and " + y + " = " + pair[0]);
            }
        }
        return text.toString();
    }

    /** Whether a pair and the one before it belong to neighbours n. */
    private boolean isNext(int index) {
        int[] pair = pairs.get(index);
        int[] before = pairs.get(index - 1);
        return pair[1] - pair[0] - (before[1] - before[0]) == t;
    }

    private String factor() {
        String text = alpha.toString();
        return text.startsWith("(") || !text.matches(".*[+-].*") ? text : "(" + text + ")";
    }

    private static String shift(long j, long m) {
        return j == 0 ? "" : (j < 0 ? " - " : " + ") + Math.abs(j) + (m == 1 ? "" : "/" + m);
    }
}
