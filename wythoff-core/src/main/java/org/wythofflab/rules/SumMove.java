package org.wythofflab.rules;

/**
 * A move of a sum.
 *
 * @param part in which of the parts, counted from 0
 */
public record SumMove(int part, BigMove move) {}
