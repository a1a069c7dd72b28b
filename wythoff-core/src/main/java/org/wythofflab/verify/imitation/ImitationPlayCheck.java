package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.History;
import org.wythofflab.rules.Imitation;
import org.wythofflab.solve.Budget;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.common.PrintedTable;

/**
 * Histories as a paper plays them, replayed by the rules: every move is allowed, and the player who moved last wins (P) or
 * loses (N). Of a history whose last move the rules do not allow, that move is {@code forbidden}.
 */
record ImitationPlayCheck(List<Play> plays) implements Check {

    /** What the paper says of a history: P, N or forbidden. */
    record Play(String game, String history, String outcome) {}

    private static final String FORBIDDEN = "forbidden";

    /** The rows of the printed histories whose place in the paper begins with the given words. */
    static ImitationPlayCheck printed(String locator) {
        PrintedTable table = PrintedTable.read("imitation-histories");
        return new ImitationPlayCheck(table.rows().stream()
                .filter(row -> table.text(row, "locator").startsWith(locator))
                .map(row -> new Play(table.text(row, "game"), table.text(row, "history"), table.text(row, "outcome")))
                .toList());
    }

    ImitationPlayCheck {
        if (plays.isEmpty()) {
            throw new IllegalArgumentException("nothing is played");
        }
    }

    ImitationPlayCheck and(String game, String history, String outcome) {
        List<Play> more = new ArrayList<>(plays);
        more.add(new Play(game, history, outcome));
        return new ImitationPlayCheck(more);
    }

    @Override
    public Finding upTo(long bound, Budget budget) {
        return Finding.each(0, plays.size(), budget, i -> {
            Play play = plays.get((int) i);
            String right = outcome(play, budget);
            return right.equals(play.outcome())
                    ? Optional.empty()
                    : Optional.of(new Counterexample(play.history() + " in " + play.game(), play.outcome(), right));
        });
    }

    private static String outcome(Play play, Budget budget) {
        GameSpec game = Ground.game(play.game());
        Imitation rule = game.memory().orElseThrow();
        try {
            History history = History.parse(rule, play.history());
            long larger = history.position().x().max(history.position().y()).longValueExact();
            return Ground.states(game, larger + 1, budget).isP(history.state()) ? "P" : "N";
        } catch (GameSyntaxException e) {
            return isAllowed(rule, play.history().substring(0, play.history().lastIndexOf(' ')))
                    ? FORBIDDEN
                    : "not all moves before the last are allowed";
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
