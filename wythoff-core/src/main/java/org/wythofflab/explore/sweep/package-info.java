/**
 * What sweeps are made of: {@link org.wythofflab.explore.sweep.Template} reads texts with ranges, and each {@link
 * org.wythofflab.explore.sweep.Probe} is one computation from which some measures are read.
 */
@NullMarked
package org.wythofflab.explore.sweep;

import org.jspecify.annotations.NullMarked;
