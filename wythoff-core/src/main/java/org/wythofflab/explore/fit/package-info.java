/**
 * Formulas that fit sequences, checked term by term with integers. Start at {@link
 * org.wythofflab.explore.fit.FitFindings}.
 */
@NullMarked
package org.wythofflab.explore.fit;

import org.jspecify.annotations.NullMarked;
