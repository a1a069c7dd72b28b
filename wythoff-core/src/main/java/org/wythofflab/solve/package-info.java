/**
 * Engines that know only the rules. Ask {@link org.wythofflab.solve.Engines} for one: it answers with an engine and
 * the reason for the choice, or with a refusal that says why and what would fit.
 *
 * <p>An outcome engine is a {@link org.wythofflab.solve.RowMachine}: it decides a board one row (one size of the
 * first pile) at a time. What is made of the rows, a whole {@link org.wythofflab.solve.OutcomeGrid} or a {@link
 * org.wythofflab.solve.PositionStream}, is written once, around it. Nothing here may know a theorem: {@code theory}
 * and this room never meet.
 */
@NullMarked
package org.wythofflab.solve;

import org.jspecify.annotations.NullMarked;
