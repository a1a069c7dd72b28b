/**
 * Benchmarks. Times depend on the machine and its mood, so what counts is measured within one run: how many times longer
 * the straightforward way takes, and how many times longer ten times the digits take. {@link
 * org.wythofflab.bench.Benchmarks} is the entry point; it prints the tables of {@code docs/benchmarks.md}.
 */
@NullMarked
package org.wythofflab.bench;

import org.jspecify.annotations.NullMarked;
