/**
 * The pieces of a set of amounts, and {@link org.wythofflab.rules.amounts.SetBuilder}, which finds the one list of pieces
 * a set is kept as. Nothing here knows a game, or even the set: that is {@code AmountSet}.
 */
@NullMarked
package org.wythofflab.rules.amounts;

import org.jspecify.annotations.NullMarked;
