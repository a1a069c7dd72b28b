/** Claims of Hegarty and Larsson, (m,p)-Wythoff Nim and Imitation Nim; start at {@link
 * org.wythofflab.verify.imitation.ImitationClaims}. */
@NullMarked
package org.wythofflab.verify.imitation;

import org.jspecify.annotations.NullMarked;
