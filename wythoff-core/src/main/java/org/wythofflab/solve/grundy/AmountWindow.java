package org.wythofflab.solve.grundy;

/**
 * Two-pile moves that form a run: {@code fixed} tokens from one pile with {@code low..high} from the other. What a run
 * reaches slides along by one from cell to cell, so one value enters and one leaves.
 */
record AmountWindow(int fixed, int low, int high) {}
