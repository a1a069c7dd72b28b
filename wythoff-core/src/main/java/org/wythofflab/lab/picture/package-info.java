/** Questions that are answered by a picture, or by a tile of one. */
@NullMarked
package org.wythofflab.lab.picture;

import org.jspecify.annotations.NullMarked;
