package org.wythofflab.play;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.rules.TooLargeException;
import org.wythofflab.rules.Words;

/**
 * A moment of a match: the piles, what the game remembers, what has to be done, and by whom.
 *
 * @param actor whose turn it is; when the match is over, who would have to do what cannot be done, or has resigned
 * @param named the options that are forbidden or proposed for the move to come
 * @param resigned whether the match is over because a player gave it up
 */
public record State(
        GameSpec game,
        BigPosition piles,
        Optional<ImitationState> memory,
        Phase phase,
        Side actor,
        List<BigMove> named,
        boolean resigned) {

    public State {
        named = List.copyOf(named);
    }

    /** @throws TooLargeException if the piles are too large for the rules to be followed */
    static State start(GameSpec game, BigPosition piles) {
        return arrived(Place.start(game, piles), Side.FIRST);
    }

    private static State arrived(Place place, Side mover) {
        Options options = new Options(place);
        return switch (place.game().maneuver().kind()) {
            case NONE -> of(place, options.exist(1, any -> true) ? Phase.MOVE : Phase.OVER, mover, List.of());
            case BLOCK -> beforeBlocking(place, options, mover);
            case COMPLY -> of(place, canPropose(place, options) ? Phase.PROPOSE : Phase.OVER, mover.other(), List.of());
        };
    }

    private static State beforeBlocking(Place place, Options options, Side mover) {
        if (!options.exist(1, any -> true)) {
            return of(place, Phase.OVER, mover, List.of());
        }
        // Nobody is asked to forbid one of no options.
        boolean something = !options.inScope().few(1, any -> true).isEmpty();
        return something ? of(place, Phase.FORBID, mover.other(), List.of()) : of(place, Phase.MOVE, mover, List.of());
    }

    private static boolean canPropose(Place place, Options options) {
        return !options.outOfScope().few(1, any -> true).isEmpty()
                || options.inScope().exist(place.game().maneuver().count(), any -> true);
    }

    private static State of(Place place, Phase phase, Side actor, List<BigMove> named) {
        return new State(place.game(), place.piles(), place.memory(), phase, actor, named, false);
    }

    /** Where the game stands, whatever is forbidden or proposed. */
    Place place() {
        return new Place(game, piles, memory);
    }

    /** Who makes the next move, or would if there were one; nobody asks after a resignation. */
    public Side mover() {
        boolean previousActs = phase == Phase.FORBID
                || phase == Phase.PROPOSE
                || (phase == Phase.OVER && game.maneuver().kind() == Maneuver.Kind.COMPLY);
        return previousActs ? actor.other() : actor;
    }

    public boolean isOver() {
        return phase == Phase.OVER;
    }

    /**
     * Who has won, if the match is over: who cannot move loses, or wins in misere play; who cannot propose loses, and so
     * does who resigns.
     */
    public Optional<Side> winner() {
        if (phase != Phase.OVER) {
            return Optional.empty();
        }
        return Optional.of(game.convention() == Convention.MISERE && !resigned ? actor : actor.other());
    }

    /** In words, how many options are to be named now; empty unless it is time to forbid or propose. */
    public Optional<String> demand() {
        return isNaming() ? Optional.of(Words.demand(game().maneuver())) : Optional.empty();
    }

    /** The same as a number; empty unless it is time to forbid or propose. */
    public Optional<Quota> quota() {
        return isNaming() ? Optional.of(TurnLegality.quota(game().maneuver())) : Optional.empty();
    }

    /** What an option counts towards the {@link #quota} when it is named. */
    public int worth(BigMove option) {
        return TurnLegality.worth(place(), option);
    }

    private boolean isNaming() {
        return phase == Phase.FORBID || phase == Phase.PROPOSE;
    }

    /** Why a turn may not be made now, or empty if it may. */
    public Optional<String> objection(Turn turn) {
        return TurnLegality.objection(this, turn);
    }

    /**
     * The state after a turn.
     *
     * @throws IllegalTurnException if the rules do not allow it
     */
    public State after(Turn turn) {
        objection(turn).ifPresent(why -> {
            throw new IllegalTurnException(why);
        });
        if (turn.phase() == Phase.OVER) {
            return new State(game, piles, memory, Phase.OVER, actor, named, true);
        }
        Side other = actor.other();
        return switch (phase) {
            case MOVE -> arrived(place().after(turn.options().get(0)), other);
            case FORBID -> of(place(), leavesAMove(turn) ? Phase.MOVE : Phase.OVER, other, turn.options());
            case PROPOSE -> of(place(), Phase.MOVE, other, turn.options());
            case OVER -> throw new IllegalStateException("no turn is left");
        };
    }

    private boolean leavesAMove(Turn forbid) {
        return new Options(place()).exist(1, option -> !forbid.options().contains(option));
    }

    /** Whether what was forbidden or proposed leaves the move open. */
    boolean isOpen(BigMove move) {
        boolean isNamed = named.contains(move);
        boolean isProposed = game.maneuver().kind() == Maneuver.Kind.COMPLY && phase == Phase.MOVE;
        return isProposed == isNamed;
    }

    /** The moves that can be made now, or while options are forbidden or proposed those there are; unless too many. */
    public Optional<List<BigMove>> moves(int most) {
        if (game.maneuver().kind() == Maneuver.Kind.COMPLY && phase == Phase.MOVE) {
            return Optional.of(named);
        }
        return new Options(place())
                .list(most)
                .map(all -> all.stream().filter(this::isOpen).toList());
    }
}
