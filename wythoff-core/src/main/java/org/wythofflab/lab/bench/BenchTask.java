package org.wythofflab.lab.bench;

import java.util.List;
import java.util.Optional;
import org.wythofflab.solve.Budget;

/**
 * Something to be computed by the program as people use it, and by a plain program.
 *
 * @param id a group and a name, {@code board/st}
 * @param what is computed
 * @param plainly how the plain program does it
 * @param unit what a size counts
 * @param sizes increasing
 * @param shared what several threads share of ours, and nothing else
 * @param ours how the program does it; both have to find the same
 */
record BenchTask(
        String id,
        String what,
        String plainly,
        String unit,
        List<Long> sizes,
        Optional<Work> shared,
        Work ours,
        Work plain) {

    /** A way to compute it. */
    @FunctionalInterface
    interface Work {
        /** Prepares what is given, which is not measured. */
        Run of(long size);
    }

    /** Computes, and answers what was found, in words that are equal where it is the same. */
    @FunctionalInterface
    interface Run {
        String within(Budget budget);
    }

    BenchTask {
        sizes = List.copyOf(sizes);
    }
}
