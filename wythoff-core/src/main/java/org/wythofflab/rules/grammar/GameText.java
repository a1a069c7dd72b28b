package org.wythofflab.rules.grammar;

import org.wythofflab.rules.Convention;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;

/** Prints a game: the base, then where it ends, then {@code misere}, then the maneuver. */
public final class GameText {

    private GameText() {}

    public static String of(GameParts game) {
        String base = game.memory().map(GameText::imitation).orElseGet(() -> base(game.moves(), game.maneuver()));
        String ends = game.ends().map(where -> " ends(" + where.text() + ")").orElse("");
        return base + ends + (game.convention() == Convention.MISERE ? " misere" : "") + modifier(game.maneuver());
    }

    private static String imitation(Imitation memory) {
        return "imitation(" + memory.m() + "," + memory.p() + ")";
    }

    private static String base(Moves moves, Maneuver maneuver) {
        return maneuver.scope() == Maneuver.Scope.SAME_DIAGONAL
                ? "mp-wythoff(" + moves.gap().orElseThrow() + "," + maneuver.count() + ")"
                : moves.guard()
                        .map(rule -> rule.text(moves.first(), moves.second()))
                        .orElseGet(() -> moves.both().text(moves.first(), moves.second()));
    }

    private static String modifier(Maneuver maneuver) {
        String kind = switch (maneuver.kind()) {
            case NONE -> "";
            case BLOCK -> " block " + maneuver.count();
            case COMPLY -> " comply " + maneuver.count();
        };
        return switch (maneuver.scope()) {
            case ALL -> kind;
            case DIAGONAL -> kind + " diagonal";
            case NIM -> kind + " nim";
            case SAME_DIAGONAL -> "";
        };
    }
}
