/**
 * Sums of games, decided by the Grundy values of their parts. {@link org.wythofflab.answer.sum.PartSource} gives the value
 * of a part and finds a move to another value; {@link org.wythofflab.answer.sum.DecidedSum} puts the parts together. Which
 * way to a value is taken is not decided here but by {@link org.wythofflab.answer.SumAnswers}.
 */
@NullMarked
package org.wythofflab.answer.sum;

import org.jspecify.annotations.NullMarked;
