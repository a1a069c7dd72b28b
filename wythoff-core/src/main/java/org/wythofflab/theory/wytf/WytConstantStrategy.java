package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Telling;
import org.wythofflab.theory.common.OrderedPiles;
import org.wythofflab.theory.wytf.ThreeDigits.Digits;

/**
 * Wyt(f) with a constant {@code f(k) = t >= 2}, by part II of the proof of Theorem 10 and the digits of Theorem 11. Time
 * linear in the number of digits of the piles.
 */
record WytConstantStrategy(ThreeDigits system) implements OrderedPiles {

    @Override
    public Ruling ordered(BigPosition position) {
        BigInteger x = position.x();
        BigInteger y = position.y();
        Digits digits = system.digits(x);
        BigInteger partner = system.value(digits.exchanged());
        if (!digits.inA()) {
            return Ruling.n(
                    OrderedPiles.move(position, x, partner), "case (i) of the proof: x = B_n, y > A_n; to (A_n, B_n)");
        }
        int order = y.compareTo(partner);
        if (order == 0) {
            return Ruling.p("x = A_n and y = B_n: their last two digits are exchanged");
        }
        return order > 0
                ? Ruling.n(
                        OrderedPiles.move(position, x, partner),
                        "case (ii) of the proof: x = A_n, y > B_n; to (A_n, B_n)")
                : between(position, digits);
    }

    /** {@code x = A_n <= y < B_n}: then {@code y_2 = x_2}, and with {@code s} for {@code x_0} there is a pair below. */
    private Ruling between(BigPosition position, Digits x) {
        Digits y = system.digits(position.y());
        BigInteger s = y.m0().compareTo(x.m1()) >= 0 ? y.m1() : y.m1().subtract(BigInteger.ONE);
        Digits target = new Digits(x.m2(), x.m1(), s);
        return Ruling.n(
                OrderedPiles.move(position, system.value(target), system.value(target.exchanged())),
                "case (iii) of the proof: x = A_n <= y < B_n; to (A_m, B_m), where A_m has the digits x_2, x_1, s with s ="
                        + " y_1 + floor((y_0 - x_1)/t)");
    }

    @Override
    public String pattern() {
        return "(x, " + Brief.of(system.t()) + "x - " + Brief.of(system.period()) + " floor(x/"
                + Brief.of(system.t().add(BigInteger.ONE)) + ")), x the least number in no pair before";
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        Digits digits = system.digits(x);
        Telling tell = new Telling();
        return tell.end(tell.smaller(x) + " = " + written(tell, digits) + " and " + tell.larger(y) + " = "
                + written(tell, digits.exchanged()) + ", with the last two digits exchanged");
    }

    private String written(Telling tell, Digits digits) {
        BigInteger t = system.t();
        String first = tell.number("d", digits.m2(), "a number of about as many digits as the piles");
        return first + "*" + Brief.of(system.period()) + " + " + Brief.of(digits.m1()) + "*" + Brief.of(t) + " + "
                + Brief.of(digits.m0());
    }

    @Override
    public String cost() {
        return "linear time";
    }
}
