package org.wythofflab.explore;

import java.util.List;
import org.wythofflab.explore.Quantity.Decimal;

/**
 * What a finding speaks of on a board, so that it can be shown there. Where the piles may be exchanged, only one order is named.
 *
 * @param angles straight lines from (0,0), each with its error
 * @param spots positions
 * @param rows first piles: all positions with one of them
 */
public record Marks(List<Angle> angles, List<Spot> spots, List<Long> rows) {
    /** Nothing in particular. */
    public static final Marks NONE = new Marks(List.of(), List.of(), List.of());

    public Marks {
        angles = List.copyOf(angles);
        spots = List.copyOf(spots);
        rows = List.copyOf(rows);
    }

    /**
     * What lies between two slopes, seen from (0,0).
     *
     * @param slope of the line itself, or of the middle; infinite for a line that is no slope's
     * @param high may be infinite
     */
    public record Angle(double slope, double low, double high) {

        public static Angle of(Decimal slope) {
            return around(slope.value(), slope.error());
        }

        /** A slope give or take something; slopes of P-positions are not negative. */
        public static Angle around(double slope, double error) {
            return new Angle(slope, Math.max(0, slope - error), slope + error);
        }

        public static Angle between(double low, double high) {
            return new Angle((low + high) / 2, low, high);
        }
    }

    /** A position. */
    public record Spot(long x, long y) {}

    public static Marks of(List<Angle> angles) {
        return new Marks(angles, List.of(), List.of());
    }

    public static Marks at(List<Spot> spots) {
        return new Marks(List.of(), spots, List.of());
    }

    public static Marks at(long x, long y) {
        return at(List.of(new Spot(x, y)));
    }

    public static Marks row(long x) {
        return new Marks(List.of(), List.of(), List.of(x));
    }
}
