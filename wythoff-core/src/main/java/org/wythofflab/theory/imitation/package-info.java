/** Hegarty and Larsson, (m,p)-Wythoff Nim and Imitation Nim; start at {@link
 * org.wythofflab.theory.imitation.ImitationTheorems}. */
@NullMarked
package org.wythofflab.theory.imitation;

import org.jspecify.annotations.NullMarked;
