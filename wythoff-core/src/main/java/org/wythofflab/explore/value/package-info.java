/** Tables of Grundy values, measured. Start at {@link org.wythofflab.explore.value.ValueFindings}. */
@NullMarked
package org.wythofflab.explore.value;

import org.jspecify.annotations.NullMarked;
