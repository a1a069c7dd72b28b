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
import org.wythofflab.solve.bits.Mask;
import org.wythofflab.solve.bits.RowShifter;
import org.wythofflab.solve.bits.SaturatingCounter;
import org.wythofflab.solve.bits.Shifts;

/** Marks what the marked positions of earlier rows can be reached from; see {@link SieveEngine}. */
final class SieveRows implements RowMachine {
    private static final Maneuver.Scope ALL = Maneuver.Scope.ALL;

    private final Board board;
    private final Decision decision;
    private final AmountSet first;
    private final PairTest both;
    private final long[] second;
    private final @Nullable OptionCounter options;

    private final @Nullable Mask[] masks;
    private final long[][] marked;
    private final int[] markedCounts;

    /** Options in the maneuver's scope that are marked, and, in the other, whether any outside it is. */
    private final SaturatingCounter scoped;

    private final SaturatingCounter free;
    /** Marked positions of each column so far, if any amount may be taken from the first pile. */
    private final SaturatingCounter columns;

    private final Crew crew;
    private final long worthSharing;
    /** For each thread, what the marked positions it looks at are reached from. */
    private final long[][] found;

    private final RowShifter[] shifters;
    private int x;

    /** @param worthSharing how many words of masks a row has before threads share them */
    SieveRows(GameSpec game, Board board, Crew crew, long worthSharing) {
        this.board = board;
        this.crew = crew;
        this.worthSharing = worthSharing;
        found = new long[crew.threads()][board.words()];
        shifters = new RowShifter[crew.threads()];
        for (int i = 0; i < shifters.length; i++) {
            shifters[i] = new RowShifter(board.words());
        }
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
        masks = new Mask[board.rows()];
        marked = new long[board.rows()][];
        markedCounts = new int[board.rows()];
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
        if (x > 0) {
            masks[x] = Mask.of(both, x, board.columns());
        }
        scoped.clear();
        free.clear();
        markFromFirstPile();
        markFromBoth();
        Arrays.fill(row, 0);
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

    private void markFromFirstPile() {
        if (first.isAll()) {
            onePile().copyFrom(columns);
            return;
        }
        for (int k = 1; k <= x; k++) {
            if (markedCounts[x - k] > 0 && first.contains(k)) {
                onePile().add(marked[x - k], 0);
            }
        }
    }

    private void markFromBoth() {
        if (!twoPile().isSet()) {
            for (int k = 1; k <= x; k++) {
                Mask mask = masks[k];
                if (mask != null && markedCounts[x - k] > 0) {
                    mask.add(twoPile(), marked[x - k], markedCounts[x - k]);
                }
            }
        } else if ((long) x * board.words() < worthSharing) {
            unite(0, 1);
        } else {
            crew.share(share -> unite(share, crew.threads()));
        }
    }

    /** Unites what the amounts k = share + 1, share + 1 + shares, ... reach. */
    private void unite(int share, int shares) {
        long[] target = found[share];
        Arrays.fill(target, 0);
        for (int k = share + 1; k <= x; k += shares) {
            Mask mask = masks[k];
            if (mask != null && markedCounts[x - k] > 0) {
                mask.unite(target, marked[x - k], markedCounts[x - k], shifters[share]);
            }
        }
        synchronized (found) {
            Shifts.or(twoPile().only(), target, 0);
        }
    }

    /** Takes the unmarked positions of a word in order; each marks what the second pile alone reaches it from. */
    private void solveWord(int w, long[] row) {
        long undecided = ~0L;
        while (true) {
            long candidates = undecided & scoped.below(w) & free.below(w);
            if (candidates == 0) {
                return;
            }
            int i = Long.numberOfTrailingZeros(candidates);
            undecided = i == 63 ? 0 : -1L << (i + 1);
            int y = (w << 6) + i;
            if (y >= board.columns()) {
                return;
            }
            if (options == null || options.at(y) > scoped.at(y)) {
                Bits.set(row, y);
                onePile().add(second, y);
            }
        }
    }

    private void remember(long[] row) {
        marked[x] = row.clone();
        markedCounts[x] = Bits.count(row);
        if (first.isAll()) {
            columns.add(row, 0);
        }
        x++;
    }
}
