package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/**
 * (m,p)-Imitation Nim by Theorem 19. The paper proves it for m = 1; here is what the proof needs for every m. W is
 * (m,p)-Wythoff Nim, (a,b) the position with a <= b, L(a,b) the credit of the player who moved last. A move from the
 * smaller or an equal pile is no imitation, so if the last move was one, its player has all his credit, p-1; and it took l
 * <= b-a.
 * <ul>
 *   <li>(I), (a,b) = (a_n, b_n) and xi <= L: an imitation that reaches a pair (x,c) after a move to (x,b) has b-a - (c-x) =
 *       0, ..., m-1, a multiple of m, hence 0; it leaves L-1 >= xi - 1 >= xi(x,c).
 *   <li>(II), the move to the pair (a,c) imitates and would leave less than xi(a,c): after a move to (x,b) a pair (x,d) has
 *       d-x <= c-a; if reaching it imitates, the opponent has credit p-2 left. If d-x = c-a, xi(x,d) < xi(a,c) <= p-1;
 *       and d-x <= c-a - m is too far for an imitation, as b-c >= 1.
 *   <li>otherwise there is a move to (I) or (II): see the cases below. To (b_n, a_n) from (b_n, b) it takes b - a_n >= l + m
 *       and imitates nothing. The last pair of difference qm, q = floor((b-a)/m), comes before a if (a,b) = (a_n, b), b <
 *       b_n; after a move to its a_i reaching it is an imitation, and its xi = p-1 is more than the p-2 that leaves.
 * </ul>
 * One search in the sequences, or two if b is a little less than b_n.
 */
final class ImitationStrategy implements HistoryStrategy {

    private final Imitation rule;
    private final MpPairs pairs;

    ImitationStrategy(Imitation rule, MpPairs pairs) {
        this.rule = rule;
        this.pairs = pairs;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if no history leads to the state
     */
    @Override
    public Ruling at(ImitationState state) {
        requireHistory(state);
        boolean sorted = state.x().compareTo(state.y()) <= 0;
        BigInteger a = sorted ? state.x() : state.y();
        BigInteger b = sorted ? state.y() : state.x();
        BigInteger last = pairs.lastBelow(b.subtract(a));
        if (pairs.precedes(last, a)) {
            return tooNear(sorted, a, last);
        }
        MpSequence.Place place = pairs.place(a);
        BigInteger n = place.index();
        BigInteger difference = pairs.difference(n);
        if (!place.inA()) {
            return take(!sorted, b.subtract(a.subtract(difference)), "the smaller pile is b_n: to (a_n, b_n), (I)");
        }
        int side = b.subtract(a).compareTo(difference);
        if (side == 0) {
            return atPair(state, sorted, a, n);
        }
        if (side > 0) {
            return beyondPair(state, sorted, b.subtract(a).subtract(difference), pairs.xi(n));
        }
        return tooNear(sorted, a, last);
    }

    /** The pairs of a difference just below b-a come before, and reaching the last of them would be an imitation. */
    private Ruling tooNear(boolean sorted, BigInteger a, BigInteger last) {
        return take(
                sorted,
                a.subtract(pairs.first(last)),
                "a_i < a for i = qp+p-1, q = [(b-a)/m]: to a_i in the smaller pile, (II); going on to (a_i, b_i) would be an"
                        + " imitation");
    }

    /** (a_n, b_n): P if the player who came here can afford it. */
    private Ruling atPair(ImitationState state, boolean sorted, BigInteger a, BigInteger n) {
        int xi = pairs.xi(n);
        String count = "(a_n, b_n), xi = " + xi + ", L = " + state.otherCredit();
        if (xi <= state.otherCredit()) {
            return Ruling.p(count + ": (I), xi <= L" + (xi == 0 ? "; P after every history" : "; dynamic"));
        }
        BigInteger before = pairs.first(n.subtract(BigInteger.ONE));
        return take(
                sorted,
                a.subtract(before),
                count + ": xi > L; to a_(n-1) in the smaller pile, (II); going on to (a_(n-1), b_(n-1)) would be an"
                        + " imitation; dynamic");
    }

    /** (a_n, b), b > b_n: N if the next player can afford to go to (a_n, b_n). */
    private Ruling beyondPair(ImitationState state, boolean sorted, BigInteger amount, int xi) {
        boolean imitates = state.imitates(rule, !sorted, amount);
        int credit = imitates ? state.moverCredit() - 1 : rule.p() - 1;
        String count = "the smaller pile is a_n, the other more than b_n; L(a_n, b_n) would be " + credit
                + (imitates ? " by an imitation" : "") + ", xi = " + xi;
        return credit < xi
                ? Ruling.p(count + ": (II), L < xi; dynamic")
                : take(!sorted, amount, count + ": to (a_n, b_n), (I); dynamic");
    }

    @Override
    public String hallmark(ImitationState state) {
        BigInteger a = state.x().min(state.y());
        BigInteger b = state.x().max(state.y());
        BigInteger n = pairs.place(a).index();
        BigInteger c = a.add(pairs.difference(n));
        int xi = pairs.xi(n);
        String game = " of (" + rule.m() + "," + rule.p() + ")-Wythoff Nim";
        if (b.equals(c)) {
            return "it is a P-position" + game
                    + (xi == 0
                            ? ", the first with its difference"
                            : ", of those before it " + xi + (xi == 1 ? " has" : " have")
                                    + " the same difference, and the player who moved here may still imitate "
                                    + times(state.otherCredit()));
        }
        String goal = "(" + Brief.of(a) + "," + Brief.of(c) + "), a P-position" + game + ", ";
        int left = state.moverCredit() - 1;
        return left < 0
                ? goal + "is out of reach: going there would imitate the last move, and that is forbidden"
                : goal + "is within reach by an imitation only, after which " + (left == 0 ? "no" : left)
                        + " more would be allowed, and " + xi + " may be needed there";
    }

    private static String times(int count) {
        return count == 1 ? "once" : count + " times";
    }

    private static Ruling take(boolean fromFirst, BigInteger amount, String why) {
        BigMove move = fromFirst ? new BigMove(amount, BigInteger.ZERO) : new BigMove(BigInteger.ZERO, amount);
        return Ruling.n(move, why);
    }

    private void requireHistory(ImitationState state) {
        int all = rule.p() - 1;
        boolean credits = 0 <= state.moverCredit()
                && state.moverCredit() <= all
                && 0 <= state.otherCredit()
                && state.otherCredit() <= all;
        boolean fromSmaller = state.lastFromSmaller().signum() == 0
                || (state.lastFromSmaller().signum() > 0
                        && state.lastFromSmaller()
                                        .compareTo(state.x().subtract(state.y()).abs())
                                <= 0
                        && state.otherCredit() == all);
        if (!credits || !fromSmaller) {
            throw new IllegalArgumentException("no history leads to this state: the credits are 0 to " + all
                    + ", and a player who took from the smaller pile has all his credit");
        }
    }

    /** The same for starting positions (Corollary 20). */
    Strategy fromTheStart() {
        return new Strategy() {
            @Override
            public Ruling at(BigPosition position) {
                return ImitationStrategy.this.at(ImitationState.start(rule, position));
            }

            @Override
            public String hallmark(BigPosition position) {
                return ImitationStrategy.this.hallmark(ImitationState.start(rule, position));
            }

            @Override
            public String pattern() {
                return pairs.pattern() + ", at the start of the game";
            }

            @Override
            public String cost() {
                return pairs.cost();
            }
        };
    }
}
