/**
 * Periods of the rows of a table of Grundy values, proved by a state that comes back; start at {@link
 * org.wythofflab.solve.periods.RowPeriods}.
 */
@NullMarked
package org.wythofflab.solve.periods;

import org.jspecify.annotations.NullMarked;
