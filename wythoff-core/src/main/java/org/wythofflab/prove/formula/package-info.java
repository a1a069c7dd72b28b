/**
 * Formulas about numbers, as people write them: {@link org.wythofflab.prove.formula.FormulaText} reads one and makes the set of
 * the pairs (x,y) of which it is true.
 */
@NullMarked
package org.wythofflab.prove.formula;

import org.jspecify.annotations.NullMarked;
