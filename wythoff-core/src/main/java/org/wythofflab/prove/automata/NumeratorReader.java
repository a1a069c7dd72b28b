package org.wythofflab.prove.automata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares the second of two numbers, m, with M(n) of the first, see {@link Theta}: its label is m - M(n), and it dies when that
 * is certainly none of -1, 0, 1. As M(n) is a sum of digits times {@code (u U_i + v U_(i-1))/w}, what has been read of {@code w
 * (m - M(n))} is worth {@code r U_k + p U_(k-1)} as in {@link LinearReader}; and what is to come of m and of M(n) is at most {@code
 * U_k - 1} each, since M(n) is at most n.
 */
final class NumeratorReader implements Reader {

    private record Read(long r, long p, int phase) {}

    private static final int[] TRACKS = {0, 1};

    private final NumberSystem system;
    private final List<int[]> numerators = new ArrayList<>();
    private final List<Prospect> prospects;
    private final long scale;
    private final Map<Read, Integer> numbers = new HashMap<>();
    private final List<Read> states = new ArrayList<>();

    /** @param numerators by phase, {@code u, v, w} */
    NumeratorReader(NumberSystem system, List<int[]> numerators) {
        this.system = system;
        this.prospects = Prospect.byPhase(system);
        long common = 1;
        for (int[] row : numerators) {
            common = Math.multiplyExact(common, Math.abs(row[2]) / gcd(common, Math.abs(row[2])));
        }
        this.scale = common;
        for (int[] row : numerators) {
            int times = Math.toIntExact(common / row[2]);
            this.numerators.add(new int[] {Math.multiplyExact(row[0], times), Math.multiplyExact(row[1], times)});
        }
        number(new Read(0, 0, 0));
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private int number(Read read) {
        return numbers.computeIfAbsent(read, any -> {
            states.add(read);
            return states.size() - 1;
        });
    }

    @Override
    public int[] tracks() {
        return TRACKS;
    }

    @Override
    public int step(int state, int[] digits) {
        Read read = states.get(state);
        int[] numerator = numerators.get(read.phase);
        long r = system.a(read.phase) * read.r + read.p + scale * digits[1] - (long) numerator[0] * digits[0];
        long p = read.r - (long) numerator[1] * digits[0];
        int now = (read.phase + 1) % system.period();
        // Certainly more than 1, or less than -1.
        boolean isOut = prospects.get(now).isPositive(r - scale, p, 0)
                || prospects.get(now).isPositive(-r - scale, -p, 0);
        return isOut ? DEAD : number(new Read(r, p, now));
    }

    @Override
    public int label(int state) {
        Read read = states.get(state);
        long sum = read.r + read.p;
        // The sum is that of whole numbers times the scale.
        return (int) Math.max(-2, Math.min(Math.floorDiv(sum, scale), 2));
    }
}
