package org.wythofflab.explore.beam;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.sample.Sample;

/**
 * Tells beams apart. Between two beams there is a gap that is as wide, seen from (0,0), in the last doubling of the time as in
 * the one before; a gap inside a beam shrinks, and one in a cloud is somewhere else the next time. So no width has to be chosen.
 */
public final class BeamFinder {
    private static final int LEAST_POSITIONS = 64;

    /** A gap has to be so many piles wide at the end, and may shrink so much from one doubling to the next. */
    private static final double LEAST_PILES = 16;

    private static final double MOST_SHRINKING = 0.75;

    /** What has fewer positions, as a part of all, is stray. */
    private static final double STRAY = 0.0005;

    private static final int LEAST_IN_BEAM = 16;

    /** A beam is this narrow as a direction, or gets narrower. */
    private static final double NARROW = 0.02;

    private static final double HUNDREDTH = 0.01;

    private final Sample sample;
    private final Directions early;
    private final Directions late;
    private final List<Beam> beams = new ArrayList<>();
    private final List<Fan> fans = new ArrayList<>();
    private long stray;

    private BeamFinder(Sample sample) {
        this.sample = sample;
        int end = sample.bound();
        early = new Directions(sample, end / 4, end / 2);
        late = new Directions(sample, end / 2, end);
    }

    /** Positions between two directions that lie near no line. */
    public record Fan(Sample positions, double lowestSlope, double highestSlope, long looked) {}

    /**
     * What was found, by slope.
     *
     * @param looked how many positions could have been elsewhere
     * @param stray how many of them are in no beam and no fan
     */
    public record Beams(List<Beam> beams, List<Fan> fans, long looked, long stray) {}

    public static Beams find(Sample sample) {
        BeamFinder finder = new BeamFinder(sample);
        if (finder.late.size() >= LEAST_POSITIONS && finder.early.size() >= LEAST_POSITIONS / 2) {
            finder.look();
        }
        return new Beams(List.copyOf(finder.beams), List.copyOf(finder.fans), finder.late.size(), finder.stray);
    }

    private void look() {
        List<Double> cuts = cuts();
        // From the steepest direction, 0, on; slopes are told from the lowest on.
        for (int i = cuts.size() - 1; i > 0; i--) {
            between(cuts.get(i - 1), cuts.get(i));
        }
    }

    private List<Double> cuts() {
        List<Double> cuts = new ArrayList<>(List.of(-1.0));
        for (int i = 1; i < late.size(); i++) {
            double width = late.at(i) - late.at(i - 1);
            if (width * sample.bound() >= LEAST_PILES) {
                double middle = late.at(i) - width / 2;
                if (width >= MOST_SHRINKING * early.gapAround(middle)) {
                    cuts.add(middle);
                }
            }
        }
        cuts.add(2.0);
        return cuts;
    }

    private void between(double low, double high) {
        int first = late.below(low);
        int count = late.below(high) - first;
        if (count < Math.max(LEAST_IN_BEAM, STRAY * late.size())) {
            stray += count;
            return;
        }
        double width = inner(late, first, count);
        int firstEarly = early.below(low);
        double before = inner(early, firstEarly, early.below(high) - firstEarly);
        boolean straight = width < NARROW || width < MOST_SHRINKING * before;
        if (straight) {
            beam(low, high, Directions.slope(late.at(first)) - Directions.slope(late.at(first + count - 1)));
        } else {
            fans.add(new Fan(
                    between(sample, low, high),
                    Directions.slope(late.at(first + count - 1)),
                    Directions.slope(late.at(first)),
                    count));
        }
    }

    /** The width of what is left without the outermost hundredth. */
    private static double inner(Directions directions, int first, int count) {
        int trimmed = (int) (count * HUNDREDTH / 2);
        return count == 0 ? 0 : directions.at(first + count - 1 - trimmed) - directions.at(first + trimmed);
    }

    private void beam(double low, double high, double spread) {
        Sample inside = between(sample, low, high);
        Blocks blocks = new Blocks(inside, sample.bound() / 8);
        if (!blocks.areFilled()) {
            stray += late.below(high) - late.below(low);
            return;
        }
        Decimal slope = blocks.slope();
        boolean steep = isSteep(low, high);
        Decimal rate = blocks.rate();
        // In a column, that is for each x; on a board time is y where the slope is above 1.
        double each = sample.kind() == Sample.Kind.COLUMNS ? 1 : Math.max(1, slope.value());
        beams.add(
                steep
                        ? new Beam(inside, new Decimal(Double.POSITIVE_INFINITY, 0), rate, spread)
                        : new Beam(inside, slope, new Decimal(rate.value() * each, rate.error() * each), spread));
    }

    private static Sample between(Sample sample, double low, double high) {
        return sample.only((x, y) -> {
            double direction = Directions.of(x, y);
            return direction >= low && direction < high;
        });
    }

    /** Whether the directions go to 0: then they do it by a factor from one doubling to the next. */
    private boolean isSteep(double low, double high) {
        double now = late.at((late.below(low) + late.below(high)) / 2);
        double before = early.at(Math.min(early.size() - 1, (early.below(low) + early.below(high)) / 2));
        return now < MOST_SHRINKING * before || now == 0;
    }
}
