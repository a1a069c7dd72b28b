/** Claims of Larsson, blocking and comply Wythoff Nim; start at {@link org.wythofflab.verify.blocking.BlockingClaims}. */
@NullMarked
package org.wythofflab.verify.blocking;

import org.jspecify.annotations.NullMarked;
