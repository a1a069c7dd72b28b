/**
 * The front door for Java. {@link org.wythofflab.Wythoff} reads games and checks claims; a {@link org.wythofflab.Game}
 * answers questions with values of the rooms behind it. Whoever needs more opens those: {@code rules}, {@code answer}, {@code
 * solve}, {@code theory}, {@code verify}.
 */
@NullMarked
package org.wythofflab;

import org.jspecify.annotations.NullMarked;
