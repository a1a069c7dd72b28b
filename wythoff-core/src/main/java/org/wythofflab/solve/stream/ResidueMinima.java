package org.wythofflab.solve.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counters that only grow, with a tree over them: a node holds, for each residue, the least counter among the indices of
 * that residue below it. Leaves cover 64 indices, inner nodes 8 nodes. Adding 1 takes O(64/modulus + 8 log) steps.
 */
final class ResidueMinima {
    static final int LEAF = 64;

    /** Above every counter, so that no sum with it is small; two of them and 127 still fit a byte. */
    static final int LARGE = 64;

    private static final int FAN = 8;
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final int modulus;
    /** Residues of a node, rounded up to whole words; the rest is {@link #LARGE}. */
    private final int stride;

    private byte[] counters = {};
    private final List<byte[]> levels = new ArrayList<>();

    ResidueMinima(int modulus, int capacity) {
        this.modulus = modulus;
        this.stride = (modulus + 7) / 8 * 8;
        grow(capacity);
    }

    /** Bytes for a capacity, roughly. */
    static long bytes(int modulus, int capacity) {
        return capacity + (modulus + 7L) * capacity / 50;
    }

    int capacity() {
        return counters.length;
    }

    /** Makes room for more counters, a multiple of 64; the new ones are 0. Linear time. */
    void grow(int capacity) {
        counters = Arrays.copyOf(counters, capacity);
        levels.clear();
        int nodes = capacity / LEAF;
        levels.add(blank(nodes));
        while (nodes > FAN) {
            nodes = (nodes + FAN - 1) / FAN;
            levels.add(blank(nodes));
        }
        for (int level = 0; level < levels.size(); level++) {
            for (int node = 0; node < nodes(level); node++) {
                for (int residue = 0; residue < modulus; residue++) {
                    levels.get(level)[node * stride + residue] = (byte) least(level, node, residue);
                }
            }
        }
    }

    private byte[] blank(int nodes) {
        byte[] minima = new byte[nodes * stride];
        Arrays.fill(minima, (byte) LARGE);
        return minima;
    }

    int at(int index) {
        return counters[index];
    }

    /** Eight counters from {@code index} on, one in each byte. */
    long word(int index) {
        return word(counters, index);
    }

    static long word(byte[] bytes, int index) {
        return (long) WORD.get(bytes, index);
    }

    void increment(int index) {
        int before = counters[index]++;
        int residue = index % modulus;
        int node = index / LEAF;
        for (int level = 0; level < levels.size(); level++, node /= FAN) {
            byte[] minima = levels.get(level);
            int place = node * stride + residue;
            if (minima[place] != before) {
                // Something else below is smaller, and still is.
                return;
            }
            int least = least(level, node, residue);
            if (least == before) {
                return;
            }
            minima[place] = (byte) least;
        }
    }

    private int least(int level, int node, int residue) {
        int least = LARGE;
        if (level == 0) {
            int from = node * LEAF;
            for (int i = from + Math.floorMod(residue - from, modulus); i < from + LEAF; i += modulus) {
                least = Math.min(least, counters[i]);
            }
            return least;
        }
        byte[] below = levels.get(level - 1);
        int end = Math.min(below.length, (node + 1) * FAN * stride);
        for (int i = node * FAN * stride + residue; i < end; i += stride) {
            least = Math.min(least, below[i]);
        }
        return least;
    }

    int top() {
        return levels.size() - 1;
    }

    int nodes(int level) {
        return levels.get(level).length / stride;
    }

    /** How many indices a node of the level covers. */
    static int span(int level) {
        return LEAF << (3 * level);
    }

    /** The first child of a node, and what comes after its last child. */
    int firstChild(int node) {
        return node * FAN;
    }

    int endOfChildren(int level, int node) {
        return Math.min(nodes(level - 1), (node + 1) * FAN);
    }

    int stride() {
        return stride;
    }

    /** The minima of a node for the residues from {@code residue} to {@code residue + 7}. */
    long minima(int level, int node, int residue) {
        return word(levels.get(level), node * stride + residue);
    }

    int minimum(int level, int node, int residue) {
        return levels.get(level)[node * stride + residue];
    }
}
