/**
 * Sweeps on a cluster: {@link org.wythofflab.spark.SparkSweep} is what {@code spark-submit} starts. It reads the games, has
 * Spark measure them, each where there is room, and puts the rows in order; what a row is only the {@code lab} knows.
 */
@NullMarked
package org.wythofflab.spark;

import org.jspecify.annotations.NullMarked;
