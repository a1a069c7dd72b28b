package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.function.Function;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Product;

/**
 * The pairs of misere play unless {@code s = t = 1}: {@code E_n} is the least number not among the earlier ones and
 * {@code H_n = s*E_n + t*n + 1}.
 *
 * <p>As in {@link StDigitPairs}, write {@code a} for a pile in E and {@code b} for one in H. Pile 0 is {@code E_0} and
 * pile 1 is {@code H_0}. Let {@code v} be the word of the piles from 1 on. {@code H_n - H_(n-1)} is {@code s*(E_n -
 * E_(n-1)) + t} again, so after its first {@code b} the letters of {@code v} itself make the runs: {@code v = b F(v) = b
 * F(b) F^2(b) F^3(b) ...}, and {@code F^(k+1)(b) = F^k(a)^s}. So from pile 2 on come the sections {@code k = 0, 1, 2,
 * ...}: {@code s} copies of the first {@code u_k} letters of the normal game. {@code H_n} is the last letter of the image
 * of {@code E_n}: it is in the next section, in the copy with the same number, at the place of the partner in the normal
 * game.
 */
record StMiserePairs(StPairs normal) implements StPairs {

    private static final BigInteger FIRST_SECTION = BigInteger.TWO;

    /**
     * A pile from 2 on.
     *
     * @param section the rung k of its section
     * @param copy the number of its copy, from 0 on
     * @param pile the pile of the normal game it copies, from 1 on
     */
    private record Copied(StRung section, BigInteger copy, BigInteger pile) {}

    @Override
    public StForm form() {
        return new StForm(s(), normal.form().t(), BigInteger.ONE);
    }

    private BigInteger s() {
        return normal.form().s();
    }

    @Override
    public StPlace place(BigInteger pile) {
        if (pile.compareTo(FIRST_SECTION) < 0) {
            return pile.signum() == 0 ? StPlace.lower(BigInteger.ONE) : StPlace.upper(BigInteger.ZERO);
        }
        Copied from = copied(pile);
        StPlace place = normal.place(from.pile);
        StRung section = place.upper() ? from.section.down() : from.section.up();
        return new StPlace(place.upper(), pile(new Copied(section, from.copy, place.partner())));
    }

    @Override
    public BigInteger lower(BigInteger n) {
        if (n.signum() == 0) {
            return BigInteger.ZERO;
        }
        BigInteger rest = n.subtract(BigInteger.ONE);
        StRung section = section(rest, StRung::lettersBelow);
        BigInteger[] division =
                Division.withRemainder(rest.subtract(Product.of(s(), section.lettersBelow())), section.letters());
        return pile(new Copied(section, division[0], normal.lower(division[1].add(BigInteger.ONE))));
    }

    @Override
    public BigInteger likeness(BigInteger pile) {
        return copied(pile).pile;
    }

    @Override
    public BigInteger firstToldByDigits() {
        return FIRST_SECTION;
    }

    private Copied copied(BigInteger pile) {
        BigInteger rest = pile.subtract(FIRST_SECTION);
        StRung section = section(rest, StRung::unitsBelow);
        BigInteger[] division =
                Division.withRemainder(rest.subtract(Product.of(s(), section.unitsBelow())), section.units());
        return new Copied(section, division[0], division[1].add(BigInteger.ONE));
    }

    private BigInteger pile(Copied from) {
        BigInteger start = FIRST_SECTION.add(Product.of(s(), from.section.unitsBelow()));
        return start.add(Product.of(from.copy, from.section.units()))
                .add(from.pile)
                .subtract(BigInteger.ONE);
    }

    /** The last section before which there are at most {@code rest} of the things counted. */
    private StRung section(BigInteger rest, Function<StRung, BigInteger> countBelow) {
        BigInteger most = Division.floor(rest, s());
        StRung section = StRung.near(normal.form(), most.bitLength());
        while (countBelow.apply(section).compareTo(most) > 0) {
            section = section.down();
        }
        StRung next = section.up();
        while (countBelow.apply(next).compareTo(most) <= 0) {
            section = next;
            next = section.up();
        }
        return section;
    }
}
