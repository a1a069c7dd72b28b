package org.wythofflab.rules.formula;

/** A {@link Condition} compiled for amounts with which no step can leave the range of {@code long}. */
@FunctionalInterface
interface LongCondition {
    boolean holds(long k, long l, long x, long y);
}
