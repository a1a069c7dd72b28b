package org.wythofflab.rules;

/** A {@link PairRule} prepared for one board. */
@FunctionalInterface
public interface PairTest {
    boolean allows(int k, int l);
}
