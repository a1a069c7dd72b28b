package org.wythofflab.answer;

import java.math.BigInteger;
import java.util.Optional;

/**
 * What is known of one part of a sum.
 *
 * @param value its Grundy value; empty where only the outcome of the part is known, or not even that
 * @param twin the part that is the same and makes up for it, counted from 0, where the value is not known
 * @param credit to what this is owed
 */
public record PartValue(Optional<BigInteger> value, Optional<Integer> twin, Credit credit) {

    static PartValue known(BigInteger value, Credit credit) {
        return new PartValue(Optional.of(value), Optional.empty(), credit);
    }

    static PartValue notZero(Credit credit) {
        return new PartValue(Optional.empty(), Optional.empty(), credit);
    }

    static PartValue cancelledBy(int twin, Credit credit) {
        return new PartValue(Optional.empty(), Optional.of(twin), credit);
    }

    /** Whether it is known that the part is worth something, and no more. */
    public boolean isOpen() {
        return value.isEmpty() && twin.isEmpty();
    }
}
