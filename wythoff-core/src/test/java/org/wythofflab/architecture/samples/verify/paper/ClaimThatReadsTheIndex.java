package org.wythofflab.architecture.samples.verify.paper;

import org.wythofflab.architecture.samples.verify.Claims;

/** A body that looks itself up. */
public final class ClaimThatReadsTheIndex {
    public int rank() {
        return Claims.count();
    }
}
