package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.common.OrderedPiles;

/**
 * Nim with two-pile moves whose amounts are multiples of K = 2^j, Kk and Kl with |k - l| < m. With r = n mod K and (a_n, b_n) the
 * pairs of (m,K)-Wythoff Nim, so that b_n - a_n = m floor(n/K), the P-positions are (K a_n + e, K b_n + f) where the nim-sum of e
 * and f is r. (+ is the nim-sum below.)
 *
 * <p>No move joins two of them. Each pile is in one only. A two-pile move leaves the rests e and f as they are, and so r; it
 * changes the difference of the blocks, a multiple of m, by less than m, so not at all: n is the same.
 *
 * <p>From any other (x,y) = (K a + e, K b + f), x <= y, a move leads to one:
 * <ul>
 *   <li>if a = b_n, n >= K: take from y to (K b_n + e, K a_n + (e + r));
 *   <li>if a = a_n and y is more than Y = K b_n + (e + r): take from y to Y;
 *   <li>if a = a_n and y < Y: let q = floor((b-a)/m) and i = qK + (e + f). If i < n, take from both to (K a_i + e, K b_i + f), as
 *       the amounts differ by K(b - a - qm). If not, q = floor(n/K), so b = b_n, and e + f > r, since y is not Y: as in Nim,
 *       e or f can be made smaller so that the nim-sum is r.
 * </ul>
 */
record MultiplesStrategy(MultiplesBlocks blocks) implements OrderedPiles {

    @Override
    public Ruling ordered(BigPosition position) {
        MpPairs pairs = blocks.pairs();
        BigInteger x = position.x();
        BigInteger y = position.y();
        BigInteger a = blocks.block(x);
        int e = blocks.rest(x);
        MpSequence.Place place = pairs.place(a);
        BigInteger n = place.index();
        int r = blocks.sum(n);
        if (!place.inA()) {
            BigInteger smaller = blocks.pile(a.subtract(pairs.difference(n)), e ^ r);
            return Ruling.n(
                    OrderedPiles.move(position, x, smaller), "the smaller pile is in the block b_n: to its pair");
        }
        BigInteger partner = blocks.pile(a.add(pairs.difference(n)), e ^ r);
        int order = y.compareTo(partner);
        if (order == 0) {
            return Ruling.p("the blocks are a_n and b_n, and the nim-sum of the rests is n mod K");
        }
        return order > 0
                ? Ruling.n(
                        OrderedPiles.move(position, x, partner),
                        "the smaller pile is in the block a_n, the other above its pair: to it")
                : below(position, n);
    }

    private Ruling below(BigPosition position, BigInteger n) {
        MpPairs pairs = blocks.pairs();
        BigInteger a = blocks.block(position.x());
        BigInteger b = blocks.block(position.y());
        int e = blocks.rest(position.x());
        int f = blocks.rest(position.y());
        BigInteger i = blocks.pile(b.subtract(a).divide(pairs.m()), e ^ f);
        if (i.compareTo(n) < 0) {
            BigInteger first = pairs.first(i);
            BigMove move =
                    OrderedPiles.move(position, blocks.pile(first, e), blocks.pile(first.add(pairs.difference(i)), f));
            return Ruling.n(
                    move, "to (a_i, b_i) with the same rests, i = K floor((b - a)/m) + the nim-sum of the rests");
        }
        int r = blocks.sum(n);
        boolean fromSmaller = (f ^ r) < e;
        BigMove move = fromSmaller
                ? OrderedPiles.move(position, blocks.pile(a, f ^ r), position.y())
                : OrderedPiles.move(position, position.x(), blocks.pile(b, e ^ r));
        return Ruling.n(move, "the blocks are a_n and b_n: as in Nim, make the nim-sum of the rests n mod K");
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        int e = blocks.rest(x);
        int f = blocks.rest(y);
        BigInteger a = blocks.block(x);
        BigInteger b = blocks.block(y);
        return "in blocks of " + blocks.size() + " tokens the piles are " + Brief.of(a) + " and " + e + " more, and "
                + Brief.of(b) + " and " + f + " more; of the blocks, "
                + blocks.pairs().hallmark(a.min(b), a.max(b)) + "; and the nim-sum of " + e + " and " + f + " is "
                + (e ^ f)
                + ", the remainder of the number of pairs before by " + blocks.size();
    }

    @Override
    public String pattern() {
        int k = blocks.size();
        BigInteger m = blocks.pairs().m();
        String step = (m.equals(BigInteger.ONE) ? "" : m + "*") + "floor(n/" + k + ")";
        return "(" + k + "a + e, " + k + "b + f), 0 <= e < " + k + ", f the nim-sum of e and n mod " + k + ", b = a + "
                + step + ", n = 0, 1, 2, ..., a the least number in no pair (a,b) before";
    }

    @Override
    public String cost() {
        return blocks.pairs().cost();
    }
}
