package org.wythofflab.definition;

import java.util.List;
import org.wythofflab.definition.Definition.Maneuver;
import org.wythofflab.definition.DefinitionSolver.Option;

/**
 * Maneuvers without any counting argument: the previous player tries every set of options that he may
 * forbid or propose. Exponential, so for tiny boards only; it checks {@link DefinitionSolver}.
 */
final class LiteralManeuvers {

    private LiteralManeuvers() {}

    static boolean[][] pPositions(Definition game, int size) {
        boolean[][] p = new boolean[size][size];
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                p[x][y] = previousHasAWinningChoice(game, DefinitionSolver.options(game, x, y), p);
            }
        }
        return p;
    }

    private static boolean previousHasAWinningChoice(Definition game, List<Option> options, boolean[][] p) {
        for (int chosen = 0; chosen < 1 << options.size(); chosen++) {
            boolean blocks = game.maneuver() != Maneuver.COMPLY;
            boolean permitted = blocks ? mayForbid(game, options, chosen) : mayPropose(game, options, chosen);
            // What is left to the next player: everything but the forbidden ones, or the proposed ones.
            int allowed = blocks ? ~chosen : chosen;
            if (permitted && !nextWins(game, options, allowed, p)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayForbid(Definition game, List<Option> options, int forbidden) {
        return count(game, options, forbidden, true) < game.count() && count(game, options, forbidden, false) == 0;
    }

    private static boolean mayPropose(Definition game, List<Option> options, int proposed) {
        return count(game, options, proposed, true) >= game.count() || count(game, options, proposed, false) >= 1;
    }

    private static int count(Definition game, List<Option> options, int chosen, boolean inScope) {
        int count = 0;
        for (int i = 0; i < options.size(); i++) {
            if ((chosen >> i & 1) == 1 && DefinitionSolver.inScope(game.scope(), options.get(i)) == inScope) {
                count++;
            }
        }
        return count;
    }

    private static boolean nextWins(Definition game, List<Option> options, int allowed, boolean[][] p) {
        boolean canMove = false;
        for (int i = 0; i < options.size(); i++) {
            if ((allowed >> i & 1) == 1) {
                canMove = true;
                if (p[options.get(i).x()][options.get(i).y()]) {
                    return true;
                }
            }
        }
        return !canMove && game.misere();
    }
}
