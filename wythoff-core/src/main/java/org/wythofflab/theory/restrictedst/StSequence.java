package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.PairWalk;
import org.wythofflab.theory.common.ComplementaryWalk;

/**
 * The pairs of an (s,t)-Wythoff game, or of the even-even game above it.
 *
 * @param factor 1, or 2 where the paper's sequences are those of halved piles, doubled
 */
record StSequence(StPairs pairs, BigInteger factor, String firstName, String secondName) implements PairSequence {

    /** Only Wythoff's game in misere play has exceptions: E_0 = H_0 = 2, E_1 = 0 and H_1 = 1. */
    private static final long FIRST_REGULAR = 2;

    @Override
    public BigPosition pair(BigInteger n) {
        if (n.signum() < 0) {
            throw new IllegalArgumentException("the pairs are numbered from 0 on");
        }
        BigInteger lower = pairs.lower(n);
        return new BigPosition(
                lower.multiply(factor), pairs.form().upper(lower, n).multiply(factor));
    }

    @Override
    public Optional<PairWalk> walk(long from, long end) {
        int by = factor.intValueExact();
        // A walk stays below 2^61.
        return pairs.walk(from, end)
                .or(() -> plain(from, end))
                .map(walk -> by == 1
                        ? walk
                        : (firsts, seconds, count) -> {
                            walk.next(firsts, seconds, count);
                            for (int i = 0; i < count; i++) {
                                firsts[i] *= by;
                                seconds[i] *= by;
                            }
                        });
    }

    /** Of misere play, before the factor. */
    private Optional<PairWalk> plain(long from, long end) {
        StForm form = pairs.form();
        if (form.s().max(form.t()).bitLength() >= Integer.SIZE) {
            return Optional.empty();
        }
        long s = form.s().longValueExact();
        long t = form.t().longValueExact();
        long c = form.c().longValueExact();
        StSequence unscaled = new StSequence(pairs, BigInteger.ONE, firstName, secondName);
        return ComplementaryWalk.of(unscaled, (n, lower) -> s * lower + t * n + c, FIRST_REGULAR, from, end);
    }
}
