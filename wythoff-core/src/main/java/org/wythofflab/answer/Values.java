package org.wythofflab.answer;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;

/** Finds the Grundy values of one game, by a theorem or by solving as much of it as they need. */
@FunctionalInterface
public interface Values {
    Found<BigInteger> at(BigPosition position);
}
