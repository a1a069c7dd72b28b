package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.common.OrderedPiles;

/** Nim on two piles: make them equal. Linear time. */
final class NimStrategy implements OrderedPiles {

    @Override
    public Ruling ordered(BigPosition position) {
        return position.x().equals(position.y())
                ? Ruling.p("x = y")
                : Ruling.n(OrderedPiles.move(position, position.x(), position.x()), "x < y; to (x, x)");
    }

    @Override
    public String pattern() {
        return "the positions with equal piles";
    }

    @Override
    public String orderedHallmark(BigInteger x, BigInteger y) {
        return "the piles are equal";
    }

    @Override
    public String cost() {
        return "linear time";
    }
}
