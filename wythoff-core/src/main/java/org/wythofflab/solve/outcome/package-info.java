/** Engines that decide boards row by row: shifts ({@link org.wythofflab.solve.outcome.ShiftEngine}) and counting ({@link
 * org.wythofflab.solve.outcome.CountingEngine}) for regular moves; for irregular ones the first
 * free position of each row ({@link org.wythofflab.solve.outcome.FirstFreeEngine}), and the sieve ({@link
 * org.wythofflab.solve.outcome.SieveEngine}) for all; where moves depend on the piles, position by position ({@link
 * org.wythofflab.solve.outcome.PositionEngine}). */
@NullMarked
package org.wythofflab.solve.outcome;

import org.jspecify.annotations.NullMarked;
