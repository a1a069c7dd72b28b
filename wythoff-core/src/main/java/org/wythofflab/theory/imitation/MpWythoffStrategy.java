package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.List;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/**
 * (m,p)-Wythoff Nim by Proposition 14. From (a_n, b_n) no one-pile move leads to a pair, by (b), and no two-pile move to one
 * of another difference, because differences are multiples of m and two-pile moves change them by less; so only the xi(a_n,
 * b_n) < p earlier pairs of the same difference must be forbidden. From any other (x,y), x <= y,
 * <ul>
 *   <li>if x = b_n, n >= p, then y >= x > a_n: take from y to (b_n, a_n);
 *   <li>if x = a_n and y > b_n: take from y to (a_n, b_n);
 *   <li>let q = floor((y-x)/m). If x = a_n and y < b_n, q < floor(n/p), so that the p pairs (a_i, b_i) of difference qm
 *       have a_i < x. Whenever that is so, all can be moved to, as the amounts differ by y - x - qm < m. On the diagonal
 *       of (x,y) there are too many to forbid; elsewhere none can be forbidden.
 * </ul>
 * One search in the sequences, or two if y is a little less than b_n.
 */
final class MpWythoffStrategy implements Strategy {

    private final MpPairs pairs;

    MpWythoffStrategy(MpPairs pairs) {
        this.pairs = pairs;
    }

    @Override
    public Ruling at(BigPosition position) {
        return position.x().compareTo(position.y()) <= 0
                ? sorted(position)
                : sorted(new BigPosition(position.y(), position.x())).swapped();
    }

    @Override
    public String cost() {
        return pairs.cost();
    }

    @Override
    public String hallmark(BigPosition position) {
        return pairs.hallmark(position.x().min(position.y()), position.x().max(position.y()));
    }

    @Override
    public String pattern() {
        return pairs.pattern();
    }

    private Ruling sorted(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        BigInteger last = pairs.lastBelow(y.subtract(x));
        if (pairs.precedes(last, x)) {
            return tooNear(position, last);
        }
        MpSequence.Place place = pairs.place(x);
        BigInteger n = place.index();
        if (!place.inA()) {
            return unstoppable(
                    position, x, x.subtract(pairs.difference(n)), "the smaller pile is b_n: to (a_n, b_n), by (b)");
        }
        BigInteger b = x.add(pairs.difference(n));
        if (y.equals(b)) {
            return lost(position, n);
        }
        if (y.compareTo(b) > 0) {
            return unstoppable(
                    position, x, b, "the smaller pile is a_n, the other more than b_n: to (a_n, b_n), by (b)");
        }
        return tooNear(position, last);
    }

    private Ruling lost(BigPosition position, BigInteger n) {
        int xi = pairs.xi(n);
        List<BigMove> forbidden = diagonal(position, n.subtract(BigInteger.valueOf(xi)), xi);
        String why = xi == 0
                ? "(a_n, b_n), b_n - a_n = [n/p]m, and no earlier pair has this difference"
                : "(a_n, b_n), b_n - a_n = [n/p]m; forbid the xi = " + xi + " earlier pairs of this difference";
        return Ruling.p(why).with(forbidden);
    }

    private Ruling tooNear(BigPosition position, BigInteger last) {
        BigInteger difference = pairs.difference(last);
        if (!difference.equals(position.y().subtract(position.x()))) {
            BigInteger a = pairs.first(last);
            String why =
                    "a_i < x for i = qp+p-1, q = [(y-x)/m]: to (a_i, b_i), by (d); not on the diagonal of (x,y), so it"
                            + " cannot be forbidden";
            return unstoppable(position, a, a.add(difference), why);
        }
        int p = pairs.p();
        List<BigMove> options = diagonal(position, last.subtract(BigInteger.valueOf(p - 1L)), p);
        String why = p == 1
                ? "a_i < x for i = (y-x)/m: to (a_i, b_i), by (d)"
                : "a_i < x for i = qp, ..., qp+p-1, q = (y-x)/m: to one of these p pairs (a_i, b_i), by (d); at most p-1 of"
                        + " them are forbidden";
        return Ruling.n(options.get(0), why).with(options);
    }

    private static Ruling unstoppable(BigPosition position, BigInteger x, BigInteger y, String why) {
        BigMove move = BigMove.between(position, new BigPosition(x, y));
        return Ruling.n(move, why).with(List.of(move));
    }

    /** The moves to the pairs first, ..., first + count - 1, all of the difference that the position has. */
    private List<BigMove> diagonal(BigPosition position, BigInteger first, int count) {
        return pairs.firsts(first, count).stream()
                .map(a -> position.x().subtract(a))
                .map(taken -> new BigMove(taken, taken))
                .toList();
    }
}
