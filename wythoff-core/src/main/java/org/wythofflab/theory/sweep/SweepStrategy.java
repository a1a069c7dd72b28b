package org.wythofflab.theory.sweep;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.common.OrderedPiles;

/**
 * Nim with moves that take the same multiple of K from both piles. The P-positions (a_n, b_n), a_n <= b_n, come in order of a_n:
 * it is the least number that no earlier one has, and b_n the least number from a_n on for which no move joins the position and an
 * earlier one. So from any other (x,y), x <= y,
 * <ul>
 *   <li>if x = b_n, take from y to (b_n, a_n);
 *   <li>if x = a_n and y > b_n, take from y to (a_n, b_n);
 *   <li>if x = a_n and y < b_n, then y was not chosen: it is b_i with i < n, and x can be made a_i; or an earlier pair has the
 *       difference y - x and its smaller pile the remainder of x by K.
 * </ul>
 */
record SweepStrategy(SweepPairs pairs) implements OrderedPiles {

    @Override
    public Ruling ordered(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        Pair pair = pairs.withPile(x);
        if (!pair.a().equals(x)) {
            return Ruling.n(OrderedPiles.move(position, x, pair.a()), "the smaller pile is b_n: to its pair");
        }
        int order = y.compareTo(pair.b());
        if (order == 0) {
            return Ruling.p("the piles are a_n and b_n");
        }
        if (order > 0) {
            return Ruling.n(
                    OrderedPiles.move(position, x, pair.b()), "the smaller pile is a_n, the other above b_n: to b_n");
        }
        Pair same = pairs.withDifference(
                y.subtract(x), x.mod(BigInteger.valueOf(pairs.k())).intValueExact());
        if (same.a().compareTo(x) < 0) {
            return Ruling.n(
                    OrderedPiles.move(position, same.a(), same.b()),
                    "to the pair that differs by as much and whose piles have the same remainders");
        }
        return Ruling.n(
                OrderedPiles.move(position, pairs.withPile(y).a(), y),
                "the larger pile is b_i, the other above a_i: to its pair");
    }

    @Override
    public boolean isP(BigPosition position) {
        BigInteger x = position.x().min(position.y());
        Pair pair = pairs.withPile(x);
        return pair.a().equals(x) && pair.b().equals(position.x().max(position.y()));
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        Pair pair = pairs.withPile(x);
        int k = pairs.k();
        return Brief.of(x) + " is the least number in none of the " + Brief.of(pair.index()) + " pairs before it, and "
                + Brief.of(y)
                + " the least number from there on that is in none of them and does not differ by as much as"
                + " those do whose smaller number is " + x.mod(BigInteger.valueOf(k)) + " mod " + k;
    }

    @Override
    public String pattern() {
        int k = pairs.k();
        return "(a,b), a the least number in no pair before, b the least number from a on that is in none either and for"
                + " which b - a is no difference of a pair before whose smaller number has the remainder of a by " + k;
    }

    @Override
    public String cost() {
        return "about quadratic time";
    }
}
