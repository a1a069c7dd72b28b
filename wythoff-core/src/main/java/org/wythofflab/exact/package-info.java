/**
 * Exact arithmetic that knows nothing of games: reading and taking roots of integers of any size. {@link
 * org.wythofflab.exact.Decimals} and {@link org.wythofflab.exact.SquareRoot} are the entry points.
 */
@NullMarked
package org.wythofflab.exact;

import org.jspecify.annotations.NullMarked;
