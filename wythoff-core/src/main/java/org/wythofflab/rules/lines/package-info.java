/**
 * Finds the rays and single moves of which a rule for pairs is made, from where it may change; start at {@link
 * org.wythofflab.rules.lines.ProgressionSearch}.
 */
@NullMarked
package org.wythofflab.rules.lines;

import org.jspecify.annotations.NullMarked;
