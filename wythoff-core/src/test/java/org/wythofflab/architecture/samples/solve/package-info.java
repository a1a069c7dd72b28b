/** The one sample room that is marked as it should be. */
@NullMarked
package org.wythofflab.architecture.samples.solve;

import org.jspecify.annotations.NullMarked;
