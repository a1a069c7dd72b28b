/** Claims of Khovanova and Niu, m-modular Wythoff; start at {@link org.wythofflab.verify.modular.ModularClaims}. */
@NullMarked
package org.wythofflab.verify.modular;

import org.jspecify.annotations.NullMarked;
