package org.wythofflab.solve.layers;

import java.util.Arrays;

/**
 * The last words of ranges that grow. What a range meets is the start of another, which grows as fast: so it stops there,
 * and the two go on as one.
 */
final class LayerFronts {
    private final int reach;
    private final int spacing;
    private int[] places = new int[64];
    private byte[] values = new byte[64];
    private int count;

    /** @param growth by how many words a range grows, each {@code spacing} beyond the last */
    LayerFronts(int growth, int spacing) {
        this.spacing = spacing;
        reach = growth * spacing;
    }

    void clear() {
        count = 0;
    }

    void add(int place, int value) {
        if (count == places.length) {
            places = Arrays.copyOf(places, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
        }
        places[count] = place;
        values[count++] = (byte) value;
    }

    /** Has all ranges grow once, up to before {@code end}. */
    void grow(long[] row, long[][] full, int end) {
        int kept = 0;
        for (int n = 0; n < count; n++) {
            long bit = 1L << values[n];
            int last = places[n] + reach;
            int next = places[n] + spacing;
            while (next <= last && next < end && (row[next] & bit) == 0) {
                LayerLines.set(row, full[Quarter.of(values[n])], next, values[n]);
                next += spacing;
            }
            if (next > last) {
                places[kept] = last;
                values[kept++] = values[n];
            }
        }
        count = kept;
    }
}
