/**
 * A proved set at work ({@link org.wythofflab.prove.strategy.ProvedStrategy}): who wins a position of any size, and a move,
 * read off the digits of the piles.
 */
@NullMarked
package org.wythofflab.prove.strategy;

import org.jspecify.annotations.NullMarked;
