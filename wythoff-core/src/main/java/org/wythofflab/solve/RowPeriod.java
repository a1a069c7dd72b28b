package org.wythofflab.solve;

/**
 * A row of a table of Grundy values is additively periodic: {@code G(row, y + period) = G(row, y) + period} for every y from
 * {@code preperiod} on, and both numbers are the least. What is added in a period, the saltus, is the period itself, as
 * {@code G(row, y) - y} is bounded.
 */
public record RowPeriod(int row, long preperiod, long period) {

    public long saltus() {
        return period;
    }
}
