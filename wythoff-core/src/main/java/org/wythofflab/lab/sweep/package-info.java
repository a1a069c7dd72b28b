/**
 * Sweeps: one row of measures for each game of a family. {@link org.wythofflab.lab.sweep.SweepRequest} has them taken on this
 * machine; {@link org.wythofflab.lab.sweep.SweepPlan} is what a cluster needs to do the same: the games, and a row for each.
 */
@NullMarked
package org.wythofflab.lab.sweep;

import org.jspecify.annotations.NullMarked;
