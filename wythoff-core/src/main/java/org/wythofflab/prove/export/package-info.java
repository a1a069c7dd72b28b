/**
 * Theorems for other programs, which check them in their own way: {@link org.wythofflab.prove.export.WalnutScript} for
 * Walnut, {@link org.wythofflab.prove.export.SmtScript} for solvers that read SMT-LIB. What is written says the equation of
 * the game and the set; nothing of how it was proved here.
 */
@NullMarked
package org.wythofflab.prove.export;

import org.jspecify.annotations.NullMarked;
