/** Theorems against the definition: see {@link org.wythofflab.definition.DefinitionSolver}. */
@NullMarked
package org.wythofflab.theory;

import org.jspecify.annotations.NullMarked;
