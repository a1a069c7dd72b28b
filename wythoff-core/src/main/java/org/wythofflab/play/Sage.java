package org.wythofflab.play;

import java.util.List;
import java.util.Optional;
import org.wythofflab.answer.Answers;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Situations;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;

/**
 * Knows one game: who wins at any moment of a match and by which turn, from theorems where they apply, from proofs where there
 * are some, and from engines otherwise. It remembers boards it has solved; where neither a theorem nor a board within the budget decides, it says so.
 */
public final class Sage {
    private static final int MOST_LISTED = 4096;

    /** A side that no engine would take; longer numbers only take time to print. */
    private static final int MOST_BITS = 40;

    private static final String UNKNOWN = "no theorem here decides it, and ";
    private static final String HOPELESS = UNKNOWN + "the piles are too large for a board";

    private final Situations situations;
    private Optional<Horizon> horizon = Optional.empty();
    private String silence = "";

    /** Known once a place was not: theorems know all places of a game. */
    private boolean needsBoards;

    private Sage(Situations situations) {
        this.situations = situations;
    }

    public static Sage of(GameSpec game, Budget budget) {
        return of(Answers.about(game, budget));
    }

    public static Sage of(Answers answers) {
        return new Sage(answers.outcomes().toOptional().orElseThrow());
    }

    /** Who wins from here if both play well, or empty if that is not known. */
    public Optional<Side> winner(State state) {
        if (state.isOver()) {
            return state.winner();
        }
        if (state.phase() == Phase.MOVE && state.game().maneuver().kind() != Maneuver.Kind.NONE) {
            return knows(state)
                    ? Optional.of(
                            winningMove(state).isPresent()
                                    ? state.actor()
                                    : state.actor().other())
                    : Optional.empty();
        }
        return isP(state).map(isP -> isP ? state.mover().other() : state.mover());
    }

    private boolean knows(State state) {
        return isP(state).isPresent();
    }

    /** Whether the piles (with what the game remembers) are a P-position, if that is known. */
    public Optional<Boolean> isP(State state) {
        return isP(state.place());
    }

    /** Whether a move leads to a P-position, if that is known. */
    public Optional<Boolean> leadsToP(State state, BigMove move) {
        return isP(state.place().after(move));
    }

    /** Whether a place is a P-position, if that is known. */
    Optional<Boolean> isP(Place place) {
        return at(place).map(Situation::isP);
    }

    /** A turn that wins for whoever has to act, if there is one and it is known. */
    public Optional<Turn> winningTurn(State state) {
        return switch (state.phase()) {
            case MOVE -> winningMove(state).map(Turn::take);
            case FORBID -> decided(state.place()).filter(Situation::isP).map(known -> new Turn.Forbid(known.good()));
            case PROPOSE -> decided(state.place()).filter(Situation::isP).map(known -> new Turn.Propose(known.good()));
            case OVER -> Optional.empty();
        };
    }

    private Optional<BigMove> winningMove(State state) {
        if (state.game().maneuver().kind() == Maneuver.Kind.COMPLY) {
            return firstP(state, state.named());
        }
        Optional<Situation> known = decided(state.place());
        Optional<BigMove> open = known.flatMap(
                situation -> situation.good().stream().filter(state::isOpen).findFirst());
        if (open.isPresent() || known.map(Situation::isP).orElse(true)) {
            return open;
        }
        // Misere blocking: fewer options than could be forbidden may be P, and still not all of them were.
        return state.moves(MOST_LISTED).flatMap(moves -> firstP(state, moves));
    }

    private Optional<BigMove> firstP(State state, List<BigMove> moves) {
        return moves.stream()
                .filter(move -> leadsToP(state, move).orElse(false))
                .min(BigMove.SIMPLEST);
    }

    /** What is known of the piles, with the theorem or engine it is owed to, as a sentence without its full stop. */
    public String statement(State state) {
        return new Reasons(this).statement(state.place());
    }

    /** What is known of a place, and enough of it to play by. */
    Optional<Situation> decided(Place place) {
        Optional<Situation> known = at(place);
        boolean proposes = place.game().maneuver().kind() == Maneuver.Kind.COMPLY;
        if (proposes
                && known.map(it -> it.isP() && !TurnLegality.isEnough(place, it.good()))
                        .orElse(false)) {
            silence = "there are too many options to look for a proposal";
            return Optional.empty();
        }
        return known;
    }

    private Optional<Situation> at(Place place) {
        boolean hopeless = place.piles().x().max(place.piles().y()).bitLength() > MOST_BITS;
        if (hopeless && needsBoards) {
            silence = HOPELESS;
            return Optional.empty();
        }
        return situations.at(place).fold(Optional::of, missing -> {
            needsBoards = true;
            silence = hopeless ? HOPELESS : UNKNOWN + "a board is too much: " + missing.why();
            return Optional.empty();
        });
    }

    /** Why nothing is known, after a question that had no answer. */
    public String silence() {
        return silence;
    }

    /** How long games last, if the board is small. */
    Optional<Horizon> horizon(State state) {
        if (horizon.isEmpty() || !horizon.get().covers(state.place())) {
            horizon =
                    knows(state) ? Horizon.of(state.place(), place -> isP(place).orElseThrow()) : Optional.empty();
        }
        return horizon;
    }
}
