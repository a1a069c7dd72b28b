/**
 * Shapes that results are written in: JSON, CSV, LaTeX, Markdown, OEIS b-files and tables for a terminal. Everything is written to
 * an {@link java.lang.Appendable} as it comes, so that a long answer is never held in memory.
 *
 * <p>Nothing here computes, and nothing here knows a game; {@code lab} decides what is written. Start at {@link
 * org.wythofflab.render.Format}.
 */
@NullMarked
package org.wythofflab.render;

import org.jspecify.annotations.NullMarked;
