package org.wythofflab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.TooLargeException;

/** A game that is played: where it began, who plays, and every turn so far. A turn makes a new match of it. */
public final class Match {
    private final Seating seating;
    private final List<Turn> turns;
    private final List<State> states;

    private Match(Seating seating, List<Turn> turns, List<State> states) {
        this.seating = seating;
        this.turns = List.copyOf(turns);
        this.states = List.copyOf(states);
    }

    /**
     * A match before its first turn.
     *
     * @throws TooLargeException if the piles are too large for the rules to be followed
     */
    public static Match start(GameSpec game, BigPosition piles, Seating seating) {
        return new Match(seating, List.of(), List.of(State.start(game, piles)));
    }

    /**
     * Reads what {@link #text} writes, and plays it through.
     *
     * @throws MatchSyntaxException naming the line, what is wrong with it and what to do
     */
    public static Match parse(String text) throws MatchSyntaxException {
        return MatchReader.read(text);
    }

    /** Plays many turns, which must be legal. */
    static Match replay(GameSpec game, BigPosition piles, Seating seating, List<Turn> turns, List<State> states) {
        List<State> all = new ArrayList<>(List.of(State.start(game, piles)));
        all.addAll(states);
        return new Match(seating, turns, all);
    }

    /** A small file: {@link #parse} reads it. */
    public String text() {
        return MatchText.of(this);
    }

    public GameSpec game() {
        return state().game();
    }

    public BigPosition start() {
        return states.get(0).piles();
    }

    public Seating seating() {
        return seating;
    }

    public List<Turn> turns() {
        return turns;
    }

    /** The state before the turn of this number, counted from 0; the state now for the number after the last. */
    public State before(int turn) {
        return states.get(turn);
    }

    public State state() {
        return states.get(states.size() - 1);
    }

    /** The same match between others. */
    public Match with(Seating other) {
        return new Match(other, turns, states);
    }

    /**
     * The match after one more turn.
     *
     * @throws IllegalTurnException if the rules do not allow it; the message says why
     */
    public Match then(Turn turn) {
        List<Turn> longer = new ArrayList<>(turns);
        longer.add(turn);
        List<State> further = new ArrayList<>(states);
        further.add(state().after(turn));
        return new Match(seating, longer, further);
    }

    /** The match without its last turn, or empty before the first. */
    public Optional<Match> undo() {
        return turns.isEmpty() ? Optional.empty() : Optional.of(upTo(turns.size() - 1));
    }

    /** The match as it was when a person last had to decide, before what the computer has done since. */
    public Optional<Match> undoToYou() {
        for (int count = turns.size() - 1; count >= 0; count--) {
            if (!seating.isComputer(states.get(count).actor())) {
                return Optional.of(upTo(count));
            }
        }
        return Optional.empty();
    }

    /** The match after so many of its turns. */
    public Match upTo(int count) {
        return new Match(seating, turns.subList(0, count), states.subList(0, count + 1));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Match match
                && seating.equals(match.seating)
                && turns.equals(match.turns)
                && states.get(0).equals(match.states.get(0));
    }

    @Override
    public int hashCode() {
        return Objects.hash(seating, turns, states.get(0));
    }

    @Override
    public String toString() {
        return text();
    }
}
