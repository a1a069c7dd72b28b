/** Engines against the definition: see {@link org.wythofflab.definition.DefinitionSolver}. */
@NullMarked
package org.wythofflab.solve;

import org.jspecify.annotations.NullMarked;
