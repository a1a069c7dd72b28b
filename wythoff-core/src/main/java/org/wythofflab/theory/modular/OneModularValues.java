package org.wythofflab.theory.modular;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.GrundyFormula;

/** Any amounts from both piles: the value is the number of tokens. */
final class OneModularValues implements GrundyFormula {

    @Override
    public BigInteger at(BigPosition position) {
        return position.x().add(position.y());
    }

    @Override
    public Optional<BigMove> move(BigPosition from, BigInteger value) {
        BigInteger surplus = at(from).subtract(value);
        BigInteger first = surplus.min(from.x());
        return surplus.signum() > 0 ? Optional.of(new BigMove(first, surplus.subtract(first))) : Optional.empty();
    }
}
