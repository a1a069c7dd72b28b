package org.wythofflab.solve.imitation;

import org.wythofflab.rules.Imitation;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.RowMachine;
import org.wythofflab.solve.bits.Bits;

/**
 * Decides every state of (m,p)-Imitation Nim row by row of the smaller pile a. What a state (a, b, r, credits) with
 * a <= b depends on falls apart into facts about piles alone:
 *
 * <ul>
 *   <li>Without a move to imitate (r = 0) the mover's credit is irrelevant, since his move resets it: {@code
 *       quiet[c]} says whether such a state is P when the other player's credit is c.
 *   <li>A move from the smaller pile is never an imitation and leaves the mover with full credit: {@code smallerWins[c]}
 *       says whether one of them wins when the other player's credit is c.
 *   <li>A move from the larger pile to (a, b') leads to a quiet state; it is an imitation iff b - b' is in
 *       r..r+m-1. It wins iff quiet[p-1] holds there, or quiet[credit-1] for an imitation.
 * </ul>
 *
 * So (a, b, r, ...) with r >= 1 is P iff no move from the smaller pile wins, every quiet[p-1] below b in row a lies in
 * the window b-r-m+1..b-r, and (if the mover has credit) no quiet[credit-1] lies in it. When (a, b) is decided, the few r
 * for which this holds are known, and each makes {@code smallerWins} true at (a + r, b).
 *
 * <p>Cost: O(m * p) a cell, except O(columns * p) for the rare cells with nothing quiet before them; 4 * p bits a cell.
 */
final class CellByCellStates implements RowMachine {
    private final int m;
    private final int p;
    private final boolean misere;
    private final int rows;
    /** The larger pile of a state can be as large as the longer side, though a row is only as wide as the board. */
    private final int columns;

    private final int width;
    private final long[][][] quiet;
    private final long[][][] smallerWins;
    private int solved;

    CellByCellStates(Imitation rule, boolean misere, Board board) {
        rows = board.rows();
        columns = board.longerSide();
        width = board.columns();
        m = Math.min(rule.m(), columns + 1);
        p = creditLevels(rule, board);
        this.misere = misere;
        int words = (columns + 63) >>> 6;
        quiet = new long[p][rows][words];
        smallerWins = new long[p][rows][words];
    }

    /** A player cannot imitate more often than the piles have tokens, so more credit than that is no different. */
    public static int creditLevels(Imitation rule, Board board) {
        return Math.min(rule.p(), board.longerSide() + 1);
    }

    public int creditLevels() {
        return p;
    }

    @Override
    public void next(long[] row) {
        int a = solved++;
        long[] starts = quiet[p - 1][a];
        int firstQuiet = -1;
        int lastQuiet = -1;
        for (int b = 0; b < columns; b++) {
            if (b >= a) {
                decideQuiet(a, b, lastQuiet >= 0);
                if (!Bits.get(smallerWins[p - 1][a], b)) {
                    int least = firstQuiet < 0 ? 1 : Math.max(1, b - m + 1 - firstQuiet);
                    int most = firstQuiet < 0 ? b - a : Math.min(b - a, b - lastQuiet);
                    tellLargerRows(a, b, least, Math.min(most, rows - 1 - a));
                }
            }
            if (Bits.get(starts, b)) {
                firstQuiet = firstQuiet < 0 ? b : firstQuiet;
                lastQuiet = b;
            }
        }
        System.arraycopy(starts, 0, row, 0, row.length);
        Bits.trim(row, width);
    }

    private void decideQuiet(int a, int b, boolean quietBelow) {
        // From equal piles every move is one from "the smaller pile"; the row below b does not count.
        if ((a < b && quietBelow) || (misere && b == 0)) {
            return;
        }
        for (int c = 0; c < p; c++) {
            if (!Bits.get(smallerWins[c][a], b)) {
                Bits.set(quiet[c][a], b);
                if (b < rows) {
                    Bits.set(quiet[c][b], a);
                }
            }
        }
    }

    /** For the given r the state (a, b, r) is P, up to what the mover may do with his credit. */
    private void tellLargerRows(int a, int b, int least, int most) {
        for (int r = least; r <= most; r++) {
            for (int credit = 0; credit < p; credit++) {
                if (!canImitateToQuiet(a, b, r, credit) && !wonWithoutMove(a, b, r, credit)) {
                    Bits.set(smallerWins[credit][a + r], b);
                }
            }
        }
    }

    private boolean canImitateToQuiet(int a, int b, int r, int credit) {
        return credit > 0 && Bits.anyIn(quiet[credit - 1][a], Math.max(0, b - r - m + 1), b - r);
    }

    /** Misere: whether the player to move has no allowed move at all, which needs every amount 1..b to be forbidden. */
    private boolean wonWithoutMove(int a, int b, int r, int credit) {
        return misere && a == 0 && credit == 0 && r == 1 && b <= m;
    }

    /**
     * Whether a state with piles a <= b below the solved size is P; r is the amount of the last move if that took from
     * the smaller or equal pile, else 0.
     */
    public boolean isP(int a, int b, int r, int moverCredit, int otherCredit) {
        if (r == 0) {
            return Bits.get(quiet[otherCredit][a], b);
        }
        int window = Math.max(0, b - r - m + 1);
        long[] starts = quiet[p - 1][a];
        return !Bits.get(smallerWins[otherCredit][a], b)
                && !Bits.anyIn(starts, 0, window - 1)
                && !Bits.anyIn(starts, b - r + 1, b - 1)
                && !canImitateToQuiet(a, b, r, moverCredit)
                && !wonWithoutMove(a, b, r, moverCredit);
    }
}
