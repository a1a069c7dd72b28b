/** Larsson, blocking and comply Wythoff Nim; start at {@link org.wythofflab.theory.blocking.BlockingTheorems} and {@link
 * org.wythofflab.theory.blocking.ComplyTheorems}. */
@NullMarked
package org.wythofflab.theory.blocking;

import org.jspecify.annotations.NullMarked;
