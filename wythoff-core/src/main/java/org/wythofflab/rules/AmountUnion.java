package org.wythofflab.rules;

import java.math.BigInteger;
import org.wythofflab.rules.amounts.SetBuilder;

/**
 * A set of amounts in the making. It is simplified only when all its parts are known: simplified after each of them,
 * sets of large numbers would depend on the order.
 */
public final class AmountUnion {

    private final SetBuilder parts = new SetBuilder();

    public AmountUnion() {}

    /** Adds the amounts of a set. */
    public AmountUnion add(AmountSet set) {
        set.pieces().forEach(piece -> piece.addTo(parts));
        return this;
    }

    /** Adds the amounts from {@code low} to {@code high} that are positive, none if there are none. */
    public AmountUnion range(BigInteger low, BigInteger high) {
        if (low.compareTo(high) <= 0) {
            parts.addRange(low, high);
        }
        return this;
    }

    /** Adds the positive amounts that are at least {@code low}. */
    public AmountUnion from(BigInteger low) {
        parts.addRay(low);
        return this;
    }

    /** Adds the amounts that leave the remainder, which is less than the modulus, when divided by it. */
    public AmountUnion residues(int remainder, int modulus) {
        parts.addClass(remainder, modulus);
        return this;
    }

    /** All that was added. */
    public AmountSet set() {
        return new AmountSet(parts.normalForm());
    }
}
