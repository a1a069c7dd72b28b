/**
 * A game is a value. {@link org.wythofflab.rules.GameSpec} says which moves there are, what the previous player
 * may forbid or must propose, who wins when nobody can move, and whether the game remembers; {@link
 * org.wythofflab.rules.GameSpec#parse} reads one from a line of text and {@link
 * org.wythofflab.rules.GameSpec#text} prints its canonical line.
 *
 * <p>A game's moves are {@link org.wythofflab.rules.Moves}: two {@linkplain org.wythofflab.rules.AmountSet sets of
 * amounts} and a {@linkplain org.wythofflab.rules.PairRule rule for pairs}, and perhaps a {@link
 * org.wythofflab.rules.Guard} with which the piles have a say; where it is over before no move is left are its {@link
 * org.wythofflab.rules.Ends}. Every part knows its simplest form, and that
 * is what makes games with the same rules equal. Positions are {@link org.wythofflab.rules.BigPosition}, moves {@link
 * org.wythofflab.rules.BigMove}, and where a game stands, with what it remembers, is a {@link
 * org.wythofflab.rules.Place}; {@link org.wythofflab.rules.Options} are the moves from there.
 *
 * <p>This package is what other rooms speak of. Its sub-packages are nobody else's business, and each knows only those
 * before it: {@code amounts}, the pieces of a set; then the words of this package; {@code text}, which cuts a text and
 * quotes it in messages; {@code lines}, which looks for the rays of a rule; {@code formula}, numbers and conditions
 * and the rules made of them; {@code grammar}, which reads and prints games. On top stand the words that
 * can be read from a text: {@code GameSpec}, {@code Pile}, {@code History}, {@code Place} and the {@code Catalogue}.
 *
 * <p>Nothing here decides who wins: that is the business of {@code solve} and {@code theory}.
 */
@NullMarked
package org.wythofflab.rules;

import org.jspecify.annotations.NullMarked;
