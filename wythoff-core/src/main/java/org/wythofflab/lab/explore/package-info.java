/** Questions to the room that measures: what a game is like. */
@NullMarked
package org.wythofflab.lab.explore;

import org.jspecify.annotations.NullMarked;
