package org.wythofflab.lab;

import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.History;
import org.wythofflab.rules.Imitation;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.ImitationStates;

/** Situations of Imitation Nim: histories, on a board of states. */
final class ImitationSituations implements Situations {
    private final GameSpec game;
    private final Imitation rule;
    private final Bench bench;
    private final GrowingBoard<ImitationStates> boards;

    ImitationSituations(GameSpec game, Imitation rule, Bench bench) {
        this.game = game;
        this.rule = rule;
        this.bench = bench;
        boards = new GrowingBoard<>((extent, budget) -> Engines.states(game, extent.rows(), budget), bench);
    }

    @Override
    public Found at(String text) {
        History history = Texts.history(rule, text);
        BigPosition now = history.position();
        Solved<ImitationStates> solved = boards.covering(Sides.square(now), () -> Situations.task(game, now));
        Options options =
                new Options(game.moves(), now.x().intValueExact(), now.y().intValueExact(), bench::pulse);
        return new Found(
                new ImitationSituation(game, rule, history.state(), options, solved.board()), Credit.toEngine(solved));
    }
}
