/**
 * A game is a value. {@link org.wythofflab.rules.GameSpec} says which moves there are, what the previous player
 * may forbid or must propose, who wins when nobody can move, and whether the game remembers; {@link
 * org.wythofflab.rules.GameSpec#parse} reads one from a line of text and {@link
 * org.wythofflab.rules.GameSpec#text} prints its canonical line.
 *
 * <p>A game's moves are {@link org.wythofflab.rules.Moves}: two {@linkplain org.wythofflab.rules.AmountSet sets of
 * amounts} and a {@linkplain org.wythofflab.rules.PairRule rule for pairs}. Texts are cut by {@code Lexer} and read by
 * {@code GameParser}, {@code SetParser} and {@code FormulaParser}; formulas are {@code Expr} and {@code Condition}.
 * Every part knows its simplest form, and that is what makes games with the same rules equal.
 *
 * <p>Nothing here decides who wins: that is the business of {@code solve} and {@code theory}.
 */
@NullMarked
package org.wythofflab.rules;

import org.jspecify.annotations.NullMarked;
