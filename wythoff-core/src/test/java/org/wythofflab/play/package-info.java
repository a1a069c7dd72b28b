@NullMarked
package org.wythofflab.play;

import org.jspecify.annotations.NullMarked;
