/** Khovanova and Niu, m-modular Wythoff; start at {@link org.wythofflab.theory.modular.ModularTheorems}. */
@NullMarked
package org.wythofflab.theory.modular;

import org.jspecify.annotations.NullMarked;
