package org.wythofflab.lab;

import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Engines.Solver;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;

/** Situations of a game without memory: positions of a board. */
final class BoardSituations implements Situations {
    private final GameSpec game;
    private final Bench bench;
    private final boolean symmetric;
    private final GrowingBoard<OutcomeBoard> boards;

    BoardSituations(GameSpec game, Bench bench) {
        this.game = game;
        this.bench = bench;
        symmetric = game.symmetry().isSymmetric();
        boards = new GrowingBoard<>(this::prepare, bench);
    }

    @Override
    public Found at(String text) {
        BigPosition position = Texts.position(text);
        Solved<OutcomeBoard> solved =
                boards.covering(Sides.upTo(position, symmetric), () -> Situations.task(game, position));
        int x = position.x().intValueExact();
        int y = position.y().intValueExact();
        Options options = new Options(game.moves(), x, y, bench::pulse);
        return new Found(new BoardSituation(game, options, solved.board()), Credit.toEngine(solved));
    }

    private Choice<Solver<OutcomeBoard>> prepare(Extent extent, Budget budget) {
        Orientation usual = symmetric ? Orientation.SMALLER_FIRST : Orientation.AS_GIVEN;
        Choice<Solver<OutcomeBoard>> choice = oriented(Engines.outcomes(game, extent, budget), usual);
        // Few long rows are usually cheapest, but an engine that keeps much for each column prefers short ones.
        return choice.fold(
                chosen -> choice,
                refused -> symmetric
                        ? oriented(Engines.outcomes(game, Sides.swapped(extent), budget), Orientation.LARGER_FIRST)
                        : choice);
    }

    private static Choice<Solver<OutcomeBoard>> oriented(Choice<Solver<OutcomeGrid>> choice, Orientation orientation) {
        return choice.fold(
                chosen -> new Choice.Chosen<>(
                        run -> new OutcomeBoard(chosen.solver().run(run), orientation),
                        chosen.engine(),
                        chosen.reason()),
                refused -> new Choice.Refused<>(refused.why(), refused.fits()));
    }
}
