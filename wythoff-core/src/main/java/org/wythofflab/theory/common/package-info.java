/** What the theorems of several papers share: how one is stated, ordered piles, the golden ratio, moves of Nim plus others. */
@NullMarked
package org.wythofflab.theory.common;

import org.jspecify.annotations.NullMarked;
