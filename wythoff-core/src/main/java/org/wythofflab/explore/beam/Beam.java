package org.wythofflab.explore.beam;

import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.sample.Sample;

/**
 * Positions near a straight line from (0,0).
 *
 * @param positions those in its direction, also the first ones
 * @param slope y/x; infinite if the beam leaves every such line
 * @param density positions in a column
 * @param spread by how much y/x differs among the farther half of the positions, but for the outermost hundredth
 */
public record Beam(Sample positions, Decimal slope, Decimal density, double spread) {

    /** Where it is on a board. */
    public Marks.Angle line() {
        return Marks.Angle.of(slope);
    }

    public boolean isSteep() {
        return Double.isInfinite(slope.value());
    }
}
