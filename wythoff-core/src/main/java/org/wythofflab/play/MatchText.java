package org.wythofflab.play;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wythofflab.exact.Decimals;
import org.wythofflab.rules.BigPosition;

/**
 * How a match is written: a few lines {@code key: value}, then a turn a line; a resignation is the last. A sum of games has the
 * piles of all parts, and before each move the number of its part.
 */
final class MatchText {
    static final String HEADING = "wythoff match 1";
    static final String GAME = "game";
    static final String START = "start";
    static final String OPPONENT = "opponent";
    static final String FIRST = "first";
    static final String SEED = "seed";
    static final String DISCOVERY = "discovery";
    static final String TURNS = "turns";

    private MatchText() {}

    static String of(Match match) {
        return text(
                match.game().text(),
                List.of(match.start()),
                match.seating(),
                match.turns().stream().map(Turn::text));
    }

    static String of(SumMatch match) {
        return text(
                match.start().sum().text(),
                match.start().parts(),
                match.seating(),
                Stream.concat(
                        match.moves().stream()
                                .map(made -> (made.part() + 1) + ": "
                                        + Turn.take(made.move()).text()),
                        match.resigned() ? Stream.of(Turn.Resign.WORD) : Stream.empty()));
    }

    private static String text(String game, List<BigPosition> start, Seating seating, Stream<String> turns) {
        String piles = start.stream()
                .map(part -> Decimals.print(part.x()) + " " + Decimals.print(part.y()))
                .collect(Collectors.joining(" "));
        return HEADING + "\n"
                + line(GAME, game)
                + line(START, piles)
                + line(OPPONENT, seating.opponent().word())
                + line(FIRST, seating.you() == Side.FIRST ? "you" : "computer")
                + line(SEED, Long.toString(seating.seed()))
                + line(DISCOVERY, seating.discovery() ? "yes" : "no")
                + TURNS + ":\n"
                + turns.map(turn -> turn + "\n").collect(Collectors.joining());
    }

    private static String line(String key, String value) {
        return key + ": " + value + "\n";
    }
}
