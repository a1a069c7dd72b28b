package org.wythofflab.answer.board;

import org.wythofflab.answer.BoardSource;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.GrowingBoard;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Situations;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Engines.Solver;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;

/** Situations of a game without memory: positions of a board. */
public final class BoardSituations implements Situations {
    private final BoardSource<OutcomeBoard> boards;
    private final boolean symmetric;
    private final Budget budget;

    private BoardSituations(BoardSource<OutcomeBoard> boards, boolean symmetric, Budget budget) {
        this.boards = boards;
        this.symmetric = symmetric;
        this.budget = budget;
    }

    /** On boards that are solved for the occasion. */
    public static Situations of(GameSpec game, Budget budget) {
        boolean symmetric = game.symmetry().isSymmetric();
        return new BoardSituations(
                new GrowingBoard<>((extent, run) -> prepare(game, symmetric, extent, run), budget), symmetric, budget);
    }

    /** On boards that somebody keeps. */
    public static Situations on(BoardSource<OutcomeGrid> kept, Budget budget) {
        return new BoardSituations(
                extent -> kept.covering(extent).map(grid -> new OutcomeBoard(grid, Orientation.AS_GIVEN)),
                false,
                budget);
    }

    @Override
    public Found<Situation> at(Place place) {
        return boards.covering(needed(place))
                .fold(
                        chosen -> Found.known(new BoardSituation(
                                place,
                                chosen.value(),
                                Credit.toEngine(chosen, "by the engine '" + chosen.engine() + "'"),
                                budget::pulse)),
                        Found::refused);
    }

    /** Of a symmetric game, the one with at most as many rows as columns. */
    private Extent needed(Place place) {
        Extent extent = Extent.upTo(place.piles());
        return symmetric && extent.rows().compareTo(extent.columns()) > 0 ? extent.swapped() : extent;
    }

    private static Choice<Solver<OutcomeBoard>> prepare(
            GameSpec game, boolean symmetric, Extent extent, Budget budget) {
        Orientation usual = symmetric ? Orientation.SMALLER_FIRST : Orientation.AS_GIVEN;
        Choice<Solver<OutcomeBoard>> choice = oriented(Engines.outcomes(game, extent, budget), usual);
        // Few long rows are usually cheapest, but an engine that keeps much for each column prefers short ones.
        return choice.fold(
                chosen -> choice,
                refused -> symmetric
                        ? oriented(Engines.outcomes(game, extent.swapped(), budget), Orientation.LARGER_FIRST)
                        : choice);
    }

    private static Choice<Solver<OutcomeBoard>> oriented(Choice<Solver<OutcomeGrid>> choice, Orientation orientation) {
        return choice.map(solver -> run -> new OutcomeBoard(solver.run(run), orientation));
    }
}
