/** Engines that decide boards row by row: counting ({@link org.wythofflab.solve.outcome.CountingEngine}) and the sieve ({@link
 * org.wythofflab.solve.outcome.SieveEngine}). */
@NullMarked
package org.wythofflab.solve.outcome;

import org.jspecify.annotations.NullMarked;
