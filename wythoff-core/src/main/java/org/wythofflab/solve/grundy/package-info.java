/** Tables of Grundy values; start at {@link org.wythofflab.solve.grundy.GrundyEngine}. */
@NullMarked
package org.wythofflab.solve.grundy;

import org.jspecify.annotations.NullMarked;
