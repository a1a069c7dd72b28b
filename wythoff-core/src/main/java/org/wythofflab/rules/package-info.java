/**
 * A game is a value. {@link org.wythofflab.rules.GameSpec} says which moves there are, what the previous player
 * may forbid or must propose, who wins when nobody can move, and whether the game remembers; {@link
 * org.wythofflab.rules.GameSpec#parse} reads one from a line of text and {@link
 * org.wythofflab.rules.GameSpec#text} prints its canonical line.
 *
 * <p>Nothing here decides who wins: that is the business of {@code solve} and {@code theory}.
 */
@NullMarked
package org.wythofflab.rules;

import org.jspecify.annotations.NullMarked;
