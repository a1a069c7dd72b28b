package org.wythofflab.rules;

import java.util.Optional;

/**
 * Where a game stands before the previous player forbids or proposes anything: the piles, and what the game remembers.
 */
public record Place(GameSpec game, BigPosition piles, Optional<ImitationState> memory) {

    public static Place start(GameSpec game, BigPosition piles) {
        return new Place(game, piles, game.memory().map(rule -> ImitationState.start(rule, piles)));
    }

    /**
     * Reads a position, {@code 3 5} or {@code 3,5}; of a game with memory also a history, {@code 13,18 11,18 11,15}.
     *
     * @throws GameSyntaxException naming what cannot be read, or the move that breaks a rule and which rule
     */
    public static Place parse(GameSpec game, String text) throws GameSyntaxException {
        if (game.memory().isEmpty()) {
            return start(game, History.position(text));
        }
        History history = History.parse(game.memory().get(), text);
        return new Place(game, history.position(), Optional.of(history.state()));
    }

    /** Whether the game is over here, whatever moves there would be. */
    public boolean isOver() {
        return game.ends().map(ends -> ends.contains(piles.x(), piles.y())).orElse(false);
    }

    /** Where a legal move leads. */
    public Place after(BigMove move) {
        return new Place(
                game,
                move.from(piles),
                game.memory()
                        .flatMap(rule -> memory.map(state -> state.after(rule, move.isFromFirst(), move.amount()))));
    }

    /** Why the move is none, or empty if the rules of the game allow it. */
    public Optional<String> objection(BigMove move) {
        return MoveLegality.objection(this, move);
    }

    /** Whether the maneuver of the game is about this option. */
    public boolean inScope(BigMove move) {
        return game.maneuver().scope().contains(move.first(), move.second());
    }
}
