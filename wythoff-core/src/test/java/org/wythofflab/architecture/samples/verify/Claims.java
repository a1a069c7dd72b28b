package org.wythofflab.architecture.samples.verify;

import org.wythofflab.architecture.samples.verify.paper.ClaimThatReadsTheIndex;

/** The index of its room. */
public final class Claims {
    private Claims() {}

    public static int count() {
        return new ClaimThatReadsTheIndex().rank();
    }
}
