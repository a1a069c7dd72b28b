package org.wythofflab.theory.blocking;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.common.OrderedPiles;

/**
 * Nim on two piles where at most K-1 options may be forbidden, by Proposition 1.4. Time linear in the digits, and in K
 * for the list of options; beyond {@link #LISTED} of them {@code why} says which they are.
 */
final class BlockedNim implements OrderedPiles {

    static ClosedForm formula(int count) {
        return ClosedForm.linear("x + y < " + count + " or x - y < " + count + " and y - x < " + count
                + " and (x - y) % 2 = " + (count - 1) % 2);
    }

    /** The largest K for which options are listed. */
    static final int LISTED = 1 << 16;

    private static final String WHICH = "{a,b} with |b-a| < K and b-a = K-1 (mod 2), or a+b < K";

    private final int count;
    private final BigInteger k;

    BlockedNim(int count) {
        this.count = count;
        this.k = BigInteger.valueOf(count);
    }

    @Override
    public Ruling ordered(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        BigInteger difference = y.subtract(x);
        if (x.add(y).compareTo(k) < 0) {
            return p(position, "x + y < K, every option can be forbidden");
        }
        if (difference.compareTo(k) >= 0) {
            return n(position, x.add(k).subtract(BigInteger.ONE), "y - x >= K; to (x, x+K-1)");
        }
        return isP(x, y)
                ? p(position, "y - x < K and y - x = K-1 (mod 2)")
                : n(position, y.subtract(BigInteger.ONE), "y - x < K and y - x = K (mod 2); to (x, y-1)");
    }

    private boolean isP(BigInteger x, BigInteger y) {
        BigInteger distance = y.subtract(x).abs();
        boolean odd = distance.testBit(0);
        return x.add(y).compareTo(k) < 0 || (distance.compareTo(k) < 0 && odd == (count % 2 == 0));
    }

    private Ruling p(BigPosition position, String why) {
        return count <= LISTED
                ? Ruling.p(why).with(options(position))
                : Ruling.p(why + "; forbid the options " + WHICH);
    }

    private Ruling n(BigPosition position, BigInteger y, String why) {
        BigMove move = OrderedPiles.move(position, position.x(), y);
        if (count == 1) {
            return Ruling.n(move, why);
        }
        return count <= LISTED
                ? Ruling.n(move, why).with(options(position))
                : Ruling.n(move, why + "; not all options can be forbidden that are " + WHICH);
    }

    /** The options that are P, at most K of them. */
    private List<BigMove> options(BigPosition position) {
        List<BigMove> options = new ArrayList<>();
        collect(options, position.y(), position.x(), amount -> new BigMove(BigInteger.ZERO, amount));
        collect(options, position.x(), position.y(), amount -> new BigMove(amount, BigInteger.ZERO));
        return options;
    }

    /** Takes from one pile, down to what is at most K-1 from the other: there are no P-positions elsewhere. */
    private void collect(List<BigMove> options, BigInteger pile, BigInteger other, Function<BigInteger, BigMove> move) {
        BigInteger reach = k.subtract(BigInteger.ONE);
        BigInteger last = other.subtract(reach).max(BigInteger.ZERO);
        BigInteger left = pile.subtract(BigInteger.ONE).min(other.add(reach));
        while (left.compareTo(last) >= 0 && options.size() < count) {
            if (isP(left, other)) {
                options.add(move.apply(pile.subtract(left)));
            }
            left = left.subtract(BigInteger.ONE);
        }
    }

    @Override
    public String pattern() {
        return count == 1
                ? "the positions with equal piles"
                : "the positions whose piles differ by an " + (count % 2 == 0 ? "odd" : "even") + " number less than "
                        + count + ", and those with fewer than " + count + " tokens in all";
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        BigInteger all = x.add(y);
        if (all.compareTo(k) < 0) {
            return all.signum() == 0 ? "both piles are empty" : "so few options are left that all can be forbidden";
        }
        BigInteger difference = y.subtract(x);
        return count == 1
                ? "the piles are equal"
                : "the piles differ by " + difference + ", an " + (difference.testBit(0) ? "odd" : "even")
                        + " number less than " + count;
    }

    @Override
    public String cost() {
        return "linear time";
    }
}
