/**
 * Numbers ({@link org.wythofflab.rules.formula.Expr}) and conditions ({@link org.wythofflab.rules.formula.Condition})
 * written in amounts k and l and piles x and y: their values, exact or compiled for a board, and their normal forms. {@link
 * org.wythofflab.rules.formula.Below} and {@link org.wythofflab.rules.formula.Where} are the rules for pairs made of them;
 * other rooms know these as a {@code PairRule} and its {@code Bound}.
 *
 * <p>Formulas are made, not read: reading them is the business of {@code grammar}.
 */
@NullMarked
package org.wythofflab.rules.formula;

import org.jspecify.annotations.NullMarked;
