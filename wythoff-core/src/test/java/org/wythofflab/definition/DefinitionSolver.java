package org.wythofflab.definition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Solves a {@link Definition} by looking at every option of every position, smaller piles first. */
public final class DefinitionSolver {

    /** The position (x,y) that taking k from the first pile and l from the second leads to. */
    public record Option(int x, int y, int k, int l) {
        public boolean twoPile() {
            return k > 0 && l > 0;
        }
    }

    private DefinitionSolver() {}

    /** Every option of (x,y): (x-k,y), (x,y-l) and (x-k,y-l); none where the game is over. */
    public static List<Option> options(Definition game, int x, int y) {
        List<Option> options = new ArrayList<>();
        if (game.over().test(x, y)) {
            return options;
        }
        for (int k = 1; k <= x; k++) {
            if (game.first().test(k) && game.from().test(k, 0, x, y)) {
                options.add(new Option(x - k, y, k, 0));
            }
        }
        for (int l = 1; l <= y; l++) {
            if (game.second().test(l) && game.from().test(0, l, x, y)) {
                options.add(new Option(x, y - l, 0, l));
            }
        }
        for (int k = 1; k <= x; k++) {
            for (int l = 1; l <= y; l++) {
                if (game.both().test(k, l) && game.from().test(k, l, x, y)) {
                    options.add(new Option(x - k, y - l, k, l));
                }
            }
        }
        return options;
    }

    /** {@code [x][y]} is true iff (x,y) is a P-position, for x below width and y below height. */
    public static boolean[][] pPositions(Definition game, int width, int height) {
        boolean[][] p = new boolean[width][height];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                p[x][y] = isP(game, options(game, x, y), p);
            }
        }
        return p;
    }

    private static boolean isP(Definition game, List<Option> options, boolean[][] p) {
        int inScopeP = 0;
        int outOfScopeP = 0;
        int inScopeN = 0;
        int outOfScopeN = 0;
        for (Option option : options) {
            boolean in = inScope(game.scope(), option);
            if (p[option.x()][option.y()]) {
                inScopeP += in ? 1 : 0;
                outOfScopeP += in ? 0 : 1;
            } else {
                inScopeN += in ? 1 : 0;
                outOfScopeN += in ? 0 : 1;
            }
        }
        // Comply (Definitions 7, 8, 10): he proposes at least K options in scope, or one out of it, and
        // wins iff all he proposes are N. Proposing more than he must only helps his opponent.
        if (game.maneuver() == Definition.Maneuver.COMPLY) {
            return inScopeN >= game.count() || outOfScopeN >= 1;
        }
        // Block (no maneuver is K = 1: nothing may be forbidden). He must forbid every P option, so none
        // may be out of scope and there may be at most K-1; forbidding an N option never helps.
        boolean noMoveWins = outOfScopeP == 0 && inScopeP < game.count();
        // Misere: whoever has no allowed option wins, so one allowed option, an N one, must remain.
        return noMoveWins && (!game.misere() || inScopeN + outOfScopeN >= 1);
    }

    /** In plain block and comply games every option counts, in the others those the scope names. */
    static boolean inScope(Definition.Scope scope, Option option) {
        return switch (scope) {
            case ALL -> true;
            case DIAGONAL -> option.twoPile();
            case NIM -> !option.twoPile();
            case SAME_DIAGONAL -> option.k() == option.l();
        };
    }

    /** {@code [x][y]} is the least number that is not the value of an option (normal play, no maneuver). */
    public static int[][] grundy(Definition game, int width, int height) {
        if (game.misere() || game.maneuver() != Definition.Maneuver.NONE) {
            throw new IllegalArgumentException("Grundy values belong to normal play without a maneuver: " + game);
        }
        int[][] value = new int[width][height];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                Set<Integer> seen = new HashSet<>();
                options(game, x, y).forEach(option -> seen.add(value[option.x()][option.y()]));
                while (seen.contains(value[x][y])) {
                    value[x][y]++;
                }
            }
        }
        return value;
    }
}
