/** Situations that theorems decide, for piles of any size. */
@NullMarked
package org.wythofflab.answer.theorem;

import org.jspecify.annotations.NullMarked;
