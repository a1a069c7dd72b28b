package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Expansion;
import org.wythofflab.exact.Numeration;
import org.wythofflab.exact.Product;

/**
 * The word of {@link StDigitPairs} cut into blocks {@code F^8(a)} and {@code F^8(b)}. The shorter ones, {@code F^8(b) =
 * F^7(a)^s}, have {@code s*u_7} letters. That is more than {@code 2s + 6} by far, as {@code u_2 = p(p + 1) + s >= 8} for
 * {@code s > 1}, so that few runs of so many letters touch two blocks.
 */
record StBlocks(StForm form, Numeration numeration) {

    private static final int LEVEL = 8;

    /**
     * A block.
     *
     * @param start how many letters come before it
     * @param lettersBefore how many of these are {@code a}
     */
    record Block(BigInteger start, BigInteger lettersBefore) {}

    /** The block of the letter that has {@code length} letters before it. */
    Block around(BigInteger length) {
        Expansion expansion = numeration.expand(length);
        List<BigInteger> digits = expansion.digits();
        List<BigInteger> low = new ArrayList<>(digits.subList(Math.max(0, digits.size() - LEVEL), digits.size()));
        BigInteger start = length.subtract(numeration.value(low));
        low.add(BigInteger.ZERO);
        BigInteger shifted = expansion.shifted().subtract(numeration.value(low));
        // As B_n is A_n with a zero appended, n = (B_n - s*A_n) / t; the same digit by digit: a_i = (u_(i+1) - s*u_i) /
        // t.
        return new Block(start, Division.floor(shifted.subtract(Product.of(form.s(), start)), form.t()));
    }

    /**
     * How many letters come before the {@code a} that has {@code before} other {@code a} before it. It is in the block,
     * and within {@code F^i(x)} greedy division by {@code a_(i-1)} finds its part, since {@code F^i(a) = F^(i-1)(a)^p
     * F^(i-2)(a)^s}.
     */
    BigInteger find(Block block, BigInteger before) {
        BigInteger at = block.start();
        BigInteger rest = before.subtract(block.lettersBefore());
        StRung rung = StRung.at(form, LEVEL - 1);
        for (int i = LEVEL; i > 0; i--) {
            BigInteger[] division = Division.withRemainder(rest, rung.letters());
            at = at.add(Product.of(division[0], rung.units()));
            rest = division[1];
            rung = rung.down();
        }
        return at;
    }
}
