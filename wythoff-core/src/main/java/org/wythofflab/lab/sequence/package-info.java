/** Questions about P-positions in order: lists, numberings, differences, counts. */
@NullMarked
package org.wythofflab.lab.sequence;

import org.jspecify.annotations.NullMarked;
