package org.wythofflab.verify;

/**
 * Where a statement breaks.
 *
 * @param where a position, an index or a cell of a table: "(7,11)", "n = 5", "n=2 H_n"
 * @param printed what the paper says there
 * @param right what the rules give
 */
public record Counterexample(String where, String printed, String right) {}
