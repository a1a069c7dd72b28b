/** Claims of Liu and Li, restricted (s,t)-Wythoff games; start at {@link
 * org.wythofflab.verify.restrictedst.RestrictedStClaims}. */
@NullMarked
package org.wythofflab.verify.restrictedst;

import org.jspecify.annotations.NullMarked;
