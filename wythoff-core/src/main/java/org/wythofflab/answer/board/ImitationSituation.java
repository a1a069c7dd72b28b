package org.wythofflab.answer.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.OptionVisitor;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Standing;
import org.wythofflab.answer.Step;
import org.wythofflab.answer.words.ImitationWords;
import org.wythofflab.answer.words.PlainWords;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.ImitationStates;

/** A state of Imitation Nim on a board of states: what a history has led to. */
record ImitationSituation(
        Place place, Imitation rule, ImitationState state, ImitationStates board, Credit credit, Runnable pulse)
        implements Situation {

    @Override
    public boolean isP() {
        return board.isP(state);
    }

    @Override
    public void visitOptions(OptionVisitor visitor) {
        new Options(place).visitAll(pulse, option -> {
            visitor.visit(option, Standing.of(place, option, board::isP));
            return true;
        });
    }

    @Override
    public List<BigMove> good() {
        return isP()
                ? List.of()
                : new Options(place)
                        .few(1, move -> board.isP(place.after(move).memory().orElseThrow()));
    }

    @Override
    public String reason() {
        if (isP()) {
            return "no allowed move leads to a P-position";
        }
        return good().isEmpty() ? "no move is left" : "an allowed move leads to a P-position";
    }

    @Override
    public Answer answer() {
        Map<Standing, Shortlist> moves = new EnumMap<>(Standing.class);
        visitOptions((option, standing) ->
                moves.computeIfAbsent(standing, any -> new Shortlist()).add(option));
        Shortlist winning = moves.getOrDefault(Standing.P, new Shortlist());
        return winning.simplest()
                .map(move -> Answer.n(Step.of(move), PlainWords.advice(place, move.toMove()), credit))
                .orElseGet(() -> withoutWinningMove(moves.keySet()))
                .with(ImitationWords.notes(rule, state));
    }

    private Answer withoutWinningMove(Set<Standing> standings) {
        if (standings.contains(Standing.N)) {
            return Answer.p(PlainWords.LOST, credit);
        }
        return PlainPlay.noMoveLeft(
                this, standings.isEmpty() ? "no move is left" : "every move that is left is forbidden");
    }
}
