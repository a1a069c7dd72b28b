package org.wythofflab.architecture.samples.solve;

import org.wythofflab.architecture.samples.theory.Formula;

/** An engine that takes its answer from the theory it should check. */
final class EngineThatCites {
    int pair(int n) {
        return Formula.pair(n);
    }
}
