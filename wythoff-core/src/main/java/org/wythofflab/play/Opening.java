package org.wythofflab.play;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/**
 * Where a match may begin so that a person can win it: small piles from which she wins with good play, but not at once.
 * Costs a question to the {@link Sage} for each of at most 140 starts.
 */
public final class Opening {
    private static final int[] FAVOURITE = {8, 12};

    private static final List<BigPosition> STARTS = IntStream.rangeClosed(3, 12)
            .boxed()
            .flatMap(x -> IntStream.rangeClosed(3, 16).mapToObj(y -> new int[] {x, y}))
            .sorted(Comparator.comparingInt(Opening::distance))
            .map(piles -> new BigPosition(BigInteger.valueOf(piles[0]), BigInteger.valueOf(piles[1])))
            .toList();

    private Opening() {}

    private static int distance(int[] piles) {
        return Math.abs(piles[0] - FAVOURITE[0]) + Math.abs(piles[1] - FAVOURITE[1]);
    }

    /**
     * A start that this side can win, or the first of all if there is none, or none that is known.
     *
     * @param number which of them, counted from 0; after the last comes the first again
     */
    public static BigPosition of(GameSpec game, Side you, Sage sage, int number) {
        List<BigPosition> fair = STARTS.stream()
                .filter(piles -> isFair(State.start(game, piles), you, sage))
                .toList();
        return fair.isEmpty() ? STARTS.get(0) : fair.get(Math.floorMod(number, fair.size()));
    }

    private static boolean isFair(State start, Side you, Sage sage) {
        return !start.isOver()
                && sage.winner(start).map(you::equals).orElse(false)
                && !sage.winningTurn(start)
                        .map(turn -> start.after(turn).isOver())
                        .orElse(false);
    }
}
