/** Tables of Grundy values, 64 values at a time; start at {@link org.wythofflab.solve.layers.LayerEngine}. */
@NullMarked
package org.wythofflab.solve.layers;

import org.jspecify.annotations.NullMarked;
