package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Where the parts of a sum stand, in their order. */
public record SumPosition(GameSum sum, List<BigPosition> parts) {

    /** @throws IllegalArgumentException unless there is a position for each part */
    public SumPosition {
        parts = List.copyOf(parts);
        if (parts.size() != sum.parts().size()) {
            throw new IllegalArgumentException(
                    parts.size() + " positions for " + sum.parts().size() + " games");
        }
    }

    /**
     * Reads the piles of all parts in order, {@code 3 5 4 7} or {@code 3,5 4,7}.
     *
     * @throws GameSyntaxException naming what cannot be read, or what is missing
     */
    public static SumPosition parse(GameSum sum, String text) throws GameSyntaxException {
        List<BigInteger> piles = new ArrayList<>();
        int needed = 2 * sum.parts().size();
        for (HistoryWord word : HistoryWord.split(text)) {
            if (piles.size() + (word.isPair() ? 1 : 0) >= needed) {
                throw new GameSyntaxException(
                        word.start() + 1,
                        "expected the end after " + needed + " piles, two for each part, found " + word,
                        example(sum));
            }
            if (word.isPair()) {
                BigPosition both = word.position();
                piles.add(both.x());
                piles.add(both.y());
            } else {
                piles.add(word.pile());
            }
        }
        if (piles.size() < needed) {
            throw new GameSyntaxException(
                    text.length() + 1,
                    "expected " + needed + " piles, two for each of the "
                            + sum.parts().size() + " parts, found " + piles.size(),
                    example(sum));
        }
        List<BigPosition> parts = new ArrayList<>();
        for (int i = 0; i < needed; i += 2) {
            parts.add(new BigPosition(piles.get(i), piles.get(i + 1)));
        }
        return new SumPosition(sum, parts);
    }

    private static String example(GameSum sum) {
        return sum.parts().stream().map(part -> "3 5").collect(Collectors.joining(" "));
    }

    /** One part, as a place of its own. */
    public Place place(int part) {
        return Place.start(sum.parts().get(part), parts.get(part));
    }

    /** Where a legal move leads. */
    public SumPosition after(SumMove move) {
        List<BigPosition> next = new ArrayList<>(parts);
        next.set(move.part(), move.move().from(parts.get(move.part())));
        return new SumPosition(sum, next);
    }

    /** Why the move is none, or empty if the rules allow it. */
    public Optional<String> objection(SumMove move) {
        if (move.part() < 0 || move.part() >= parts.size()) {
            return Optional.of("there are the parts 1 to " + parts.size());
        }
        return place(move.part()).objection(move.move());
    }

    /** The positions of the parts, as messages show them. */
    public String words() {
        return parts.stream().map(Words::position).collect(Collectors.joining(" + "));
    }
}
