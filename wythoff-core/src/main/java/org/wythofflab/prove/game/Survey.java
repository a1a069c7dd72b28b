package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/** Has an engine list the positions that a {@link Kernel} is about. */
public final class Survey {

    /** What is held of each: twice while they are put in order. */
    private static final int POSITION_BYTES = 2 * 2 * (Long.BYTES + Integer.BYTES);

    /** Beyond this a table of values takes minutes. */
    private static final int LARGEST_TABLE = 1 << 11;

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

    /** The positions of one Grundy value with both piles below the bound, on the same terms. */
    public static Optional<Sample> ofValue(int value, int bound, GameSpec game, int mostPositions, Budget budget) {
        if (value == 0) {
            return below(bound, game, mostPositions, budget);
        }
        return Engines.places(game, BigInteger.valueOf(value), BigInteger.valueOf(bound), POSITION_BYTES, budget)
                .map(choice -> choice.announced(budget)
                        .fold(
                                chosen -> places(chosen.value(), bound, mostPositions, budget),
                                refused -> Optional.<Sample>empty()))
                .orElseGet(() -> table(value, bound, game, mostPositions, budget));
    }

    private static Optional<Sample> places(Engines.Columns columns, int bound, int mostPositions, Budget budget) {
        Survey survey = new Survey();
        columns.run(bound, budget, (a, b) -> {
            survey.note(a, b, mostPositions);
            if (a != b) {
                survey.note(b, a, mostPositions);
            }
            return true;
        });
        return survey.count < mostPositions ? Optional.of(survey.sample(bound)) : Optional.empty();
    }

    private static Optional<Sample> table(int value, int bound, GameSpec game, int mostPositions, Budget budget) {
        if (bound > LARGEST_TABLE) {
            return Optional.empty();
        }
        Survey survey = new Survey();
        return Engines.grundy(game, Extent.square(BigInteger.valueOf(bound)), budget)
                .announced(budget)
                .fold(
                        chosen -> {
                            GrundyTable table = chosen.value().run(budget);
                            for (int x = 0; x < bound; x++) {
                                budget.pulse();
                                for (int y = 0; y < bound; y++) {
                                    if (table.at(x, y) == value) {
                                        survey.note(x, y, mostPositions);
                                    }
                                }
                            }
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
