/**
 * Sequences of the OEIS that belong to games of this kind, computed, never stored. Start at {@link
 * org.wythofflab.explore.known.Library}; how terms are held against them is {@link org.wythofflab.explore.known.Comparison}.
 */
@NullMarked
package org.wythofflab.explore.known;

import org.jspecify.annotations.NullMarked;
