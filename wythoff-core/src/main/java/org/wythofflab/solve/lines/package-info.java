/**
 * P-positions, and positions of any Grundy value, of games in which a position keeps others from being one along finitely
 * many lines: found column by column, without a board. Start at {@link org.wythofflab.solve.lines.LineColumns}.
 */
@NullMarked
package org.wythofflab.solve.lines;

import org.jspecify.annotations.NullMarked;
