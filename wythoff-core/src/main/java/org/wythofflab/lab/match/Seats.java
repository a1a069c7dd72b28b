package org.wythofflab.lab.match;

import java.util.Locale;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.play.Seating;
import org.wythofflab.play.Side;
import org.wythofflab.play.Strength;

/**
 * Who plays a match, as people write it; what is left out stays as it was.
 *
 * @param opponent perfect, 1 to 4, random or human
 * @param first you or computer
 * @param seed what the opponent's chances come from
 * @param discovery yes or no: whether to give no pattern away
 */
public record Seats(
        Optional<String> opponent, Optional<String> first, Optional<String> seed, Optional<String> discovery) {

    Seating over(Seating before) {
        return new Seating(
                opponent.map(Seats::strength).orElse(before.opponent()),
                first.map(word -> isOne("who moves first", word, "you", "computer") ? Side.FIRST : Side.SECOND)
                        .orElse(before.you()),
                seed.map(Seats::number).orElse(before.seed()),
                discovery.map(word -> isOne("discovery", word, "yes", "no")).orElse(before.discovery()));
    }

    private static Strength strength(String word) {
        return Strength.of(word)
                .orElseThrow(() -> new BadRequestException(
                        "there is no opponent '" + word + "'; there are perfect, 1, 2, 3, 4, random and human"));
    }

    private static boolean isOne(String what, String word, String one, String other) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (!lower.equals(one) && !lower.equals(other)) {
            throw new BadRequestException(what + " is " + one + " or " + other + ", not '" + word + "'");
        }
        return lower.equals(one);
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException none) {
            throw new BadRequestException("the seed is a whole number, not '" + text + "'");
        }
    }
}
