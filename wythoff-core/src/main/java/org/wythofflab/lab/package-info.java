/**
 * The one pipeline from a question to an answer. A front end makes a {@link org.wythofflab.lab.Request}, gives it to
 * {@link org.wythofflab.lab.Lab#answer} and has the {@link org.wythofflab.lab.Report} written in a {@link
 * org.wythofflab.render.Format}; it needs no other room.
 * A match in the terminal is a {@link org.wythofflab.lab.match.Conversation}, because it goes on from line to line.
 *
 * <p>What cannot be answered as asked ends in a {@link org.wythofflab.lab.BadRequestException}, what would take too much
 * in a {@link org.wythofflab.lab.LimitException}. The clock lives here, and the only file opened here is a
 * checkpoint of {@code verify}.
 */
@NullMarked
package org.wythofflab.lab;

import org.jspecify.annotations.NullMarked;
