package org.wythofflab.theory;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;

/** A closed form of Grundy values. */
@FunctionalInterface
public interface GrundyFormula {
    BigInteger at(BigPosition position);
}
