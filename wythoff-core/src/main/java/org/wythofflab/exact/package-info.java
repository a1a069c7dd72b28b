/**
 * Exact arithmetic that knows nothing of games, quasi-linear for integers of millions of digits: decimal text ({@link
 * org.wythofflab.exact.Decimals}), products, division and roots ({@link org.wythofflab.exact.Product}, {@link
 * org.wythofflab.exact.Division}, {@link org.wythofflab.exact.SquareRoot}), floors of multiples of quadratic
 * irrationals ({@link org.wythofflab.exact.Quadratic}) and numeration systems of linear recurrences ({@link
 * org.wythofflab.exact.Numeration}). Nothing is rounded: there is no floating point here.
 */
@NullMarked
package org.wythofflab.exact;

import org.jspecify.annotations.NullMarked;
