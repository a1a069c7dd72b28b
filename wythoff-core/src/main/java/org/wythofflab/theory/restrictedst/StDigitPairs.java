package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Expansion;
import org.wythofflab.exact.Numeration;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.theory.PairWalk;

/**
 * The pairs of normal play by Fraenkel's numeration system, meant for {@code s > 1}, where no Beatty sequence gives them.
 *
 * <p>Write the piles 1, 2, 3, ... as a word, {@code a} for a term of A and {@code b} for one of B. As {@code B_n -
 * B_(n-1) = s*(A_n - A_(n-1)) + t} and {@code A_n - A_(n-1)} is 1 plus the number of terms of B between, every letter
 * {@code a} makes a run {@code a^p b} and every {@code b} adds {@code a^s}: the word is the fixed point of {@code F: a
 * -> a^p b, b -> a^s}, {@code p = s + t - 1}. {@code F^i(a)} has {@code u_i} letters, so the digits of {@code x} cut the
 * word's first {@code x} letters into {@code F^i(a)}, taken {@code d_i} times, and {@code F} appends a zero. Therefore a
 * pile is in A if and only if its digits end in an even number of zeros, and {@code B_n} is {@code A_n} with a zero
 * appended.
 *
 * <p>A place costs the digits of the pile, from which both neighbours come for nothing; a term costs one root besides. All
 * are quasi-linear.
 */
final class StDigitPairs implements StPairs {

    private final StForm form;
    private final Numeration numeration;
    private final Quadratic alpha;
    private final StBlocks blocks;

    StDigitPairs(StForm form) {
        this.form = form;
        this.numeration = form.numeration();
        this.alpha = form.alpha();
        this.blocks = new StBlocks(form, numeration);
    }

    @Override
    public StForm form() {
        return form;
    }

    @Override
    public Optional<PairWalk> walk(long from, long end) {
        return StPairs.ofWord(this, from, end);
    }

    @Override
    public StPlace place(BigInteger pile) {
        // Of 0 = A_0 there are no digits, hence no zeros.
        Expansion expansion = numeration.expand(pile);
        return expansion.trailingZeros() % 2 == 0
                ? StPlace.lower(expansion.shifted())
                : StPlace.upper(expansion.unshifted());
    }

    /**
     * {@code A_n}, by its block.
     *
     * <p>Among the first {@code x} letters there are {@code N(x) = d_0*a_0 + d_1*a_1 + ...} letters {@code a}, where
     * {@code a_i} of the {@code u_i} letters of {@code F^i(a)} are {@code a}. With {@code beta' = -s/beta} the other root
     * of {@code z^2 = p*z + s}, {@code u_i - alpha*a_i = -beta'^i / beta}, hence {@code |x - alpha*N(x)| <= (p/beta) *
     * (1 + beta'^2 + beta'^4 + ...) < beta / (beta - s)}. As {@code beta - s = t - 1 + s/beta} and {@code beta < s + t},
     * that is at most {@code s + 3}. So the letter {@code A_n}, after {@code x = A_n - 1} letters with {@code N(x) = n -
     * 1}, is one of the {@code 2s + 6} letters before a known one. A block has at least as many, so that it is in the
     * block of the known letter or in the one before.
     */
    @Override
    public BigInteger lower(BigInteger n) {
        if (n.signum() == 0) {
            return BigInteger.ZERO;
        }
        BigInteger before = n.subtract(BigInteger.ONE);
        BigInteger known = alpha.floorOfMultiple(before).add(form.s()).add(BigInteger.valueOf(3));
        StBlocks.Block block = blocks.around(known);
        if (block.lettersBefore().compareTo(before) > 0) {
            block = blocks.around(block.start().subtract(BigInteger.ONE));
        }
        return blocks.find(block, before).add(BigInteger.ONE);
    }
}
