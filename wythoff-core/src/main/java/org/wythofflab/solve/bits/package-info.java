/** Rows of bits, masks, saturating counters and runs of amounts: the parts that engines share. Nothing here knows a game. */
@NullMarked
package org.wythofflab.solve.bits;

import org.jspecify.annotations.NullMarked;
