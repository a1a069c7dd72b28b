/**
 * The language of games. {@link org.wythofflab.rules.grammar.GameParser} reads a text into {@link
 * org.wythofflab.rules.grammar.GameParts}, with a parser each for formulas, sets and constants; {@link
 * org.wythofflab.rules.grammar.GameText} prints the canonical text and {@link org.wythofflab.rules.grammar.GameWords} says
 * the rules in English. {@code GameSpec} is the face of all this.
 */
@NullMarked
package org.wythofflab.rules.grammar;

import org.jspecify.annotations.NullMarked;
