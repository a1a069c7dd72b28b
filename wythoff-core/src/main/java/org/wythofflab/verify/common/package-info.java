/** What the claims of several papers share: theorems and printed tables held against the rules. */
@NullMarked
package org.wythofflab.verify.common;

import org.jspecify.annotations.NullMarked;
