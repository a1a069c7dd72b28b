package org.wythofflab.verify.blocking;

import java.util.Optional;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;

/**
 * Who wins in blocking-k Wythoff Nim with piles below a bound, and how many options of each kind are P: vertical ones
 * (x,z), horizontal ones (w,y), diagonal ones. Takes 4 bytes a position.
 */
final class BlockingBoard {

    /** What a statement about piles x <= y comes to at one position. */
    @FunctionalInterface
    interface At {
        Optional<Counterexample> at(int x, int y);
    }

    private final int size;
    private final Outcomes truth;
    /** At most k < 128 of each kind: a line with k P-positions holds no further one. */
    private final byte[][] vertical;

    private final byte[][] horizontal;
    private final byte[][] diagonal;

    private BlockingBoard(Outcomes truth, Ground ground) {
        this.truth = truth;
        size = truth.board().rows();
        vertical = new byte[size][size];
        horizontal = new byte[size][size];
        diagonal = new byte[size][size];
        for (int x = 0; x < size; x++) {
            Finding.pulse(ground);
            for (int y = 0; y < size; y++) {
                vertical[x][y] = y == 0 ? 0 : next(vertical, x, y - 1);
                horizontal[x][y] = x == 0 ? 0 : next(horizontal, x - 1, y);
                diagonal[x][y] = x == 0 || y == 0 ? 0 : next(diagonal, x - 1, y - 1);
            }
        }
    }

    static Footing<BlockingBoard> of(int k, long bound, Ground ground) {
        return 4 * bound * bound > ground.budget().bytes()
                ? Footing.refused("a board of " + bound + " x " + bound + " does not fit in memory")
                : ground.outcomes(Ground.game(BlockingClaims.game(k)), bound)
                        .map(truth -> new BlockingBoard(truth, ground));
    }

    private byte next(byte[][] counts, int x, int y) {
        return (byte) (counts[x][y] + (isP(x, y) ? 1 : 0));
    }

    boolean isP(int x, int y) {
        return truth.isP(x, y);
    }

    /** P-positions (x,z), z < y. */
    int vertical(int x, int y) {
        return vertical[x][y];
    }

    /** P-positions (w,y), w < x. */
    int horizontal(int x, int y) {
        return horizontal[x][y];
    }

    int diagonal(int x, int y) {
        return diagonal[x][y];
    }

    int all(int x, int y) {
        return vertical(x, y) + horizontal(x, y) + diagonal(x, y);
    }

    /** The numbers of P-options by kind, in words. */
    String words(int x, int y) {
        return "v=" + vertical(x, y) + " h=" + horizontal(x, y) + " d=" + diagonal(x, y);
    }

    /** Nothing if the statement holds at (x,y), else what it says and the numbers there are. */
    Optional<Counterexample> unless(boolean holds, int x, int y, String printed) {
        return holds ? Optional.empty() : Optional.of(new Counterexample(place(x, y), printed, words(x, y)));
    }

    static String place(long x, long y) {
        return "(" + x + "," + y + ")";
    }

    /** All positions with x <= y, by y and then by x, until a statement breaks. */
    Finding first(Ground ground, At statement) {
        return Finding.first(0, size, ground, larger -> {
            Finding.pulse(ground);
            Optional<Counterexample> broken = Optional.empty();
            for (int x = 0; x <= larger && broken.isEmpty(); x++) {
                broken = statement.at(x, (int) larger);
            }
            return broken;
        });
    }
}
