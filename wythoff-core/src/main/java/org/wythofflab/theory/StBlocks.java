package org.wythofflab.theory;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Numeration;
import org.wythofflab.exact.Product;

/**
 * The word of {@link StDigitPairs} cut into blocks {@code F^3(a)} and {@code F^3(b)}. The shorter ones, {@code F^3(b) =
 * F^2(a)^s}, have {@code s*u_2 >= 8s >= 2s + 6} letters, as {@code u_2 = p(p + 1) + s >= 8} for {@code s > 1}.
 */
record StBlocks(StForm form, Numeration numeration) {

    private static final int LEVEL = 3;

    /**
     * A block.
     *
     * @param start how many letters come before it
     * @param lettersBefore how many of these are {@code a}
     */
    record Block(BigInteger start, BigInteger lettersBefore) {}

    /** The block of the letter that has {@code length} letters before it. */
    Block around(BigInteger length) {
        List<BigInteger> digits = new ArrayList<>(numeration.digits(length));
        int high = Math.max(0, digits.size() - LEVEL);
        List<BigInteger> low = digits.subList(high, digits.size());
        BigInteger start = length.subtract(numeration.value(low));
        Collections.fill(low, BigInteger.ZERO);
        digits.add(BigInteger.ZERO);
        // As B_n is A_n with a zero appended, n = (B_n - s*A_n) / t; the same digits by digits: a_i = (u_(i+1) - s*u_i)
        // / t.
        BigInteger shifted = numeration.value(digits);
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
        StRung rung = StRung.first(form).up().up();
        for (int i = LEVEL; i > 0; i--) {
            BigInteger[] division = Division.withRemainder(rest, rung.letters());
            at = at.add(Product.of(division[0], rung.units()));
            rest = division[1];
            rung = rung.down();
        }
        return at;
    }
}
