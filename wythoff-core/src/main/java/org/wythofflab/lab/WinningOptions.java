package org.wythofflab.lab;

import org.wythofflab.rules.PairTest;

/** The options of a position that are P-positions, apart: those the maneuver of the game is about, and the others. */
final class WinningOptions {
    private final BoardSituation situation;
    private final Shortlist inScope = new Shortlist();
    private final Shortlist others = new Shortlist();

    private WinningOptions(BoardSituation situation) {
        this.situation = situation;
    }

    static WinningOptions of(BoardSituation situation) {
        WinningOptions winning = new WinningOptions(situation);
        winning.addOnePile();
        winning.addTwoPile();
        return winning;
    }

    /** The simplest of them suffices: no two-pile option is looked at if there is a one-pile option. */
    static WinningOptions simplestOf(BoardSituation situation) {
        WinningOptions winning = new WinningOptions(situation);
        winning.addOnePile();
        if (winning.inScope.isEmpty() && winning.others.isEmpty()) {
            winning.addTwoPile();
        }
        return winning;
    }

    Shortlist inScope() {
        return inScope;
    }

    Shortlist others() {
        return others;
    }

    private void addOnePile() {
        situation.options().visitOnePile(option -> {
            if (situation.isP(option)) {
                add(option);
            }
            return true;
        });
    }

    /** P-positions are mostly rare: it is cheaper to look at each of them than at every pair of amounts. */
    private void addTwoPile() {
        int x = situation.options().x();
        int y = situation.options().y();
        PairTest both = situation.game().moves().both().on(x, y);
        situation.board().forEachPBelow(x, y, situation.options().pulse(), (toX, toY) -> {
            if (both.allows(x - toX, y - toY)) {
                add(Option.taking(x - toX, y - toY, x, y));
            }
        });
    }

    private void add(Option option) {
        (situation.inScope(option) ? inScope : others).add(option);
    }
}
