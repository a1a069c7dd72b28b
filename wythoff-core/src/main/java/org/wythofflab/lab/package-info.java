/**
 * The one pipeline from a question to an answer. A front end makes a {@link org.wythofflab.lab.Request}, gives it to
 * {@link org.wythofflab.lab.Lab#answer} and has the {@link org.wythofflab.lab.Report} written in a {@link
 * org.wythofflab.render.Format}; it needs no other room. The questions live in sub-packages, by kind: outcomes, Grundy
 * values, sequences, pictures, matches, the ledger, cards, speed. A match in the terminal is a {@link
 * org.wythofflab.lab.match.Talk}, because it goes on from line to line.
 *
 * <p>Texts are read once, by {@link org.wythofflab.lab.Texts}, and what is asked about a game is {@link
 * org.wythofflab.lab.Asked} of {@code answer}. One answer is one {@link org.wythofflab.lab.Inquiry}: one budget, one clock.
 *
 * <p>What cannot be answered as asked ends in a {@link org.wythofflab.lab.BadRequestException}, what would take too much
 * in a {@link org.wythofflab.lab.LimitException}. The clock lives here, and the only file opened here is a
 * checkpoint of {@code verify}.
 */
@NullMarked
package org.wythofflab.lab;

import org.jspecify.annotations.NullMarked;
