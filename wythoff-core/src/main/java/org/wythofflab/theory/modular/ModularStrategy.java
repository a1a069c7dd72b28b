package org.wythofflab.theory.modular;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.exact.Division;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.common.Golden;
import org.wythofflab.theory.common.OrderedPiles;
import org.wythofflab.theory.common.WythoffStrategy;

/**
 * m-modular Wythoff by the proof of Theorem 5. Its two cases are both printed as "Case 1"; and the last move of the
 * second is to {@code (s_2, s_1)}, not to {@code (s_1, s_2)} as its last line says: for m = 5 the move from (5,9) to (2,1)
 * takes 3 and 8, that to (1,2) would take 4 and 7. Time: a division by m, a square root and a few products.
 */
final class ModularStrategy implements OrderedPiles {

    private final BigInteger m;
    private final WythoffStrategy belowModulus = new WythoffStrategy("case q_1 < m of the proof: ");

    ModularStrategy(BigInteger m) {
        this.m = m;
    }

    @Override
    public Ruling ordered(BigPosition position) {
        if (position.x().compareTo(m) < 0) {
            return belowModulus.ordered(position);
        }
        BigInteger difference = position.y().subtract(position.x());
        BigInteger r = Division.withRemainder(difference, m)[1];
        String start = "case q_1 >= m of the proof: x >= m, r = (y-x) mod m";
        if (r.signum() == 0) {
            return Ruling.n(OrderedPiles.move(position, BigInteger.ZERO, BigInteger.ZERO), start + " = 0; to (0, 0)");
        }
        if (Golden.compare(m, r) > 0) {
            BigPosition pair = Golden.pair(r);
            return Ruling.n(OrderedPiles.move(position, pair.x(), pair.y()), start + " < m/phi; to (A_r, B_r)");
        }
        BigPosition pair = Golden.pair(m.subtract(r));
        return Ruling.n(OrderedPiles.move(position, pair.y(), pair.x()), start + " > m/phi; to (B_s, A_s), s = m - r");
    }

    @Override
    public String pattern() {
        return belowModulus.pattern() + ", as long as floor(n phi) < " + Brief.of(m);
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        String pair = belowModulus.orderedHallmark(x, y);
        return y.signum() == 0 ? pair : pair + "; and the smaller pile is less than " + Brief.of(m);
    }

    @Override
    public String cost() {
        return "quasi-linear time";
    }
}
