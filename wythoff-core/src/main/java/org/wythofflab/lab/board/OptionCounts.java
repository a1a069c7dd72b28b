package org.wythofflab.lab.board;

import java.math.BigInteger;
import org.wythofflab.answer.Frame;
import org.wythofflab.answer.FrameOutcomes;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.PairTest;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Amount;

/** How many options of each position are P-positions: every P-position is counted at the positions that lead to it. */
public final class OptionCounts {
    private final GameSpec game;
    private final int size;
    private final int[][] counts;

    private OptionCounts(GameSpec game, int size) {
        this.game = game;
        this.size = size;
        this.counts = new int[size][size];
    }

    /** Time: P-positions times squares; or N-positions, where they are fewer. */
    public static int[][] of(GameSpec game, int size, Inquiry inquiry) {
        long squares = (long) size * size;
        if (squares > inquiry.budget().bytes() / Integer.BYTES) {
            throw LimitException.ofLimits("counting the winning options of " + Amount.count(BigInteger.valueOf(squares))
                    + " positions needs too much memory\n  show fewer");
        }
        Frame window = new Frame(BigInteger.ZERO, BigInteger.ZERO, size);
        FrameOutcomes outcomes = new Asked(game, Method.usual(), inquiry).frame(window);
        long losing = losing(outcomes, size);
        boolean rare = losing <= squares / 2;
        requireRoom(rare ? losing : squares - losing, size, inquiry);
        OptionCounts all = new OptionCounts(game, size);
        if (!game.moves().isUniform()) {
            all.countFromEach(outcomes, inquiry);
            return all.counts;
        }
        PairTest both = game.moves().both().on(size, size);
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                if (outcomes.isP(x, y) == rare) {
                    inquiry.pulse();
                    all.count(x, y, both);
                }
            }
            inquiry.budget().progress().at(x, size);
        }
        if (!rare) {
            all.takeFromAll(both);
        }
        game.ends().ifPresent(ends -> all.clear(ends.on(size, size)));
        return all.counts;
    }

    /** One position after the other, if it depends on the position what its options are. */
    private void countFromEach(FrameOutcomes outcomes, Inquiry inquiry) {
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                int[] row = counts[x];
                int column = y;
                new Options(Place.start(game, new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y))))
                        .visitAll(inquiry::pulse, option -> {
                            row[column] += outcomes.isP(option.x(), option.y()) ? 1 : 0;
                            return true;
                        });
            }
            inquiry.budget().progress().at(x, size);
        }
    }

    /** Where the game is over there are no options. */
    private void clear(PairTest over) {
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                counts[x][y] = over.allows(x, y) ? 0 : counts[x][y];
            }
        }
    }

    private static long losing(FrameOutcomes outcomes, int size) {
        long positions = 0;
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                positions += outcomes.isP(x, y) ? 1 : 0;
            }
        }
        return positions;
    }

    private static void requireRoom(long positions, int size, Inquiry inquiry) {
        // At most 2^29 positions and as many squares.
        BigInteger steps = BigInteger.valueOf(positions).multiply(BigInteger.valueOf((long) size * size));
        if (steps.compareTo(BigInteger.valueOf(inquiry.budget().cells())) > 0) {
            throw LimitException.ofLimits("counting the winning options would take " + Amount.count(steps)
                    + " steps\n  show fewer positions");
        }
    }

    /** Turns counts of N-options into counts of P-options. */
    private void takeFromAll(PairTest both) {
        int[] pairs = new int[size];
        int firsts = 0;
        for (int x = 0; x < size; x++) {
            firsts += x > 0 && game.moves().first().contains(x) ? 1 : 0;
            int seconds = 0;
            int added = 0;
            for (int y = 0; y < size; y++) {
                seconds += y > 0 && game.moves().second().contains(y) ? 1 : 0;
                added += x > 0 && y > 0 && both.allows(x, y) ? 1 : 0;
                // Pairs up to x and y; fewer than 2^29, as the squares are.
                pairs[y] += added;
                counts[x][y] = firsts + seconds + pairs[y] - counts[x][y];
            }
        }
    }

    private void count(int x, int y, PairTest both) {
        AmountSet first = game.moves().first();
        AmountSet second = game.moves().second();
        for (int k = 1; x + k < size; k++) {
            counts[x + k][y] += first.contains(k) ? 1 : 0;
        }
        for (int l = 1; y + l < size; l++) {
            counts[x][y + l] += second.contains(l) ? 1 : 0;
        }
        for (int k = 1; x + k < size; k++) {
            for (int l = 1; y + l < size; l++) {
                counts[x + k][y + l] += both.allows(k, l) ? 1 : 0;
            }
        }
    }
}
