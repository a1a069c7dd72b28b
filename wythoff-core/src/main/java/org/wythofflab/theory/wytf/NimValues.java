package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.GrundyFormula;

/** Nim on two piles: the value is the nim-sum of the piles. Linear time. */
final class NimValues implements GrundyFormula {

    @Override
    public BigInteger at(BigPosition position) {
        return position.x().xor(position.y());
    }

    /** Bouton's move: the pile that has the highest digit in which the values differ can be made smaller. */
    @Override
    public Optional<BigMove> move(BigPosition from, BigInteger value) {
        BigInteger x = from.y().xor(value);
        BigInteger y = from.x().xor(value);
        if (x.compareTo(from.x()) < 0) {
            return Optional.of(BigMove.between(from, new BigPosition(x, from.y())));
        }
        return y.compareTo(from.y()) < 0
                ? Optional.of(BigMove.between(from, new BigPosition(from.x(), y)))
                : Optional.empty();
    }
}
