package org.wythofflab.verify.imitation;

import java.math.BigInteger;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;

/**
 * What a history of (m,p)-Imitation Nim leads to, in small numbers (Definitions 1, 11 and 18): piles a <= b, what the last
 * move took from the smaller pile (0 if it took from the larger one, or was none), and the imitations that the player to
 * move and the other one still have in credit. The credit of the other one is L(a,b).
 */
record ImitationPlace(int a, int b, int last, int mover, int other) {

    /** A place without a past. */
    static ImitationPlace start(Imitation rule, int x, int y) {
        return new ImitationPlace(Math.min(x, y), Math.max(x, y), 0, rule.p() - 1, rule.p() - 1);
    }

    /** Whether taking {@code k} from the larger pile is an m-imitation. */
    boolean imitates(Imitation rule, int k) {
        return a < b && last > 0 && last <= k && k < last + rule.m();
    }

    /** L of the place where taking {@code k} from the larger pile leads, -1 if that is forbidden. */
    int creditAfter(Imitation rule, int k) {
        return imitates(rule, k) ? mover - 1 : rule.p() - 1;
    }

    boolean allows(Imitation rule, int k) {
        return k > 0 && k <= b && creditAfter(rule, k) >= 0;
    }

    /** Taking from the smaller or an equal pile is always allowed. */
    ImitationPlace fromSmaller(Imitation rule, int k) {
        return new ImitationPlace(a - k, b, k, other, rule.p() - 1);
    }

    /** Taking an allowed amount from the larger pile, a < b. */
    ImitationPlace fromLarger(Imitation rule, int k) {
        int left = b - k;
        return new ImitationPlace(Math.min(a, left), Math.max(a, left), 0, other, creditAfter(rule, k));
    }

    ImitationState state() {
        return new ImitationState(BigInteger.valueOf(a), BigInteger.valueOf(b), BigInteger.valueOf(last), mover, other);
    }

    /** A history that leads here where there is a simple one: single tokens from both piles in turn, then the last move. */
    String words(Imitation rule) {
        int all = rule.p() - 1;
        int rounds = all - (last > 0 ? mover : other);
        int smaller = a + last;
        if (last == 0 && mover < all) {
            return "(" + a + "," + b + "), credits " + mover + " and " + other;
        }
        StringBuilder history = new StringBuilder(pair(smaller + rounds, b + rounds));
        for (int left = rounds - 1; left >= 0; left--) {
            history.append(' ').append(pair(smaller + left, b + left + 1));
            history.append(' ').append(pair(smaller + left, b + left));
        }
        return last > 0 ? history.append(' ').append(pair(a, b)).toString() : history.toString();
    }

    private static String pair(int x, int y) {
        return x + "," + y;
    }
}
