package org.wythofflab.verify;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.PositionStream;

/** What the rules give: the engines, asked for what a check needs. */
public final class Ground {

    private Ground() {}

    /** The engines refuse, so that a claim stays undecided. */
    public static final class RefusedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String why;

        public RefusedException(String why) {
            super(why);
            this.why = why;
        }

        String why() {
            return why;
        }
    }

    /** A game written in this room. */
    public static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException e) {
            throw new IllegalStateException(text, e);
        }
    }

    public static OutcomeGrid outcomes(GameSpec game, long bound, Budget budget) {
        return outcomes(game, bound, bound, budget);
    }

    /** First pile below {@code rows}, second below {@code columns}. */
    public static OutcomeGrid outcomes(GameSpec game, long rows, long columns, Budget budget) {
        return accept(Engines.outcomes(game, Extent.of(rows, columns), budget)).run(budget);
    }

    /** P-positions with both piles below the bound, by (max, x, y), without holding a board. */
    public static void positions(GameSpec game, long bound, Budget budget, PositionStream.Sink sink) {
        accept(Engines.positions(game, BigInteger.valueOf(bound), budget)).run(budget, sink);
    }

    public static GrundyTable grundy(GameSpec game, long bound, Budget budget) {
        return accept(Engines.grundy(game, Extent.of(bound, bound), budget)).run(budget);
    }

    public static ImitationStates states(GameSpec game, long bound, Budget budget) {
        return accept(Engines.states(game, BigInteger.valueOf(bound), budget)).run(budget);
    }

    private static <T> T accept(Choice<T> choice) {
        return choice.fold(Choice.Chosen::solver, refused -> {
            throw new RefusedException(refused.fits()
                    .map(side -> refused.why() + "; piles below " + side + " fit")
                    .orElse(refused.why()));
        });
    }
}
