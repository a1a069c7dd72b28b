/** Situations and values on solved boards, from the rules alone. */
@NullMarked
package org.wythofflab.answer.board;

import org.jspecify.annotations.NullMarked;
