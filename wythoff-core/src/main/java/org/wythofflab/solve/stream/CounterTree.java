package org.wythofflab.solve.stream;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Counters that only grow, each at most 127, with a tree of minima over them: a node of level 0 holds the least of 40
 * counters, a node above it the least of 13 nodes. A minimum that has not been brought up to date is still a lower bound.
 *
 * <p>Every modulus in {@link ResidueFilter} divides 520 = 40 * 13, so that a node above level 0 begins at residue 0. Cost:
 * O(1) for the minimum of a block, and for each node above it that changes.
 */
final class CounterTree {
    /** Counters below a node of level 0. */
    static final int BLOCK = 40;

    static final int FAN = 13;

    /** Counters below a node of level 1; a capacity is a multiple of it. */
    static final int GROUP = BLOCK * FAN;

    /** Room before the first and after the last counter: any eight counters of a block of which one exists can be read. */
    private static final int MARGIN = BLOCK;

    /** Room after the last node, which counts as large, as does the place before the first. */
    private static final int MORE_NODES = 3 * Lanes.COUNT;

    /** There are fewer than 2^31 / 40 blocks, and so no more levels. */
    private static final int[] SPANS =
            IntStream.iterate(1, span -> span * FAN).limit(8).toArray();

    private byte[] counters = new byte[2 * MARGIN];

    private int capacity;
    /** The minimum of node n of a level is at n + 1. */
    private byte[][] levels = {};

    CounterTree(int capacity) {
        grow(capacity);
    }

    /** The least multiple of a group that holds so many. */
    static long rounded(long counters) {
        return Math.max(1, (counters + GROUP - 1) / GROUP) * GROUP;
    }

    int capacity() {
        return capacity;
    }

    /** Makes room for more counters, all 0; linear time. */
    void grow(int larger) {
        counters = Arrays.copyOf(counters, larger + 2 * MARGIN);
        capacity = larger;
        int height = 1;
        for (int nodes = larger / BLOCK; nodes > FAN; nodes = parents(nodes)) {
            height++;
        }
        levels = new byte[height][];
        int nodes = larger / BLOCK;
        for (int level = 0; level < height; level++, nodes = parents(nodes)) {
            levels[level] = new byte[nodes + 1 + MORE_NODES];
            Arrays.fill(levels[level], (byte) Lanes.LARGEST);
            for (int node = 0; node < nodes; node++) {
                levels[level][node + 1] = (byte) least(level, node);
            }
        }
    }

    private static int parents(int nodes) {
        return (nodes + FAN - 1) / FAN;
    }

    /** How many blocks a node of the level covers. */
    static int span(int level) {
        return SPANS[level];
    }

    int height() {
        return levels.length;
    }

    int nodes(int level) {
        return levels[level].length - 1 - MORE_NODES;
    }

    int at(int index) {
        return counters[MARGIN + index];
    }

    /** Eight counters from {@code index} on, which may be up to 40 below 0. */
    long lanes(int index) {
        return Lanes.get(counters, MARGIN + index);
    }

    void setLanes(int index, long lanes) {
        Lanes.put(counters, MARGIN + index, lanes);
    }

    /** A lower bound for the counters below a node; large for the nodes -1 and just after the last. */
    int minimum(int level, int node) {
        return levels[level][node + 1];
    }

    /** The same for eight nodes from {@code node} on. */
    long minima(int level, int node) {
        return Lanes.get(levels[level], node + 1);
    }

    /** Brings the minima above a block up to date; below 0 there is nothing to do. */
    void update(int block) {
        if (block < 0) {
            return;
        }
        int node = block;
        for (int level = 0; level < levels.length; level++, node /= FAN) {
            byte least = (byte) least(level, node);
            if (levels[level][node + 1] == least) {
                return;
            }
            levels[level][node + 1] = least;
        }
    }

    private int least(int level, int node) {
        if (level > 0) {
            int child = node * FAN;
            long last = Lanes.onlyFirst(FAN - Lanes.COUNT, minima(level - 1, child + Lanes.COUNT));
            return Lanes.least(Lanes.lesser(minima(level - 1, child), last));
        }
        int index = node * BLOCK;
        long least = lanes(index);
        for (int i = Lanes.COUNT; i < BLOCK; i += Lanes.COUNT) {
            least = Lanes.lesser(least, lanes(index + i));
        }
        return Lanes.least(least);
    }
}
