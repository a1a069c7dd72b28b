package org.wythofflab.theory.modular;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.exact.Division;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.GrundyFormula;

/** 3-modular Wythoff: the value of (3i+r, 3j+s), r and s in {0,1,2}, is 3(i+j) + (r+s) mod 3. */
final class ThreeModularValues implements GrundyFormula {
    private static final BigInteger THREE = BigInteger.valueOf(3);

    @Override
    public BigInteger at(BigPosition position) {
        BigInteger[] first = Division.withRemainder(position.x(), THREE);
        BigInteger[] second = Division.withRemainder(position.y(), THREE);
        return THREE.multiply(first[0].add(second[0]))
                .add(first[1].add(second[1]).mod(THREE));
    }

    @Override
    public Optional<BigMove> move(BigPosition from, BigInteger value) {
        BigInteger[] first = Division.withRemainder(from.x(), THREE);
        BigInteger[] second = Division.withRemainder(from.y(), THREE);
        BigInteger[] wanted = Division.withRemainder(value, THREE);
        // Both piles lose the same modulo 3, so r' - s' = r - s, and r' + s' is wanted: 2r' is the sum of the two.
        BigInteger r = wanted[1].add(first[1]).subtract(second[1]).shiftLeft(1).mod(THREE);
        BigInteger s = wanted[1].subtract(r).mod(THREE);
        BigInteger i = wanted[0].min(first[0]);
        BigInteger j = wanted[0].min(second[0]);
        return Stream.of(
                        to(wanted[0].subtract(second[0]), wanted[1].subtract(second[1]), second[0], second[1]),
                        to(first[0], first[1], wanted[0].subtract(first[0]), wanted[1].subtract(first[1])),
                        to(i, r, wanted[0].subtract(i), s),
                        to(wanted[0].subtract(j), r, j, s))
                .flatMap(Optional::stream)
                .filter(to -> isBelow(to, from))
                .map(to -> BigMove.between(from, to))
                .findFirst();
    }

    /** (3i + r mod 3, 3j + s mod 3), if there is such a position. */
    private static Optional<BigPosition> to(BigInteger i, BigInteger r, BigInteger j, BigInteger s) {
        return i.signum() < 0 || j.signum() < 0
                ? Optional.empty()
                : Optional.of(new BigPosition(
                        THREE.multiply(i).add(r.mod(THREE)), THREE.multiply(j).add(s.mod(THREE))));
    }

    /** Whether there is less in a pile and more in none; that both lose the same modulo 3 is seen to above. */
    private static boolean isBelow(BigPosition to, BigPosition from) {
        return to.x().compareTo(from.x()) <= 0 && to.y().compareTo(from.y()) <= 0 && !to.equals(from);
    }
}
