/** Claims of Fraenkel and Tanny, Wyt(f); start at {@link org.wythofflab.verify.wytf.WytFClaims}. */
@NullMarked
package org.wythofflab.verify.wytf;

import org.jspecify.annotations.NullMarked;
