/** The exact room: each operation against its defining property, on the numbers that break such things. */
@NullMarked
package org.wythofflab.exact;

import org.jspecify.annotations.NullMarked;
