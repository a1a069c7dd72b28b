package org.wythofflab.theory.common;

import java.math.BigInteger;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** A strategy of a game that exchanging the piles does not change: it is told for the smaller pile first. */
public interface OrderedPiles extends Strategy {

    /** The ruling for a position {@code (x,y)} with {@code x <= y}. */
    Ruling ordered(BigPosition position);

    @Override
    default Ruling at(BigPosition position) {
        return position.x().compareTo(position.y()) <= 0
                ? ordered(position)
                : ordered(new BigPosition(position.y(), position.x())).swapped();
    }

    /** The hallmark of a position {@code (x,y)} with {@code x <= y}. */
    String orderedHallmark(BigInteger x, BigInteger y);

    @Override
    default String hallmark(BigPosition position) {
        return orderedHallmark(position.x().min(position.y()), position.x().max(position.y()));
    }

    /** The move from a position to {@code (x,y)}. */
    static BigMove move(BigPosition from, BigInteger x, BigInteger y) {
        return new BigMove(from.x().subtract(x), from.y().subtract(y));
    }
}
