/**
 * What the papers say. A {@link org.wythofflab.theory.Theorem} knows its citation, to which games it applies, and what it
 * gives there: a {@link org.wythofflab.theory.Strategy} for piles of any size, the n-th pair, Grundy values, deciding digits.
 * {@link org.wythofflab.theory.Theorems#about} finds what applies to a game.
 *
 * <p>A theorem states what its paper claims; whether that is so is the business of {@code verify}. A few are no paper's but our
 * own, {@link org.wythofflab.theory.Theorems#own}. This room never
 * imports {@code solve}: a closed form that asks an engine would verify nothing.
 */
@NullMarked
package org.wythofflab.theory;

import org.jspecify.annotations.NullMarked;
