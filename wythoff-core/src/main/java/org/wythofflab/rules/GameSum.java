package org.wythofflab.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.rules.grammar.SumText;

/**
 * A sum of games: a player moves in one of the parts, whichever he likes, and who can move in none has lost. Written with
 * {@code +} between whole games, {@code wythoff + nim + modular(3)}.
 */
public record GameSum(List<GameSpec> parts) {
    public static final int MOST_PARTS = 16;

    private static final String EXAMPLE = "wythoff + nim";

    /** @throws IllegalArgumentException if there are too few or too many parts, or one that has no Grundy values */
    public GameSum {
        parts = List.copyOf(parts);
        if (parts.size() < 2 || parts.size() > MOST_PARTS) {
            throw new IllegalArgumentException("a sum has from 2 to " + MOST_PARTS + " parts, not " + parts.size());
        }
        for (GameSpec part : parts) {
            objection(part).ifPresent(why -> {
                throw new IllegalArgumentException(why);
            });
        }
    }

    /** Whether the text is meant to be a sum, be it right or wrong. */
    public static boolean isSum(String text) {
        try {
            return SumText.parts(text).size() > 1;
        } catch (GameSyntaxException unreadable) {
            return false;
        }
    }

    /**
     * Reads a sum from a line of text.
     *
     * @throws GameSyntaxException if the text is no sum, or a part cannot be one; it says where and why
     */
    public static GameSum parse(String text) throws GameSyntaxException {
        List<String> texts = SumText.parts(text);
        if (texts.size() < 2) {
            throw new GameSyntaxException(text.length() + 1, "expected '+' and another game", EXAMPLE);
        }
        if (texts.size() > MOST_PARTS) {
            throw new GameSyntaxException(
                    column(texts.get(MOST_PARTS)), "a sum has at most " + MOST_PARTS + " parts", EXAMPLE);
        }
        List<GameSpec> parts = new ArrayList<>();
        for (String part : texts) {
            GameSpec game = GameSpec.parse(part);
            Optional<String> objection = objection(game);
            if (objection.isPresent()) {
                throw new GameSyntaxException(column(part), objection.get(), EXAMPLE);
            }
            parts.add(game);
        }
        return new GameSum(parts);
    }

    private static int column(String part) {
        return part.length() - part.stripLeading().length() + 1;
    }

    /** Why a game cannot be part of a sum, or empty if it can. */
    public static Optional<String> objection(GameSpec part) {
        String name = part.text() + " cannot be part of a sum: ";
        if (part.memory().isPresent()) {
            return Optional.of(name + "what it remembers is the last move, which may have been made in another part");
        }
        if (part.convention() == Convention.MISERE) {
            return Optional.of(name + "in misere play the values of the parts do not tell who wins the sum");
        }
        return switch (part.maneuver().kind()) {
            case NONE -> Optional.empty();
            case BLOCK ->
                Optional.of(name + "it has no Grundy values, as what is forbidden would concern a single part");
            case COMPLY ->
                Optional.of(name + "it has no Grundy values, as what is proposed would concern a single part");
        };
    }

    /** The canonical text: {@link #parse} makes the same sum of it. */
    public String text() {
        return parts.stream().map(GameSpec::text).collect(Collectors.joining(" + "));
    }

    /** The rules in plain English, as sentences. */
    public String words() {
        return "The games lie side by side, " + parts.size() * 2
                + " piles in all. A player chooses one of them and makes"
                + " a move of that game; the others stay as they are. The player who cannot move in any of them loses.";
    }

    @Override
    public String toString() {
        return text();
    }
}
