/** Questions about Grundy values. */
@NullMarked
package org.wythofflab.lab.grundy;

import org.jspecify.annotations.NullMarked;
