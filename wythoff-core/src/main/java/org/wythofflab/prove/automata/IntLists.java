package org.wythofflab.prove.automata;

import java.util.Arrays;

/** Lists of ints, each kept once and numbered in the order of their arrival. Adding one takes time linear in its length. */
final class IntLists {

    private int[] pool = new int[1 << 10];
    private int[] starts = new int[1 << 8];
    private int[] hashes = new int[1 << 8];
    private int[] table = new int[1 << 9];
    private int size;

    int size() {
        return size;
    }

    int length(int list) {
        return starts[list + 1] - starts[list];
    }

    int get(int list, int index) {
        return pool[starts[list] + index];
    }

    void copy(int list, int[] into) {
        System.arraycopy(pool, starts[list], into, 0, length(list));
    }

    /** The number of the list that consists of the first ints. */
    int add(int[] ints, int length) {
        int hash = hash(ints, length);
        int mask = table.length - 1;
        int slot = hash & mask;
        while (table[slot] != 0) {
            int list = table[slot] - 1;
            if (hashes[list] == hash && same(list, ints, length)) {
                return list;
            }
            slot = (slot + 1) & mask;
        }
        table[slot] = size + 1;
        append(ints, length, hash);
        if (2 * size > table.length) {
            grow();
        }
        return size - 1;
    }

    private static int hash(int[] ints, int length) {
        long hash = length;
        for (int i = 0; i < length; i++) {
            hash = (hash + ints[i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return (int) (hash ^ (hash >>> 32));
    }

    private boolean same(int list, int[] ints, int length) {
        return Arrays.equals(pool, starts[list], starts[list + 1], ints, 0, length);
    }

    private void append(int[] ints, int length, int hash) {
        if (size + 2 > starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
            hashes = Arrays.copyOf(hashes, 2 * hashes.length);
        }
        int start = starts[size];
        int end = Math.addExact(start, length);
        if (end > pool.length) {
            pool = Arrays.copyOf(pool, Math.max(end, Math.multiplyExact(2, pool.length)));
        }
        System.arraycopy(ints, 0, pool, start, length);
        hashes[size++] = hash;
        starts[size] = end;
    }

    private void grow() {
        table = new int[Math.multiplyExact(2, table.length)];
        int mask = table.length - 1;
        for (int list = 0; list < size; list++) {
            int slot = hashes[list] & mask;
            while (table[slot] != 0) {
                slot = (slot + 1) & mask;
            }
            table[slot] = list + 1;
        }
    }
}
