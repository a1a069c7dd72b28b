/**
 * Inner loops under JMH, for whoever works on one of them. Whole tasks, with the ratios and slopes of {@code
 * docs/benchmarks.md}, are measured by {@code wythoff bench}.
 */
@NullMarked
package org.wythofflab.bench;

import org.jspecify.annotations.NullMarked;
