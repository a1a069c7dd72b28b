package org.wythofflab.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;

/**
 * The opponent. A perfect one plays a turn that wins whenever there is one; when it has lost, it chooses what makes the
 * game longest, if the board is small enough to know, and otherwise the smallest move, or forbids what wins. A weaker one
 * does so only now and then (see {@link Strength}), and otherwise anything legal.
 */
public final class Computer {

    /** What the computer does, and why, in words to the other player. */
    public record Decision(Turn turn, String reason) {}

    private final Sage sage;
    private final Reasons reasons;

    public Computer(Sage sage) {
        this.sage = sage;
        this.reasons = new Reasons(sage);
    }

    /** The next turn of a match that is not over; the same match always gets the same answer. */
    public Decision decide(Match match) {
        Strength strength = match.seating().opponent();
        // Mixed with the number of the turn, so that taking a turn back and repeating it changes nothing.
        Random chance =
                new Random(match.seating().seed() * 1_000_003L + match.turns().size());
        boolean thinks = isNearTheEnd(match.state(), strength) || chance.nextInt(100) < strength.percent();
        return thinks
                ? best(match.state())
                : new Decision(
                        new Guess(match.state(), chance).turn(),
                        strength == Strength.RANDOM ? "by chance" : "a guess, I did not think this one through");
    }

    /**
     * Why the computer made a turn of a match, or empty if it would not make it: the match was played otherwise, or with
     * more patience.
     *
     * @param turn counted from 0
     */
    public Optional<String> reason(Match match, int turn) {
        Decision again = decide(match.upTo(turn));
        return again.turn().equals(match.turns().get(turn)) ? Optional.of(again.reason()) : Optional.empty();
    }

    private static boolean isNearTheEnd(State state, Strength strength) {
        return state.piles().x().add(state.piles().y()).compareTo(BigInteger.valueOf(strength.tokens())) <= 0;
    }

    /** The turn of a perfect player. */
    public Decision best(State state) {
        Optional<Turn> winning = sage.winningTurn(state);
        if (winning.isPresent()) {
            return new Decision(winning.get(), reasons.winning(state, winning.get()));
        }
        if (sage.winner(state).isEmpty()) {
            Turn turn = modest(state);
            return new Decision(turn, reasons.statement(state.place()) + "; I only keep the game going");
        }
        Turn turn = resistance(state);
        return new Decision(turn, reasons.losing(state, turn));
    }

    private Turn resistance(State state) {
        Optional<Horizon> horizon = sage.horizon(state);
        if (horizon.isEmpty()) {
            return modest(state);
        }
        return switch (state.phase()) {
            case MOVE ->
                Turn.take(horizon.get()
                        .longest(state.place(), state.moves(Integer.MAX_VALUE).orElseThrow()));
            case FORBID -> new Turn.Forbid(horizon.get().plan(state.place()).maneuver());
            case PROPOSE -> new Turn.Propose(horizon.get().plan(state.place()).maneuver());
            case OVER -> throw new IllegalArgumentException("nobody acts after the end");
        };
    }

    /** What can be done without seeing the end: a small move, few proposals, and what is known to win is forbidden. */
    private Turn modest(State state) {
        Place place = state.place();
        Options options = new Options(place);
        Maneuver maneuver = state.game().maneuver();
        return switch (state.phase()) {
            case MOVE -> Turn.take(smallest(state, options));
            case FORBID ->
                new Turn.Forbid(sage.decided(place)
                        .map(known -> known.good().stream()
                                .filter(place::inScope)
                                .limit(Math.max(
                                        0,
                                        Math.min(
                                                maneuver.count() - 1L,
                                                known.good().size() - 1L)))
                                .toList())
                        .orElse(List.of()));
            case PROPOSE -> new Turn.Propose(Guess.fewest(place, options));
            case OVER -> throw new IllegalArgumentException("nobody acts after the end");
        };
    }

    private static BigMove smallest(State state, Options options) {
        return state.game().maneuver().kind() == Maneuver.Kind.COMPLY
                ? state.named().stream().min(BigMove.SMALLEST).orElseThrow()
                : options.few(1, state::isOpen).get(0);
    }
}
