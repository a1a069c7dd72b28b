/** Liu and Li, restricted (s,t)-Wythoff games; start at {@link
 * org.wythofflab.theory.restrictedst.RestrictedStTheorems}. */
@NullMarked
package org.wythofflab.theory.restrictedst;

import org.jspecify.annotations.NullMarked;
