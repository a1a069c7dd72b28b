package org.wythofflab.rules;

import java.util.Objects;
import java.util.Optional;

/**
 * A game: its moves, the maneuver before each move, who wins when nobody can move, and whether it remembers.
 *
 * <p>A game is kept in its simplest form, so that games with the same rules are equal and have the same text wherever
 * that is cheap to see: {@code wyt(k+1)}, {@code st(1,1)} and {@code a-wythoff(1)} are all {@code wythoff}.
 */
public final class GameSpec {

    private final Moves moves;
    private final Maneuver maneuver;
    private final Convention convention;
    private final Optional<Imitation> memory;

    private GameSpec(Moves moves, Maneuver maneuver, Convention convention, Optional<Imitation> memory) {
        this.moves = moves;
        this.maneuver = maneuver;
        this.convention = convention;
        this.memory = memory;
    }

    /**
     * Reads a game from a line of text.
     *
     * @throws GameSyntaxException if the text is no game; it says where and why
     */
    public static GameSpec parse(String text) throws GameSyntaxException {
        return GameParser.parse(text);
    }

    /**
     * A game without memory.
     *
     * @throws IllegalArgumentException if the parts make no game of the language
     */
    public static GameSpec of(Moves moves, Maneuver maneuver, Convention convention) {
        requireReadable(maneuver.count());
        Moves simplest = moves.simplest();
        Maneuver effective = maneuver.simplest(simplest);
        if (convention == Convention.MISERE && effective.kind() == Maneuver.Kind.COMPLY) {
            throw new IllegalArgumentException("there is no misere comply game");
        }
        return new GameSpec(simplest, effective, convention, Optional.empty());
    }

    /** (m,p)-Imitation Nim: the moves of Nim, with a memory of the last ones. */
    public static GameSpec imitation(int m, int p, Convention convention) {
        requireReadable(m);
        requireReadable(p);
        Moves nim = Moves.nimPlus(new NoPairs());
        return new GameSpec(nim, Maneuver.NONE, convention, Optional.of(new Imitation(m, p)));
    }

    private static void requireReadable(int count) {
        if (count > ConstantParser.LARGEST_COUNT) {
            throw new IllegalArgumentException("a count is at most " + ConstantParser.LARGEST_COUNT + ", not " + count);
        }
    }

    public Moves moves() {
        return moves;
    }

    public Maneuver maneuver() {
        return maneuver;
    }

    public Convention convention() {
        return convention;
    }

    /** The memory of the game, if it has one. */
    public Optional<Imitation> memory() {
        return memory;
    }

    /** The canonical text: {@link #parse} makes the same game of it. */
    public String text() {
        return GameText.of(this);
    }

    /** The rules in plain English, as sentences. */
    public String words() {
        return GameWords.of(this);
    }

    /** Whether exchanging the piles changes the game. */
    public Symmetry symmetry() {
        return moves.symmetry();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameSpec game
                && moves.equals(game.moves)
                && maneuver.equals(game.maneuver)
                && convention == game.convention
                && memory.equals(game.memory);
    }

    @Override
    public int hashCode() {
        return Objects.hash(moves, maneuver, convention, memory);
    }

    @Override
    public String toString() {
        return text();
    }
}
