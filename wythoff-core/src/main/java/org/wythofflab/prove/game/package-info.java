/**
 * What the rules of a game say about a set of positions ({@link org.wythofflab.prove.game.Kernel}), and sets guessed from
 * what an engine found ({@link org.wythofflab.prove.game.Surmise}).
 */
@NullMarked
package org.wythofflab.prove.game;

import org.jspecify.annotations.NullMarked;
