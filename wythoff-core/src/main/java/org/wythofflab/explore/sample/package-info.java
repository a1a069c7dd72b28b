/** Positions as an engine lists them, ready to be measured. Start at {@link org.wythofflab.explore.sample.Sample}. */
@NullMarked
package org.wythofflab.explore.sample;

import org.jspecify.annotations.NullMarked;
