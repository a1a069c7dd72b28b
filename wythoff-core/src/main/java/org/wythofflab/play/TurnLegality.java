package org.wythofflab.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Place;
import org.wythofflab.rules.Words;

/** Which turns the rules allow, and why not the others. */
final class TurnLegality {
    private TurnLegality() {}

    static Optional<String> objection(State state, Turn turn) {
        if (turn.phase() == Phase.OVER && !state.isOver()) {
            return Optional.empty();
        }
        return phase(state, turn).or(() -> switch (state.phase()) {
            case FORBID -> forbid(state, turn.options());
            case PROPOSE -> propose(state, turn.options());
            case MOVE -> take(state, turn.options().get(0));
            case OVER -> Optional.of("the game is over");
        });
    }

    private static Optional<String> phase(State state, Turn turn) {
        if (state.phase() == turn.phase()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (state.phase()) {
                    case OVER -> "the game is over";
                    case FORBID -> "before the move the other player forbids options, or none";
                    case PROPOSE -> "before the move the other player proposes options";
                    case MOVE -> notNow(state);
                });
    }

    private static String notNow(State state) {
        return switch (state.game().maneuver().kind()) {
            case NONE -> "in this game nobody forbids or proposes moves; make one";
            case BLOCK -> "options are forbidden before the other player's move; now it is time to move";
            case COMPLY -> "options are proposed before the other player's move; now it is time to move";
        };
    }

    private static Optional<String> take(State state, BigMove move) {
        Optional<String> illegal = state.place().objection(move);
        if (illegal.isPresent() || state.isOpen(move)) {
            return illegal;
        }
        String to = Words.position(move.from(state.piles()));
        return Optional.of(
                state.game().maneuver().kind() == Maneuver.Kind.BLOCK
                        ? to + " is forbidden for this move"
                        : to + " is not proposed; choose one of " + Words.targets(state.piles(), state.named()));
    }

    private static Optional<String> forbid(State state, List<BigMove> options) {
        Maneuver maneuver = state.game().maneuver();
        if (!quota(maneuver).allows(options.size())) {
            return Optional.of(Words.demand(maneuver) + ", not " + options.size());
        }
        return named(state, options)
                .or(() -> options.stream()
                        .filter(option -> !state.place().inScope(option))
                        .findFirst()
                        .map(option -> "only " + Words.options(maneuver.scope()) + " can be forbidden, and taking "
                                + Words.amounts(option) + " is none"));
    }

    private static Optional<String> propose(State state, List<BigMove> options) {
        return named(state, options)
                .or(() -> TurnLegality.isEnough(state.place(), options)
                        ? Optional.empty()
                        : Optional.of(Words.demand(state.game().maneuver())));
    }

    /** Whether distinct options are enough of a proposal. */
    static boolean isEnough(Place place, List<BigMove> options) {
        long worth = options.stream().mapToLong(option -> worth(place, option)).sum();
        return quota(place.game().maneuver()).allows(worth);
    }

    /** One proposed option out of scope is as good as all that are asked for. */
    static int worth(Place place, BigMove option) {
        Maneuver maneuver = place.game().maneuver();
        return maneuver.kind() == Maneuver.Kind.COMPLY && !place.inScope(option) ? maneuver.count() : 1;
    }

    static Quota quota(Maneuver maneuver) {
        return maneuver.kind() == Maneuver.Kind.BLOCK
                ? new Quota(0, OptionalInt.of(maneuver.count() - 1))
                : new Quota(maneuver.count(), OptionalInt.empty());
    }

    /** Options are legal moves, each named once. */
    private static Optional<String> named(State state, List<BigMove> options) {
        Set<BigMove> seen = new HashSet<>();
        for (BigMove option : options) {
            Optional<String> illegal = state.place().objection(option);
            if (illegal.isPresent()) {
                return illegal.map(why -> "no such option: " + why);
            }
            if (!seen.add(option)) {
                return Optional.of("taking " + Words.amounts(option) + " is named twice");
            }
        }
        return Optional.empty();
    }
}
