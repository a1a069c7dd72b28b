package org.wythofflab.solve.stream;

import java.util.Arrays;

/**
 * For each residue modulo a divisor of 520 the least counter with such an index, below each node of a {@link CounterTree}
 * from level 1 on. Bringing a node up to date takes 65 steps of eight lanes, and 13/8 of the modulus for each level above
 * that changes.
 */
final class ResidueMinima {
    private final CounterTree counters;
    private final int modulus;
    /** Residues of a node, rounded up to whole lanes; the rest is large. */
    private final int stride;

    private byte[][] levels = {};
    private final byte[] fresh;

    ResidueMinima(CounterTree counters, int modulus) {
        if (CounterTree.GROUP % modulus != 0) {
            throw new IllegalArgumentException(modulus + " does not divide " + CounterTree.GROUP);
        }
        this.counters = counters;
        this.modulus = modulus;
        this.stride = (modulus + Lanes.COUNT - 1) / Lanes.COUNT * Lanes.COUNT;
        fresh = new byte[stride];
        grow();
    }

    /** To be called after the counters have. */
    void grow() {
        levels = new byte[counters.height()][];
        for (int level = 1; level < levels.length; level++) {
            int nodes = counters.nodes(level);
            // A node before the first and one after the last, both large.
            levels[level] = new byte[(nodes + 2) * stride];
            Arrays.fill(levels[level], (byte) Lanes.LARGEST);
            for (int node = 0; node < nodes; node++) {
                refresh(level, node);
            }
        }
    }

    int stride() {
        return stride;
    }

    /** The minima of eight residues; those of the nodes -1 and just after the last are large. */
    long minima(int level, int node, int residue) {
        return Lanes.get(levels[level], (node + 1) * stride + residue);
    }

    /** Brings the minima above a node of level 1 up to date, if there is such a node. */
    void update(int node) {
        if (node < 0 || levels.length < 2 || node >= counters.nodes(1)) {
            return;
        }
        int above = node;
        for (int level = 1; level < levels.length && refresh(level, above); level++) {
            above /= CounterTree.FAN;
        }
    }

    /** Whether anything is new. */
    private boolean refresh(int level, int node) {
        for (int residue = 0; residue < stride; residue += Lanes.COUNT) {
            long least = level == 1 ? ofCounters(node, residue) : ofNodes(level, node, residue);
            Lanes.put(fresh, residue, Lanes.onlyFirst(modulus - residue, least));
        }
        int from = (node + 1) * stride;
        if (Arrays.equals(fresh, 0, stride, levels[level], from, from + stride)) {
            return false;
        }
        System.arraycopy(fresh, 0, levels[level], from, stride);
        return true;
    }

    /** The last lanes may be of other residues, or lie after the last counter. */
    private long ofCounters(int node, int residue) {
        int end = (node + 1) * CounterTree.GROUP;
        int index = node * CounterTree.GROUP + residue;
        long least = counters.lanes(index);
        for (index += modulus; index < end; index += modulus) {
            least = Lanes.lesser(least, counters.lanes(index));
        }
        return least;
    }

    private long ofNodes(int level, int node, int residue) {
        int end = Math.min((node + 1) * CounterTree.FAN, counters.nodes(level - 1));
        long least = Lanes.each(Lanes.LARGEST);
        for (int child = node * CounterTree.FAN; child < end; child++) {
            least = Lanes.lesser(least, minima(level - 1, child, residue));
        }
        return least;
    }
}
