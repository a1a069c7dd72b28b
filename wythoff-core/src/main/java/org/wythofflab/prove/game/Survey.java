package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;

/** Has an engine list the positions that a {@link Kernel} is about. */
public final class Survey {

    private long[] positions = new long[1 << 10];
    private int count;

    private Survey() {}

    /** Those with both piles below the bound, or empty if that is too much for the budget or there are too many of them. */
    public static Optional<Sample> below(int bound, GameSpec game, int mostPositions, Budget budget) {
        Survey survey = new Survey();
        return Engines.positions(blocking(game), BigInteger.valueOf(bound), budget)
                .announced(budget)
                .fold(
                        chosen -> {
                            chosen.value().run(budget, (x, y) -> survey.note(x, y, mostPositions));
                            return survey.count < mostPositions ? Optional.of(survey.sample(bound)) : Optional.empty();
                        },
                        refused -> Optional.empty());
    }

    /** The N-positions of a comply game are the P-positions of the blocking game (Larsson 2011, Proposition 2.1),
     * whose proof holds wherever the game may be over. */
    private static GameSpec blocking(GameSpec game) {
        Maneuver maneuver = game.maneuver();
        return maneuver.kind() == Maneuver.Kind.COMPLY
                ? GameSpec.of(
                        game.moves(),
                        game.ends(),
                        new Maneuver(Maneuver.Kind.BLOCK, maneuver.count(), maneuver.scope()),
                        Convention.NORMAL)
                : game;
    }

    private void note(int x, int y, int most) {
        if (count < most) {
            if (count == positions.length) {
                positions = Arrays.copyOf(positions, 2 * count);
            }
            positions[count++] = ((long) x << 32) | y;
        }
    }

    private Sample sample(int bound) {
        return new Sample(bound, Arrays.copyOf(positions, count));
    }
}
