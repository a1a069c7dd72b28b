package org.wythofflab.theory.common;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;

/** Wythoff Nim. Time: one square root and a few products. */
public final class WythoffStrategy implements OrderedPiles {

    private final String prefix;

    /** @param prefix what the cases are cases of, if of more */
    public WythoffStrategy(String prefix) {
        this.prefix = prefix;
    }

    @Override
    public Ruling ordered(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        if (Golden.isPair(x, y)) {
            return Ruling.p("x = A_n = floor(n*phi) and y = B_n = A_n + n");
        }
        BigInteger partner = Golden.partner(x);
        if (partner.compareTo(x) < 0) {
            return won(position, x, partner, "x = B_n > A_n; to (A_n, B_n)");
        }
        if (y.compareTo(partner) > 0) {
            return won(position, x, partner, "x = A_n, y > B_n; to (A_n, B_n)");
        }
        BigPosition pair = Golden.pair(y.subtract(x));
        return won(position, pair.x(), pair.y(), "x = A_n, y < B_n; to (A_d, B_d), d = y - x");
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        return Golden.hallmark(x, y);
    }

    @Override
    public String pattern() {
        return Golden.pattern();
    }

    private Ruling won(BigPosition from, BigInteger x, BigInteger y, String why) {
        return Ruling.n(OrderedPiles.move(from, x, y), prefix + why);
    }

    @Override
    public String cost() {
        return "quasi-linear time";
    }
}
