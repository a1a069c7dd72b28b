/**
 * Sets of tuples of numbers, as automata that read the digits of all numbers at once, most significant first. {@link
 * org.wythofflab.prove.automata.Tuples} makes them of {@link org.wythofflab.prove.automata.Reader}s. No games here.
 */
@NullMarked
package org.wythofflab.prove.automata;

import org.jspecify.annotations.NullMarked;
