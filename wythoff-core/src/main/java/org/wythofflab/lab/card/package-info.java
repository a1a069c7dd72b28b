/** Questions about a game as a whole: what it is, what is known of it, what a square of its map says. */
@NullMarked
package org.wythofflab.lab.card;

import org.jspecify.annotations.NullMarked;
