package org.wythofflab.verify.blocking;

import org.wythofflab.rules.Moves;
import org.wythofflab.rules.PairTest;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/** How many options the positions of a game have, of Wythoff's for one, counted from the rules. Takes 4 bytes a position. */
final class BlockingOptions {

    private final Moves moves;
    private final PairTest both;
    /** Two-pile options of (x,y). */
    private final int[][] twoPile;

    private final int[] first;
    private final int[] second;

    private BlockingOptions(String game, int size, Ground ground) {
        moves = Ground.game(game).moves();
        both = moves.both().on(size, size);
        twoPile = new int[size][size];
        first = new int[size];
        second = new int[size];
        for (int x = 1; x < size; x++) {
            Finding.pulse(ground);
            first[x] = first[x - 1] + ground.term(moves.first().contains(x) ? 1 : 0);
            second[x] = second[x - 1] + ground.term(moves.second().contains(x) ? 1 : 0);
            for (int y = 1; y < size; y++) {
                twoPile[x][y] = twoPile[x - 1][y]
                        + twoPile[x][y - 1]
                        - twoPile[x - 1][y - 1]
                        + ground.term(isMove(x, y) ? 1 : 0);
            }
        }
    }

    /** Those of Wythoff's game for piles below the bound. */
    static Footing<BlockingOptions> of(long bound, Ground ground) {
        return of("wythoff", bound, ground);
    }

    static Footing<BlockingOptions> of(String game, long bound, Ground ground) {
        return BlockingCovers.side(bound, ground)
                .then(size -> 8L * size * size > ground.budget().bytes()
                        ? Footing.refused("the options of " + size + " x " + size + " positions do not fit in memory")
                        : Footing.firm(new BlockingOptions(game, size, ground)));
    }

    /** Whether k > 0 tokens of the first pile and l of the second can be taken together. */
    boolean isMove(int k, int l) {
        return l == 0 ? moves.first().contains(k) : both.allows(k, l);
    }

    /** Options that take from the first pile only. */
    int horizontal(int x) {
        return first[x];
    }

    /** Options that take from the second pile only. */
    int vertical(int y) {
        return second[y];
    }

    int twoPile(int x, int y) {
        return twoPile[x][y];
    }

    int all(int x, int y) {
        return first[x] + second[y] + twoPile[x][y];
    }
}
