/**
 * How fast the engines are, measured against plain programs for the same task in the same run; start at {@link
 * org.wythofflab.lab.bench.BenchTasks}.
 */
@NullMarked
package org.wythofflab.lab.bench;

import org.jspecify.annotations.NullMarked;
