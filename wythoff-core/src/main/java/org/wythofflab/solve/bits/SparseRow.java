package org.wythofflab.solve.bits;

import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** A set of positions of a row that is read often: if they are few, a list spares the look at empty words. */
public final class SparseRow {
    private final long[] bits;
    private final int count;
    private final int @Nullable [] places;

    public SparseRow(long[] bits) {
        this.bits = bits;
        count = Bits.count(bits);
        places = count <= bits.length ? places(bits, count) : null;
    }

    private static int[] places(long[] bits, int count) {
        int[] places = new int[count];
        int i = 0;
        for (int w = 0; w < bits.length; w++) {
            for (long word = bits[w]; word != 0; word &= word - 1) {
                places[i++] = (w << 6) + Long.numberOfTrailingZeros(word);
            }
        }
        return places;
    }

    public long[] bits() {
        return bits;
    }

    public int count() {
        return count;
    }

    int[] toArray() {
        return places == null ? places(bits, count) : places;
    }

    public void forEach(IntConsumer action) {
        if (places == null) {
            Bits.forEach(bits, bits.length << 6, action);
        } else {
            for (int place : places) {
                action.accept(place);
            }
        }
    }
}
