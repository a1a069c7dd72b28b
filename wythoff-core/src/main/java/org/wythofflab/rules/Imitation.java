package org.wythofflab.rules;

/**
 * The memory of (m,p)-Imitation Nim: no player may make {@code p} consecutive {@code m}-imitations (Larsson 2009,
 * Definition 11).
 */
public record Imitation(int m, int p) {
    public Imitation {
        if (m < 1 || p < 1) {
            throw new IllegalArgumentException("m and p are at least 1, not " + m + " and " + p);
        }
    }
}
