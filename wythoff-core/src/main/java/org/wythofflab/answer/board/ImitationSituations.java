package org.wythofflab.answer.board;

import org.wythofflab.answer.BoardSource;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.GrowingBoard;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Situations;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.ImitationStates;

/** Situations of Imitation Nim: histories, on a board of states. */
public final class ImitationSituations implements Situations {
    private final Imitation rule;
    private final Budget budget;
    private final BoardSource<ImitationStates> boards;

    public ImitationSituations(GameSpec game, Imitation rule, Budget budget) {
        this.rule = rule;
        this.budget = budget;
        boards = new GrowingBoard<>((extent, run) -> Engines.states(game, extent.rows(), run), budget);
    }

    @Override
    public Found<Situation> at(Place place) {
        Extent needed = Extent.upTo(place.piles());
        return boards.covering(Extent.square(needed.rows().max(needed.columns())))
                .fold(
                        chosen -> Found.known(new ImitationSituation(
                                place,
                                rule,
                                place.memory().orElseThrow(),
                                chosen.value(),
                                Credit.toEngine(chosen, "by the engine for games that remember"),
                                budget::pulse)),
                        Found::refused);
    }
}
