package org.wythofflab.rules.formula;

/** An {@link Expr} compiled for amounts with which no step can leave the range of {@code long}. */
@FunctionalInterface
interface LongExpr {
    long at(long k, long l, long x, long y);
}
