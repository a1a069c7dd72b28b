package org.wythofflab.play;

import java.util.stream.Collectors;
import org.wythofflab.exact.Decimals;

/** How a match is written: a few lines {@code key: value}, then a turn a line; a resignation is the last. */
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
        Seating seating = match.seating();
        return HEADING + "\n"
                + line(GAME, match.game().text())
                + line(
                        START,
                        Decimals.print(match.start().x()) + " "
                                + Decimals.print(match.start().y()))
                + line(OPPONENT, seating.opponent().word())
                + line(FIRST, seating.you() == Side.FIRST ? "you" : "computer")
                + line(SEED, Long.toString(seating.seed()))
                + line(DISCOVERY, seating.discovery() ? "yes" : "no")
                + TURNS + ":\n"
                + match.turns().stream().map(turn -> turn.text() + "\n").collect(Collectors.joining());
    }

    private static String line(String key, String value) {
        return key + ": " + value + "\n";
    }
}
