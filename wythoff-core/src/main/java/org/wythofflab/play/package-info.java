/**
 * Games that are played: {@link org.wythofflab.play.Match} is a value, a game with its turns so far, and says for every
 * turn whether it may be made and if not, why. A turn is a move, or in blocking and comply games what the previous
 * player forbids or proposes before it.
 *
 * <p>{@link org.wythofflab.play.Sage} knows who wins, because it asks {@code answer}; {@link
 * org.wythofflab.play.Computer} plays by it, {@link org.wythofflab.play.Hint} helps, {@link
 * org.wythofflab.play.Review} marks the mistakes and {@link org.wythofflab.play.Discovery} asks for the pattern.
 *
 * <p>Nothing here reads a clock, a file or a keyboard, and chance comes from the seed of the match. Front ends do the
 * rest.
 */
@NullMarked
package org.wythofflab.play;

import org.jspecify.annotations.NullMarked;
