package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.History;
import org.wythofflab.rules.Imitation;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.PrintedTable;

/**
 * Histories as a paper plays them, replayed by the rules: every move is allowed, and the player who moved last wins (P) or
 * loses (N). Of a history whose last move the rules do not allow, that move is {@code forbidden}.
 */
record ImitationPlayCheck(String locator, List<Play> further) implements Check {

    /** What the paper says of a history: P, N or forbidden. */
    record Play(String game, String history, String outcome) {}

    private static final String FORBIDDEN = "forbidden";
    /** No place in the paper begins with this. */
    private static final String NOWHERE = "nowhere";

    /** The rows of the printed histories whose place in the paper begins with the given words. */
    static ImitationPlayCheck printed(String locator) {
        return new ImitationPlayCheck(locator, List.of());
    }

    /** No printed history, only what {@link #and} adds. */
    static ImitationPlayCheck unprinted() {
        return new ImitationPlayCheck(NOWHERE, List.of());
    }

    private List<Play> plays(Ground ground) {
        PrintedTable table = ground.table("imitation-histories");
        List<Play> plays = new ArrayList<>();
        for (List<String> row : table.rows()) {
            if (table.text(row, "locator").startsWith(locator)) {
                plays.add(new Play(table.text(row, "game"), table.text(row, "history"), table.text(row, "outcome")));
            }
        }
        plays.addAll(further);
        return plays;
    }

    ImitationPlayCheck and(String game, String history, String outcome) {
        List<Play> more = new ArrayList<>(further);
        more.add(new Play(game, history, outcome));
        return new ImitationPlayCheck(locator, more);
    }

    @Override
    public Finding upTo(long bound, Ground ground) {
        List<Play> plays = plays(ground);
        if (plays.isEmpty()) {
            throw new IllegalStateException("nothing is played: " + locator);
        }
        return Finding.on(
                Footing.each(plays, play -> outcome(play, ground)),
                outcomes -> Finding.each(0, plays.size(), ground, i -> {
                    Play play = plays.get((int) i);
                    String right = outcomes.get((int) i);
                    return right.equals(play.outcome())
                            ? Optional.empty()
                            : Optional.of(
                                    new Counterexample(play.history() + " in " + play.game(), play.outcome(), right));
                }));
    }

    private static Footing<String> outcome(Play play, Ground ground) {
        GameSpec game = Ground.game(play.game());
        Imitation rule = game.memory().orElseThrow();
        try {
            History history = History.parse(rule, play.history());
            long larger = history.position().x().max(history.position().y()).longValueExact();
            return ground.states(game, larger + 1).map(states -> states.isP(history.state()) ? "P" : "N");
        } catch (GameSyntaxException e) {
            return Footing.firm(
                    isAllowed(rule, play.history().substring(0, play.history().lastIndexOf(' ')))
                            ? FORBIDDEN
                            : "not all moves before the last are allowed");
        }
    }

    private static boolean isAllowed(Imitation rule, String history) {
        try {
            History.parse(rule, history);
            return true;
        } catch (GameSyntaxException e) {
            return false;
        }
    }
}
