package org.wythofflab.answer.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.PairTest;

/** The options of a position that are P-positions, apart: those the maneuver of the game is about, and the others. */
record WinningOptions(Shortlist inScope, Shortlist others) {

    public static WinningOptions of(BoardSituation situation) {
        WinningOptions winning = new WinningOptions(new Shortlist(), new Shortlist());
        visitOnePile(situation, option -> winning.add(situation, option));
        visitTwoPile(situation, option -> winning.add(situation, option));
        return winning;
    }

    /** The simplest of them suffices: no two-pile option is looked at if there is a one-pile option. */
    static WinningOptions simplestOf(BoardSituation situation) {
        WinningOptions winning = new WinningOptions(new Shortlist(), new Shortlist());
        visitOnePile(situation, option -> winning.add(situation, option));
        if (winning.inScope.isEmpty() && winning.others.isEmpty()) {
            visitTwoPile(situation, option -> winning.add(situation, option));
        }
        return winning;
    }

    /** All of them, the simplest first. */
    static List<BigMove> listed(BoardSituation situation) {
        List<BigMove> all = new ArrayList<>();
        visitOnePile(situation, option -> all.add(option.toMove()));
        visitTwoPile(situation, option -> all.add(option.toMove()));
        all.sort(BigMove.SIMPLEST);
        return all;
    }

    private static void visitOnePile(BoardSituation situation, Consumer<Option> visitor) {
        situation.options().visitOnePile(option -> {
            if (situation.isP(option)) {
                visitor.accept(option);
            }
            return true;
        });
    }

    /** P-positions are mostly rare: it is cheaper to look at each of them than at every pair of amounts. */
    private static void visitTwoPile(BoardSituation situation, Consumer<Option> visitor) {
        if (situation.place().isOver()) {
            return;
        }
        int x = situation.x();
        int y = situation.y();
        PairTest both = situation.game().moves().pairsFrom(x, y);
        situation.board().forEachPBelow(x, y, situation.pulse(), (toX, toY) -> {
            if (both.allows(x - toX, y - toY)) {
                visitor.accept(Option.taking(x - toX, y - toY, x, y));
            }
        });
    }

    private void add(BoardSituation situation, Option option) {
        (situation.inScope(option) ? inScope : others).add(option);
    }
}
