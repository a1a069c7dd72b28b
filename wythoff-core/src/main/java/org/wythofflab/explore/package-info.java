/**
 * Measuring a game, between typing its rules and proving something: {@link org.wythofflab.explore.Explorer} lists its
 * P-positions and values by an engine and answers with {@link org.wythofflab.explore.Finding}s, each the value of a {@link
 * org.wythofflab.explore.Measure} with the {@link org.wythofflab.explore.Check} it passed: how far was looked, and how many
 * positions or terms could have refuted it; and with the {@link org.wythofflab.explore.Marks} it has on a board. Nothing here is a theorem, and no finding is called one.
 * <p>This is the one room of games with floating-point numbers: they measure, and an error bar says how well. A formula that is
 * reported as a fit is checked term by term with integers.
 * <p>{@link org.wythofflab.explore.Identifier} says which {@link org.wythofflab.explore.KnownSequence} some terms belong to.
 * <p>The sub-packages, each knowing only those before it: {@code sample}, positions as an engine lists them; {@code fit}, formulas;
 * {@code beam}, the straight lines that positions lie near; {@code value}, tables of Grundy values; {@code known}, sequences of
 * the OEIS.
 * <p>A {@link org.wythofflab.explore.GameFamily} is a text with ranges, {@code wythoff block {1..120}}, and a {@link
 * org.wythofflab.explore.Sweep} measures each of its games: a {@link org.wythofflab.explore.GameRow} with a value for each {@link
 * org.wythofflab.explore.Column}. {@code sweep} holds how ranges are read and how each measure is taken.
 */
@NullMarked
package org.wythofflab.explore;

import org.jspecify.annotations.NullMarked;
