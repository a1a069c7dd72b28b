/**
 * What no paper says of Open Problem 28 of Liu and Li for K = 3: the P-positions, found column after column, come from finitely
 * many states ({@link org.wythofflab.theory.sweep.Frontier}, {@link org.wythofflab.theory.sweep.Frontiers}) that read what they
 * wrote before; start at {@link org.wythofflab.theory.sweep.SweepTheorem}.
 */
@NullMarked
package org.wythofflab.theory.sweep;

import org.jspecify.annotations.NullMarked;
