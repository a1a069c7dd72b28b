package org.wythofflab.definition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * (m,p)-Imitation Nim by brute force. A state is the complete history, the list of positions from
 * the start to now; what a rule asks is found by replaying it. Rules: Definitions 1, 11 and 18 and
 * sections 1.4.1 to 1.4.3 of "2-pile Nim with a restricted number of move-size imitations".
 */
public final class ImitationDefinition {

    /** The two piles, in order. */
    public record Pair(int x, int y) {}

    /** What decides the rest of a game; see {@link #isP}. */
    private record Memory(List<Pair> lastMove, int runOfPrevious, int runOfNext) {}

    private final int m;
    private final int p;
    private final boolean misere;
    private final Map<Memory, Boolean> known = new HashMap<>();

    public ImitationDefinition(int m, int p, boolean misere) {
        this.m = m;
        this.p = p;
        this.misere = misere;
    }

    public String text() {
        return "imitation(" + m + "," + p + ")" + (misere ? " misere" : "");
    }

    /** Reads {@code 13,18 11,18 11,15}. */
    public static List<Pair> history(String text) {
        return Arrays.stream(text.trim().split(" +", -1))
                .map(pair -> pair.split(",", -1))
                .map(piles -> new Pair(Integer.parseInt(piles[0]), Integer.parseInt(piles[1])))
                .toList();
    }

    /** The positions the next player may move to. */
    public List<Pair> legal(List<Pair> history) {
        return nimOptions(last(history)).stream()
                .filter(to -> hasCredit(history, to))
                .toList();
    }

    /** The Nim options the next player may not move to: imitations without credit. */
    public List<Pair> forbidden(List<Pair> history) {
        return nimOptions(last(history)).stream()
                .filter(to -> !hasCredit(history, to))
                .toList();
    }

    /** Whether every move of the history was allowed when it was made. */
    public boolean isLegal(List<Pair> history) {
        for (int i = 1; i < history.size(); i++) {
            if (!legal(history.subList(0, i)).contains(history.get(i))) {
                return false;
            }
        }
        return !history.isEmpty();
    }

    /**
     * Whether the player who made the last move wins. Remembers answers by the last move and the two
     * runs of imitations, which suffices: whether a move imitates depends on the move before it, and
     * whether it is allowed on that and on the mover's run; after it, the same three things are known.
     */
    public boolean isP(List<Pair> history) {
        int moves = history.size() - 1;
        List<Pair> lastMove = List.copyOf(history.subList(Math.max(0, moves - 1), moves + 1));
        Memory key = new Memory(lastMove, run(history, moves), run(history, moves - 1));
        Boolean answer = known.get(key);
        if (answer == null) {
            answer = previousWins(
                    legal(history).stream().map(to -> isP(then(history, to))).toList());
            known.put(key, answer);
        }
        return answer;
    }

    /** The same, remembering nothing: every continuation of every history is played out. */
    public boolean isPByFullHistories(List<Pair> history) {
        return previousWins(legal(history).stream()
                .map(to -> isPByFullHistories(then(history, to)))
                .toList());
    }

    private boolean previousWins(List<Boolean> options) {
        return options.isEmpty() ? !misere : !options.contains(true);
    }

    /** How many moves in a row, up to move i, its player has imitated; move 1 is the first. */
    int run(List<Pair> history, int i) {
        return i >= 2 && imitates(history, i) ? 1 + run(history, i - 2) : 0;
    }

    /** No p consecutive imitations by one and the same player (Definition 11). */
    private boolean hasCredit(List<Pair> history, Pair to) {
        return run(then(history, to), history.size()) < p;
    }

    /**
     * Definition 1, relaxed as in 1.4.3: with the piles counted before move i-1, that move took a > 0
     * from a pile A that was not larger than B, and move i takes a, ..., a+m-1 from B.
     */
    boolean imitates(List<Pair> history, int i) {
        Pair before = history.get(i - 2);
        Pair between = history.get(i - 1);
        Pair after = history.get(i);
        int fromX = before.x() - between.x();
        int fromY = before.y() - between.y();
        if (fromX > 0) {
            int taken = between.y() - after.y();
            return before.x() <= before.y() && fromX <= taken && taken <= fromX + m - 1;
        }
        int taken = between.x() - after.x();
        return before.y() <= before.x() && fromY <= taken && taken <= fromY + m - 1;
    }

    private static List<Pair> nimOptions(Pair piles) {
        List<Pair> options = new ArrayList<>();
        for (int x = 0; x < piles.x(); x++) {
            options.add(new Pair(x, piles.y()));
        }
        for (int y = 0; y < piles.y(); y++) {
            options.add(new Pair(piles.x(), y));
        }
        return options;
    }

    private static Pair last(List<Pair> history) {
        return history.get(history.size() - 1);
    }

    private static List<Pair> then(List<Pair> history, Pair to) {
        List<Pair> longer = new ArrayList<>(history);
        longer.add(to);
        return longer;
    }
}
