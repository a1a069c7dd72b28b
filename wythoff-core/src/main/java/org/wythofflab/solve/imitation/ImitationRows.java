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
 * the window b-r-m+1..b-r, and (if the mover has credit) no quiet[credit-1] lies in it. Each of these states makes {@code
 * smallerWins} true at (a + r, b).
 *
 * <p>A row has no quiet[p-1] beyond its first one above the diagonal. From there on the window, which starts b - r from the
 * row's beginning, holds the same things for the same b - r: so whether (a, b, r, ...) is P depends on b only by {@code
 * smallerWins} at (a, b), and what it makes true lies on the diagonal b - (a + r) = (b - r) - a. For each of at most m values of
 * b - r the row is added to one diagonal, by words of 64 cells; see {@link SmallerWins}.
 *
 * <p>Cost: one step a cell and O(m * p) steps for 64 cells; 1.5 * p bits a cell. A bit set over r for each pair of piles and
 * credits would take O(columns * p^2) steps for 64 cells.
 */
public final class ImitationRows implements RowMachine {
    private static final long[] NOTHING = {};

    private final int m;
    private final int p;
    private final boolean misere;
    private final int rows;
    /** The larger pile of a state can be as large as the longer side, though a row is only as wide as the board. */
    private final int columns;

    private final int width;
    private final long[][][] quiet;
    private final SmallerWins smallerWins;
    private final long[] free;
    private int solved;

    ImitationRows(Imitation rule, boolean misere, Board board) {
        rows = board.rows();
        columns = board.longerSide();
        width = board.columns();
        m = Math.min(rule.m(), columns + 1);
        p = creditLevels(rule, board);
        this.misere = misere;
        int words = (columns + 63) >>> 6;
        quiet = new long[p][rows][words];
        smallerWins = new SmallerWins(p, rows, columns);
        free = smallerWins.newRow();
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
        int first = first(starts);
        int last = last(starts, columns);
        for (int b = a; b < columns && (b == a || last < 0); b = smallerWins.nextFree(a, b + 1)) {
            decideQuiet(a, b, last >= 0);
            if (!smallerWins.get(p - 1, a, b)) {
                int least = first < 0 ? a : Math.max(a, last);
                int most = first < 0 ? b - 1 : Math.min(b - 1, first + m - 1);
                tellLargerRows(a, b, least, most);
            }
            if (Bits.get(starts, b)) {
                first = first < 0 ? b : first;
                last = b;
            }
        }
        if (last >= 0) {
            tellDiagonals(a, first, last);
        }
        if (misere && a == 0 && rows > 1) {
            takeBackWonWithoutMove();
        }
        System.arraycopy(starts, 0, row, 0, row.length);
        Bits.trim(row, width);
    }

    private static int first(long[] bits) {
        for (int w = 0; w < bits.length; w++) {
            if (bits[w] != 0) {
                return (w << 6) + Long.numberOfTrailingZeros(bits[w]);
            }
        }
        return -1;
    }

    /** The last one below {@code bound}. */
    private static int last(long[] bits, int bound) {
        for (int w = ((bound + 63) >>> 6) - 1; w >= 0; w--) {
            long word = w == bound >>> 6 ? bits[w] & ((1L << bound) - 1) : bits[w];
            if (word != 0) {
                return (w << 6) + 63 - Long.numberOfLeadingZeros(word);
            }
        }
        return -1;
    }

    private void decideQuiet(int a, int b, boolean quietBelow) {
        // From equal piles every move is one from "the smaller pile"; the row below b does not count.
        if ((a < b && quietBelow) || (misere && b == 0)) {
            return;
        }
        for (int c = 0; c < p; c++) {
            if (!smallerWins.get(c, a, b)) {
                Bits.set(quiet[c][a], b);
                if (b < rows) {
                    Bits.set(quiet[c][b], a);
                }
            }
        }
    }

    /** With b - r = end, for {@code least <= end <= most}, the state (a, b, r) is P, up to what the mover may do with his credit. */
    private void tellLargerRows(int a, int b, int least, int most) {
        int from = Math.max(least, a + b - rows + 1);
        for (int credit = 0; credit < p; credit++) {
            long[] imitated = credit == 0 ? NOTHING : quiet[credit - 1][a];
            int latest = credit == 0 ? -1 : last(imitated, from);
            for (int end = from; end <= most; end++) {
                latest = credit > 0 && Bits.get(imitated, end) ? end : latest;
                if (latest < 0 || latest < end - m + 1) {
                    smallerWins.set(credit, a + b - end, b);
                }
            }
        }
    }

    /** The same for all b beyond the last quiet state, and beyond a. */
    private void tellDiagonals(int a, int firstQuiet, int lastQuiet) {
        int least = Math.max(a, lastQuiet);
        smallerWins.readFree(p - 1, a, least + 1 - a, free);
        int most = Math.min(columns - 1, firstQuiet + m - 1);
        for (int end = least; end <= most; end++) {
            for (int credit = 0; credit < p; credit++) {
                if (!canImitateToQuiet(a, end, credit)) {
                    smallerWins.setFrom(credit, end - a, a, free);
                }
            }
        }
    }

    /** @param end the smallest larger pile that an imitation can come to is m - 1 less, and this is the largest */
    private boolean canImitateToQuiet(int a, int end, int credit) {
        return credit > 0 && Bits.anyIn(quiet[credit - 1][a], Math.max(0, end - m + 1), end);
    }

    /** Misere: whether the player to move has no allowed move at all, which needs every amount 1..b to be forbidden. */
    private boolean wonWithoutMove(int a, int b, int r, int credit) {
        return misere && a == 0 && credit == 0 && r == 1 && b <= m;
    }

    /** What only row 0 says of row 1, and what is not so because there {@link #wonWithoutMove} holds. */
    private void takeBackWonWithoutMove() {
        for (int b = 1; b < columns && wonWithoutMove(0, b, 1, 0); b++) {
            smallerWins.clear(0, 1, b);
        }
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
        return !smallerWins.get(otherCredit, a, b)
                && !Bits.anyIn(starts, 0, window - 1)
                && !Bits.anyIn(starts, b - r + 1, b - 1)
                && !canImitateToQuiet(a, b - r, moverCredit)
                && !wonWithoutMove(a, b, r, moverCredit);
    }
}
