/** What answers say of the memory of a game. */
@NullMarked
package org.wythofflab.answer.words;

import org.jspecify.annotations.NullMarked;
