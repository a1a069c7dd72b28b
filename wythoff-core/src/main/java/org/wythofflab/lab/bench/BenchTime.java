package org.wythofflab.lab.bench;

/**
 * How much time there is.
 *
 * @param run milliseconds that a run should not exceed
 * @param period milliseconds during which short runs are repeated
 */
record BenchTime(double run, double period) {
    /** A few minutes for all tasks. */
    static final BenchTime USUAL = new BenchTime(500, 150);

    static final BenchTime FULL = new BenchTime(5_000, 1_000);
}
