package org.wythofflab.rules;

import java.util.Optional;
import org.wythofflab.rules.grammar.ConstantParser;
import org.wythofflab.rules.grammar.GameParser;
import org.wythofflab.rules.grammar.GameParts;
import org.wythofflab.rules.grammar.GameText;
import org.wythofflab.rules.grammar.GameWords;

/**
 * A game: its moves, where it is over, the maneuver before each move, who wins when nobody can move, and whether it remembers.
 *
 * <p>A game is kept in its simplest form, so that games with the same rules are equal and have the same text wherever
 * that is cheap to see: {@code wyt(k+1)}, {@code st(1,1)} and {@code a-wythoff(1)} are all {@code wythoff}.
 */
public final class GameSpec {

    private final GameParts parts;

    private GameSpec(GameParts parts) {
        this.parts = parts;
    }

    /**
     * Reads a game from a line of text.
     *
     * @throws GameSyntaxException if the text is no game; it says where and why
     */
    public static GameSpec parse(String text) throws GameSyntaxException {
        return new GameSpec(GameParser.parse(text));
    }

    /**
     * A game without memory.
     *
     * @throws IllegalArgumentException if the parts make no game of the language
     */
    public static GameSpec of(Moves moves, Maneuver maneuver, Convention convention) {
        return of(moves, Optional.empty(), maneuver, convention);
    }

    /**
     * A game without memory.
     *
     * @param ends where it is over although there may be moves
     * @throws IllegalArgumentException if the parts make no game of the language
     */
    public static GameSpec of(Moves moves, Optional<Ends> ends, Maneuver maneuver, Convention convention) {
        requireReadable(maneuver.count());
        return new GameSpec(GameParts.of(moves, ends, maneuver, convention));
    }

    /** (m,p)-Imitation Nim: the moves of Nim, with a memory of the last ones. */
    public static GameSpec imitation(int m, int p, Convention convention) {
        requireReadable(m);
        requireReadable(p);
        return new GameSpec(GameParts.imitation(new Imitation(m, p), convention));
    }

    private static void requireReadable(int count) {
        if (count > ConstantParser.LARGEST_COUNT) {
            throw new IllegalArgumentException("a count is at most " + ConstantParser.LARGEST_COUNT + ", not " + count);
        }
    }

    public Moves moves() {
        return parts.moves();
    }

    /** Where the game is over whatever the {@link #moves} are, if it is so anywhere. */
    public Optional<Ends> ends() {
        return parts.ends();
    }

    /** Whether the same amounts may be taken wherever the piles hold them. */
    public boolean isUniform() {
        return ends().isEmpty() && moves().isUniform();
    }

    public Maneuver maneuver() {
        return parts.maneuver();
    }

    public Convention convention() {
        return parts.convention();
    }

    /** The memory of the game, if it has one. */
    public Optional<Imitation> memory() {
        return parts.memory();
    }

    /** The canonical text: {@link #parse} makes the same game of it. */
    public String text() {
        return GameText.of(parts);
    }

    /** The rules in plain English, as sentences. */
    public String words() {
        return GameWords.of(parts);
    }

    /** Whether exchanging the piles changes the game. */
    public Symmetry symmetry() {
        Symmetry moves = parts.moves().symmetry();
        return parts.ends().map(ends -> moves.and(ends.symmetry())).orElse(moves);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameSpec game && parts.equals(game.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
