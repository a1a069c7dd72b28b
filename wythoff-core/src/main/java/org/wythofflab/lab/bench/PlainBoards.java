package org.wythofflab.lab.bench;

import java.util.Arrays;
import org.wythofflab.lab.Summary;
import org.wythofflab.lab.Texts;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Budget;

/** Boards as the definitions have them: a list of all moves, and at every position each of them is tried. */
final class PlainBoards {
    private final boolean misere;
    private final int rows;
    private final int columns;
    private final Budget budget;
    private int[] firsts = new int[64];
    private int[] seconds = new int[64];
    private int count;

    private PlainBoards(GameSpec game, int rows, int columns, Budget budget) {
        this.misere = game.convention() == Convention.MISERE;
        this.rows = rows;
        this.columns = columns;
        this.budget = budget;
        Moves moves = game.moves();
        moves.visitOnePile(rows - 1, columns - 1, this::add);
        moves.visitTwoPile(rows - 1, columns - 1, budget::pulse, this::add);
    }

    private boolean add(int k, int l) {
        if (count == firsts.length) {
            firsts = Arrays.copyOf(firsts, 2 * count);
            seconds = Arrays.copyOf(seconds, 2 * count);
        }
        firsts[count] = k;
        seconds[count++] = l;
        return true;
    }

    /** The P-positions of a board. */
    static BenchTask.Run board(String game, long side) {
        return outcomes(game, side, false);
    }

    /** Of those only the ones with {@code x <= y}. */
    static BenchTask.Run positions(String game, long side) {
        return outcomes(game, side, true);
    }

    private static BenchTask.Run outcomes(String game, long side, boolean ordered) {
        GameSpec spec = Texts.game(game);
        return budget -> {
            Summary found = new Summary();
            boolean[][] p = new PlainBoards(spec, (int) side, (int) side, budget).outcomes();
            for (int x = 0; x < side; x++) {
                for (int y = ordered ? x : 0; y < side; y++) {
                    if (p[x][y]) {
                        found.add(x, y, 1);
                    }
                }
            }
            return found.fingerprint();
        };
    }

    /** The Grundy values of the positions with {@code x <= y}. */
    static BenchTask.Run table(String game, long side) {
        GameSpec spec = Texts.game(game);
        return budget -> {
            Summary found = new Summary();
            int[][] values = new PlainBoards(spec, (int) side, (int) side, budget).values();
            for (int x = 0; x < side; x++) {
                for (int y = x; y < side; y++) {
                    found.add(x, y, values[x][y]);
                }
            }
            return found.fingerprint();
        };
    }

    /** Where the value stands first in each of the rows of Wythoff's table: before the second pile is twice the first. */
    static BenchTask.Run places(String game, int value, long side) {
        GameSpec spec = Texts.game(game);
        return budget -> {
            Summary found = new Summary();
            int[][] values = new PlainBoards(spec, (int) side, 2 * (int) side + 8, budget).values();
            for (int x = 0; x < side; x++) {
                int y = 0;
                while (values[x][y] != value) {
                    y++;
                }
                found.add(x, y, 1);
            }
            return found.fingerprint();
        };
    }

    private boolean[][] outcomes() {
        boolean[][] p = new boolean[rows][columns];
        for (int x = 0; x < rows; x++) {
            budget.checkpoint(x, rows);
            for (int y = 0; y < columns; y++) {
                p[x][y] = !isN(p, x, y);
            }
        }
        return p;
    }

    /** The search ends with the first option that is P. */
    private boolean isN(boolean[][] p, int x, int y) {
        boolean terminal = true;
        for (int i = 0; i < count; i++) {
            if (firsts[i] <= x && seconds[i] <= y) {
                if (p[x - firsts[i]][y - seconds[i]]) {
                    return true;
                }
                terminal = false;
            }
        }
        return terminal && misere;
    }

    private int[][] values() {
        int[][] values = new int[rows][columns];
        // The position at which a value was last seen among the options, counted from 1.
        int[] seen = new int[count + 1];
        int position = 0;
        for (int x = 0; x < rows; x++) {
            budget.checkpoint(x, rows);
            for (int y = 0; y < columns; y++) {
                position++;
                for (int i = 0; i < count; i++) {
                    if (firsts[i] <= x && seconds[i] <= y) {
                        seen[values[x - firsts[i]][y - seconds[i]]] = position;
                    }
                }
                while (seen[values[x][y]] == position) {
                    values[x][y]++;
                }
            }
        }
        return values;
    }
}
