/** How a proof is written down for others. */
@NullMarked
package org.wythofflab.prove.certificate;

import org.jspecify.annotations.NullMarked;
