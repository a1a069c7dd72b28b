/** Rows of bits, masks, saturating counters, runs of amounts and fans of pairs: the parts that engines share. Nothing here
 * knows a game. */
@NullMarked
package org.wythofflab.solve.bits;

import org.jspecify.annotations.NullMarked;
