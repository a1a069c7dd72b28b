package org.wythofflab.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;

/** Games, matches and all turns of a moment, for tests. */
final class Matches {
    private Matches() {}

    static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException wrong) {
            throw new IllegalArgumentException(wrong.explain(text), wrong);
        }
    }

    static BigPosition position(long x, long y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    static BigMove move(long first, long second) {
        return new BigMove(BigInteger.valueOf(first), BigInteger.valueOf(second));
    }

    static Turn take(long first, long second) {
        return Turn.take(move(first, second));
    }

    static Match start(String game, long x, long y) {
        return Match.start(game(game), position(x, y), Seating.usual());
    }

    static Sage sage(GameSpec game) {
        return Sage.of(game, Budget.of(10_000_000, 100_000_000));
    }

    /** Every turn of the player who has to act; of proposals those without an option too many. */
    static List<Turn> turns(State state) {
        List<BigMove> moves = state.moves(10_000).orElseThrow();
        Maneuver maneuver = state.game().maneuver();
        List<BigMove> inScope = moves.stream().filter(state.place()::inScope).toList();
        List<Turn> turns = new ArrayList<>();
        switch (state.phase()) {
            case MOVE -> moves.forEach(move -> turns.add(Turn.take(move)));
            case FORBID -> subsets(inScope, 0, maneuver.count() - 1).forEach(set -> turns.add(new Turn.Forbid(set)));
            case PROPOSE -> {
                subsets(inScope, maneuver.count(), maneuver.count()).forEach(set -> turns.add(new Turn.Propose(set)));
                moves.stream()
                        .filter(move -> !inScope.contains(move))
                        .forEach(move -> turns.add(new Turn.Propose(List.of(move))));
            }
            case OVER -> {}
        }
        return turns;
    }

    private static List<List<BigMove>> subsets(List<BigMove> all, int least, int most) {
        List<List<BigMove>> subsets = new ArrayList<>();
        extend(all, 0, List.of(), least, most, subsets);
        return subsets;
    }

    private static void extend(
            List<BigMove> all, int from, List<BigMove> chosen, int least, int most, List<List<BigMove>> subsets) {
        if (chosen.size() >= least) {
            subsets.add(chosen);
        }
        for (int i = from; i < all.size() && chosen.size() < most; i++) {
            List<BigMove> longer = new ArrayList<>(chosen);
            longer.add(all.get(i));
            extend(all, i + 1, longer, least, most, subsets);
        }
    }
}
