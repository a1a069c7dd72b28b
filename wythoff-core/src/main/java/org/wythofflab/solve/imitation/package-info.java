/** The states of (m,p)-Imitation Nim; start at {@link org.wythofflab.solve.imitation.ImitationEngine}. */
@NullMarked
package org.wythofflab.solve.imitation;

import org.jspecify.annotations.NullMarked;
