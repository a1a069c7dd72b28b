package org.wythofflab.lab.sweep;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Points of one colour; some have a place across only. */
final class PointCloud {
    private final String label;
    private final List<BigDecimal> xs = new ArrayList<>();
    private final List<BigDecimal> ys = new ArrayList<>();
    private final List<BigDecimal> without = new ArrayList<>();

    PointCloud(String label) {
        this.label = label;
    }

    /** A row: a point for each number, or none. */
    void add(BigDecimal x, List<BigDecimal> heights) {
        for (BigDecimal y : heights) {
            xs.add(x);
            ys.add(y);
        }
        if (heights.isEmpty()) {
            without.add(x);
        }
    }

    String label() {
        return label;
    }

    List<BigDecimal> xs() {
        return xs;
    }

    List<BigDecimal> ys() {
        return ys;
    }

    /** Where rows are that have no number. */
    List<BigDecimal> without() {
        return without;
    }
}
