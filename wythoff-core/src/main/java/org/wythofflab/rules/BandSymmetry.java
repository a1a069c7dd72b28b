package org.wythofflab.rules;

import java.math.BigInteger;

/** Decides whether a band with different sets for the two piles allows the mirror image of every pair it allows. */
final class BandSymmetry {

    private static final int FARTHEST = 1 << 12;

    private BandSymmetry() {}

    /**
     * Looks at all amounts up to {@code M + 3L}, where past {@code M} both sets repeat with period {@code L}.
     *
     * <p>That is enough. Take a pair in the band that is allowed while its mirror image is not. Lowering an amount by
     * {@code L} changes neither fact, as long as it stays above {@code M} and the pair in the band. So lower the larger
     * amount while it stays above {@code M} and not below the smaller: the band only asks that the larger be small.
     * Now it is at most {@code M + L}, or the amounts differ by less than {@code L}. In the second case lower both
     * while the smaller one is more than {@code M + 2L}: if {@code s = 1}, the band asks for their difference only, and
     * if {@code s >= 2} a smaller amount of at least {@code L} is enough for a difference below {@code L}.
     */
    static Symmetry of(Band band) {
        if (band.d1().equals(band.d2())) {
            return Symmetry.because("both piles have the same moves");
        }
        BigInteger enough = band.d1().periodicity().and(band.d2().periodicity()).past(3);
        int end = enough.min(BigInteger.valueOf(FARTHEST)).intValueExact();
        PairTest allowed = band.on(end, end);
        for (int larger = 1; larger <= end; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                if (allowed.allows(smaller, larger) != allowed.allows(larger, smaller)) {
                    return allowed.allows(smaller, larger)
                            ? Symmetry.notFor(smaller, larger)
                            : Symmetry.notFor(larger, smaller);
                }
            }
        }
        return enough.intValue() == end
                ? Symmetry.because("the mirror image of every two-pile move is one")
                : Symmetry.undecided("the mirror images of two-pile moves are moves up to " + end
                        + ", and the numbers are too large to look further");
    }
}
