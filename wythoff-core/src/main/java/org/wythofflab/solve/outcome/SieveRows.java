package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.EndRows;
import org.wythofflab.solve.bits.Mask;
import org.wythofflab.solve.bits.MovedMasks;
import org.wythofflab.solve.bits.SaturatingCounter;
import org.wythofflab.solve.bits.Shifts;
import org.wythofflab.solve.bits.SparseRow;

/** Marks what the marked positions of earlier rows can be reached from; see {@link SieveEngine}. */
final class SieveRows implements RowMachine {
    private static final Maneuver.Scope ALL = Maneuver.Scope.ALL;

    private static final int MASKS_AT_ONCE = 64;

    /** More marked positions of a row are moved at once rather than one by one. */
    private static final int FEW = 8;

    private final Board board;
    private final Decision decision;
    private final AmountSet first;
    private final PairTest both;
    private final long[] second;
    private final @Nullable OptionCounter options;
    private final EndRows over;

    private final @Nullable Mask[] masks;
    private final @Nullable SparseRow[] marked;
    /** The marked positions of rows with few of them, and which rows have many. */
    private final MovedMasks few;

    private final int[] fullRows;
    private int fullCount;

    /** Options in the maneuver's scope that are marked, and, in the other, whether any outside it is. */
    private final SaturatingCounter scoped;

    private final SaturatingCounter free;
    /** Marked positions of each column so far, if any amount may be taken from the first pile. */
    private final SaturatingCounter columns;

    private final Crew crew;
    private final long worthSharing;
    /** For each thread, what the marked positions it looks at are reached from. */
    private final long[][] found;

    private final MovedMasks.Union[] unions;
    private int x;

    /** @param worthSharing how many words of masks a row has before threads share them */
    SieveRows(GameSpec game, Board board, Crew crew, long worthSharing) {
        this.board = board;
        this.crew = crew;
        this.worthSharing = worthSharing;
        found = new long[crew.threads()][board.words()];
        few = new MovedMasks(board.rows(), board.words());
        unions = new MovedMasks.Union[crew.threads()];
        for (int i = 0; i < unions.length; i++) {
            unions[i] = few.new Union();
        }
        fullRows = new int[board.rows()];
        decision = Decision.of(game);
        first = game.moves().first();
        both = game.moves().both().on(Math.max(0, board.rows() - 1), Math.max(0, board.columns() - 1));
        second = new long[board.words()];
        for (int l = 1; l < board.columns(); l++) {
            if (game.moves().second().contains(l)) {
                Bits.set(second, l);
            }
        }
        options = decision.misere() ? new OptionCounter(game.moves(), board, decision.limit()) : null;
        over = EndRows.of(game, board.rows(), board.columns());
        masks = new Mask[board.rows()];
        marked = new SparseRow[board.rows()];
        scoped = new SaturatingCounter(decision.limit(), board.words());
        free = new SaturatingCounter(1, board.words());
        columns = new SaturatingCounter(onePile() == scoped ? decision.limit() : 1, board.words());
    }

    private SaturatingCounter onePile() {
        return decision.scope() == ALL || decision.scope() == Maneuver.Scope.NIM ? scoped : free;
    }

    private SaturatingCounter twoPile() {
        return decision.scope() == ALL || decision.scope() == Maneuver.Scope.DIAGONAL ? scoped : free;
    }

    @Override
    public void next(long[] row) {
        if (options != null) {
            options.nextRow();
        }
        if (x % MASKS_AT_ONCE == 0) {
            makeMasks(Math.min(board.rows(), x + MASKS_AT_ONCE));
        }
        scoped.clear();
        free.clear();
        markFromFirstPile();
        markFromBoth();
        Arrays.fill(row, 0);
        over.begin(x);
        for (int w = 0; w < row.length; w++) {
            solveWord(w, row);
        }
        remember(row);
        if (!decision.markedIsP()) {
            for (int w = 0; w < row.length; w++) {
                row[w] = ~row[w];
            }
        }
        Bits.trim(row, board.columns());
    }

    /** The masks of the next rows, each made by one of the threads. */
    private void makeMasks(int end) {
        crew.share(share -> {
            for (int k = x + share; k < end; k += crew.threads()) {
                Mask mask = k == 0 ? null : Mask.of(both, k, board.columns());
                masks[k] = mask;
                if (mask != null) {
                    few.put(k, mask);
                }
            }
        });
    }

    private void markFromFirstPile() {
        if (first.isAll()) {
            onePile().copyFrom(columns);
            return;
        }
        for (int k = 1; k <= x; k++) {
            SparseRow earlier = marked[x - k];
            if (earlier != null && first.contains(k)) {
                onePile().add(earlier.bits(), 0);
            }
        }
    }

    private void markFromBoth() {
        if (!twoPile().isSet()) {
            for (int k = 1; k <= x; k++) {
                Mask mask = masks[k];
                SparseRow earlier = marked[x - k];
                if (mask != null && earlier != null) {
                    mask.add(twoPile(), earlier);
                }
            }
        } else if ((long) x * board.words() < worthSharing) {
            unite(0, 1);
        } else {
            crew.share(share -> unite(share, crew.threads()));
        }
    }

    /** Unites what every {@code shares}-th of the marked positions, or of the rows with many, is reached from. */
    private void unite(int share, int shares) {
        long[] target = found[share];
        Arrays.fill(target, 0);
        unions[share].addTo(target, x, share, shares);
        for (int i = share; i < fullCount; i += shares) {
            Mask mask = masks[x - fullRows[i]];
            SparseRow earlier = marked[fullRows[i]];
            if (mask != null && earlier != null) {
                mask.unite(target, earlier);
            }
        }
        synchronized (found) {
            Shifts.or(twoPile().only(), target, 0);
        }
    }

    /** Takes the unmarked positions of a word in order; each marks what the second pile alone reaches it from. */
    private void solveWord(int w, long[] row) {
        long undecided = ~0L;
        long ended = over.word(w);
        while (true) {
            long candidates = undecided & (ended | (scoped.below(w) & free.below(w)));
            if (candidates == 0) {
                return;
            }
            int i = Long.numberOfTrailingZeros(candidates);
            undecided = i == 63 ? 0 : -1L << (i + 1);
            int y = (w << 6) + i;
            if (y >= board.columns()) {
                return;
            }
            boolean isOver = (ended >>> i & 1) != 0;
            if (options == null || (!isOver && options.at(y) > scoped.at(y))) {
                Bits.set(row, y);
                onePile().add(second, y);
            }
        }
    }

    private void remember(long[] row) {
        SparseRow found = new SparseRow(row.clone());
        marked[x] = found.count() > 0 ? found : null;
        if (found.count() <= FEW) {
            found.forEach(y -> few.add(x, y));
        } else {
            fullRows[fullCount++] = x;
        }
        if (first.isAll()) {
            columns.add(row, 0);
        }
        x++;
    }
}
