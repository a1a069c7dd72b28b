package org.wythofflab.lab.board;

import java.util.Arrays;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines.Columns;

/** Few positions of a large board, {@code x <= y}, in order of x: what {@link org.wythofflab.solve.Engines#columns} lists. */
public final class FewPositions {
    private int[] xs = new int[1024];
    private int[] ys = new int[1024];
    private int count;

    private FewPositions() {}

    static FewPositions of(Columns columns, int side, Budget budget) {
        FewPositions all = new FewPositions();
        columns.run(side, budget, all::add);
        all.xs = Arrays.copyOf(all.xs, all.count);
        all.ys = Arrays.copyOf(all.ys, all.count);
        return all;
    }

    private boolean add(int x, int y) {
        if (count == xs.length) {
            xs = Arrays.copyOf(xs, 2 * count);
            ys = Arrays.copyOf(ys, 2 * count);
        }
        xs[count] = x;
        ys[count++] = y;
        return true;
    }

    /** Those in the square with this corner, in both orders of the piles, counted from the corner. */
    public void visit(int x0, int y0, int side, PairField.Sink sink) {
        for (int i = firstFrom(x0); i < count && xs[i] - x0 < side; i++) {
            if (ys[i] >= y0 && ys[i] - y0 < side) {
                sink.accept(xs[i] - x0, ys[i] - y0);
            }
        }
        for (int i = firstFrom(y0); i < count && xs[i] - y0 < side; i++) {
            if (ys[i] >= x0 && ys[i] - x0 < side && xs[i] != ys[i]) {
                sink.accept(ys[i] - x0, xs[i] - y0);
            }
        }
    }

    public void nearest(Nearest nearest) {
        for (int i = 0; i < count; i++) {
            nearest.see(xs[i], ys[i]);
            nearest.see(ys[i], xs[i]);
        }
    }

    private int firstFrom(int x) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (xs[middle] < x) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
