/** Questions about matches: a turn, a review, a conversation in the terminal. */
@NullMarked
package org.wythofflab.lab.match;

import org.jspecify.annotations.NullMarked;
