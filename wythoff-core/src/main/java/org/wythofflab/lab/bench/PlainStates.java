package org.wythofflab.lab.bench;

import org.wythofflab.lab.Summary;
import org.wythofflab.rules.Imitation;

/** Every state of (m,p)-Imitation Nim with both piles below a side, by looking at every move of each. */
final class PlainStates {
    private final Imitation rule;
    private final int side;
    /** By first pile, second pile, what the last move took from the smaller pile, and the credits, the mover's first. */
    private final boolean[][][][][] p;

    private PlainStates(Imitation rule, int side) {
        this.rule = rule;
        this.side = side;
        p = new boolean[side][side][side][rule.p()][rule.p()];
    }

    /** The positions that are P at the start of a game. */
    static BenchTask.Run starts(int m, int p, long size) {
        Imitation rule = new Imitation(m, p);
        int side = (int) size;
        return budget -> {
            Summary found = new Summary();
            PlainStates states = new PlainStates(rule, side);
            for (int x = 0; x < side; x++) {
                budget.checkpoint(x, side);
                for (int y = 0; y < side; y++) {
                    states.solve(x, y);
                    if (states.p[x][y][0][p - 1][p - 1]) {
                        found.add(x, y, 1);
                    }
                }
            }
            return found.fingerprint();
        };
    }

    private void solve(int x, int y) {
        for (int last = 0; last < side; last++) {
            for (int mover = 0; mover < rule.p(); mover++) {
                for (int other = 0; other < rule.p(); other++) {
                    p[x][y][last][mover][other] = !wins(x, y, last, mover, other);
                }
            }
        }
    }

    private boolean wins(int x, int y, int last, int mover, int other) {
        for (int amount = 1; amount <= Math.max(x, y); amount++) {
            if ((amount <= x && wins(x, y, last, mover, other, amount, true))
                    || (amount <= y && wins(x, y, last, mover, other, amount, false))) {
                return true;
            }
        }
        return false;
    }

    private boolean wins(int x, int y, int last, int mover, int other, int amount, boolean fromFirst) {
        boolean imitation = last > 0 && (fromFirst ? x > y : y > x) && amount >= last && amount < last + rule.m();
        if (imitation && mover == 0) {
            return false;
        }
        boolean fromSmaller = fromFirst ? x <= y : y <= x;
        int credit = imitation ? mover - 1 : rule.p() - 1;
        int left = fromFirst ? x - amount : x;
        int right = fromFirst ? y : y - amount;
        return p[left][right][fromSmaller ? amount : 0][other][credit];
    }
}
