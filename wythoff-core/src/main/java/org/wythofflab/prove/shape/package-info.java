/** What can be said of a proved set in a few words, and proved as well: on which lines its positions lie, and which they are. */
@NullMarked
package org.wythofflab.prove.shape;

import org.jspecify.annotations.NullMarked;
