package org.wythofflab.verify.imitation;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.Ruling;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;

/**
 * A strategy for (m,p)-Imitation Nim held against the engine, after every history: who wins, and that the move it makes is
 * allowed and wins. Both orders of the piles
 * are asked for where there is nothing to imitate.
 */
public final class ImitationRulingCheck implements Check {

    private final Imitation rule;
    private final HistoryStrategy strategy;
    private final boolean onlyStarts;

    public ImitationRulingCheck(Imitation rule, HistoryStrategy strategy) {
        this(rule, strategy, false);
    }

    private ImitationRulingCheck(Imitation rule, HistoryStrategy strategy, boolean onlyStarts) {
        this.rule = rule;
        this.strategy = strategy;
        this.onlyStarts = onlyStarts;
    }

    /** The same for starting positions alone. */
    static ImitationRulingCheck ofStarts(Imitation rule, HistoryStrategy strategy) {
        return new ImitationRulingCheck(rule, strategy, true);
    }

    @Override
    public Finding upTo(long bound, Ground ground) {
        return Finding.on(
                onlyStarts ? ImitationBoard.ofStarts(rule, bound, ground) : ImitationBoard.of(rule, bound, ground),
                this::check);
    }

    private Finding check(ImitationBoard board) {
        return board.firstPlace(place -> {
            ImitationState state = place.state();
            ImitationState turned = new ImitationState(
                    state.y(), state.x(), state.lastFromSmaller(), state.moverCredit(), state.otherCredit());
            return at(board, place, state).or(() -> place.last() > 0 ? Optional.empty() : at(board, place, turned));
        });
    }

    private Optional<Counterexample> at(ImitationBoard board, ImitationPlace place, ImitationState state) {
        Ruling ruling = strategy.at(state);
        Optional<Counterexample> wrong = board.expect(place, ruling.isP(), ruling.why());
        if (wrong.isPresent()) {
            return wrong;
        }
        if (ruling.isP() == ruling.move().isPresent()) {
            return Optional.of(new Counterexample(
                    place.words(rule), ruling.why(), "a move is made from N-positions and from no others"));
        }
        return ruling.move()
                .flatMap(move -> objection(board, place, state, move))
                .map(why -> new Counterexample(place.words(rule), ruling.why(), why));
    }

    private Optional<String> objection(ImitationBoard board, ImitationPlace place, ImitationState state, BigMove move) {
        boolean fromFirst = move.first().signum() > 0;
        BigInteger amount = fromFirst ? move.first() : move.second();
        BigInteger untouched = fromFirst ? move.second() : move.first();
        BigInteger pile = fromFirst ? state.x() : state.y();
        BigInteger other = fromFirst ? state.y() : state.x();
        String words = "taking " + amount + " from " + pile;
        if (untouched.signum() != 0 || amount.signum() <= 0 || amount.compareTo(pile) > 0) {
            return Optional.of(words + " is no move");
        }
        int k = amount.intValueExact();
        boolean fromLarger = pile.compareTo(other) > 0;
        if (fromLarger && !place.allows(rule, k)) {
            return Optional.of(words + " is forbidden");
        }
        ImitationPlace after = fromLarger ? place.fromLarger(rule, k) : place.fromSmaller(rule, k);
        return board.isP(after) ? Optional.empty() : Optional.of(words + " does not land in P");
    }
}
