package org.wythofflab.rules;

/**
 * The pairs (k + i*p, l + i*q) for i = 0, 1, 2, ...: a ray of two-pile moves, or a single one if p = q = 0.
 *
 * @param k the amount from the first pile with which it starts
 * @param l the amount from the second pile with which it starts
 * @param p how much the first amount grows from one pair to the next
 * @param q how much the second amount grows
 */
public record Progression(int k, int l, int p, int q) {

    public Progression {
        if (k < 1 || l < 1 || p < 0 || q < 0) {
            throw new IllegalArgumentException(
                    "amounts are positive and do not fall: (" + k + "," + l + ") + i*(" + p + "," + q + ")");
        }
    }

    public static Progression single(int k, int l) {
        return new Progression(k, l, 0, 0);
    }

    public boolean isSingle() {
        return p == 0 && q == 0;
    }

    /** The same with the piles exchanged. */
    public Progression swapped() {
        return new Progression(l, k, q, p);
    }
}
