package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/**
 * Plays an (s,t)-Wythoff game by the cases of the proof (Theorems 13 and 14, on halved piles).
 *
 * <p>If {@code x = A_n <= y < B_n}, let {@code m} be the largest number with {@code s*x + t*m + c <= y}, or 0. Then
 * {@code m < n}, so {@code A_m < x}, and going to {@code (A_m, B_m)} takes {@code k = x - A_m} and {@code l = y - B_m}
 * with {@code s*k <= l < s*k + t}. Where {@code s*x + c > y}, {@code m = 0}: in normal play {@code k = x <= l = y < s*k},
 * in misere play {@code l = y - 1 >= k - 1}, which is near enough unless {@code s = t = 1}, a game with pairs of its
 * own.
 */
record StStrategy(StPairs pairs, StCases cases, boolean misere) implements Strategy {

    @Override
    public Ruling at(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        return x.compareTo(y) <= 0 ? ordered(x, y) : ordered(y, x).swapped();
    }

    @Override
    public String pattern() {
        return pairs.pattern();
    }

    private Ruling ordered(BigInteger x, BigInteger y) {
        if (misere && y.signum() == 0) {
            return Ruling.alreadyWon(cases.over());
        }
        if (pairs.isPlainlyPair(x, y)) {
            return Ruling.p(cases.pair());
        }
        StPlace place = pairs.place(x);
        int side = y.compareTo(place.partner());
        if (side == 0) {
            return Ruling.p(cases.pair());
        }
        if (side > 0) {
            // y >= x > A_n if x = B_n, so that this includes the whole case of the upper sequence.
            BigMove move = new BigMove(BigInteger.ZERO, y.subtract(place.partner()));
            return Ruling.n(move, place.upper() ? cases.upper() : cases.large());
        }
        BigInteger m = pairs.form().index(x, y);
        BigInteger lower = pairs.lower(m);
        BigMove move = new BigMove(x.subtract(lower), y.subtract(pairs.form().upper(lower, m)));
        return Ruling.n(move, m.signum() == 0 ? cases.small() : cases.between());
    }

    @Override
    public String hallmark(BigPosition position) {
        return pairs.hallmark(position.x().min(position.y()), position.x().max(position.y()));
    }

    @Override
    public String cost() {
        return "quasi-linear time";
    }
}
