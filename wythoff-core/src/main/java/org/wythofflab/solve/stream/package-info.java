/** P-positions in order, without a board; start at {@link org.wythofflab.solve.stream.BlockingStream}. */
@NullMarked
package org.wythofflab.solve.stream;

import org.jspecify.annotations.NullMarked;
