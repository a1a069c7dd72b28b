package org.wythofflab.architecture.samples.theory;

/** A closed form, as closed as it should be. */
public final class Formula {
    private Formula() {}

    public static int pair(int n) {
        return 2 * n;
    }
}
