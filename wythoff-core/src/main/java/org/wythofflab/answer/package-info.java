/**
 * The one place that decides "theorem or engine". {@link org.wythofflab.answer.Answers} gives the {@link
 * org.wythofflab.answer.Situations} or the Grundy {@link org.wythofflab.answer.Values} of a game; a {@link
 * org.wythofflab.answer.Situation} is a decided place and has an {@link org.wythofflab.answer.Answer}: who wins, by which
 * move, why, and to what that is owed. What cannot be had is a {@link org.wythofflab.answer.Found.Missing} with the reason
 * and what would fit.
 *
 * <p>Later rooms ask here who wins at a position, and what its value is. Nothing here reads a text, a clock or a file; how an answer is shown is the
 * business of {@code lab}.
 */
@NullMarked
package org.wythofflab.answer;

import org.jspecify.annotations.NullMarked;
