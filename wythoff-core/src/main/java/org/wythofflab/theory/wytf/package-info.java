/** Fraenkel and Tanny, Wyt(f); start at {@link org.wythofflab.theory.wytf.WytFTheorems}. */
@NullMarked
package org.wythofflab.theory.wytf;

import org.jspecify.annotations.NullMarked;
