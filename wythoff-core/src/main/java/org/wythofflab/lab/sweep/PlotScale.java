package org.wythofflab.lab.sweep;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * How numbers become units of an axis, which counts from 0.
 *
 * @param from the number at 0
 * @param unit a power of ten, small enough that rounding to it is not seen
 * @param most the last unit
 * @param lowest labels begin there
 * @param whole whether only whole numbers have labels
 * @param start the label at 0 in place of a number, or empty
 */
record PlotScale(BigDecimal from, BigDecimal unit, long most, BigDecimal lowest, boolean whole, String start) {
    /** As many as a plot has at most. */
    private static final BigDecimal TICKS = BigDecimal.valueOf(11);

    private static final BigDecimal SMALLEST = new BigDecimal("0.001");

    /** A tick is so many units, or twice or five times as many. */
    private static final int FINE = 3;

    /**
     * A scale on which all numbers have a place.
     *
     * @param values one at least
     * @param margin ticks that stay free at the beginning, or at both ends if nothing is written there
     * @param start what is written at the beginning of the margin
     */
    static PlotScale of(List<BigDecimal> values, int margin, String start) {
        boolean whole =
                values.stream().allMatch(value -> value.stripTrailingZeros().scale() <= 0);
        BigDecimal least = Collections.min(values);
        BigDecimal span = Collections.max(values).subtract(least).max(whole ? BigDecimal.ONE : SMALLEST);
        // From 0 where that wastes little.
        boolean near = least.signum() >= 0 && least.add(least).compareTo(span) <= 0;
        BigDecimal first = near ? BigDecimal.ZERO : least;
        BigDecimal last = least.add(span);
        PlotScale scale = with(tick(span, whole), first, last, whole, margin, start);
        // The margin may make the ticks of the axis wider, and they have to meet its beginning.
        BigDecimal wider = tick(scale.unit.multiply(BigDecimal.valueOf(scale.most)), whole);
        return with(wider, first, last, whole, margin, start);
    }

    private static PlotScale with(
            BigDecimal tick, BigDecimal least, BigDecimal greatest, boolean whole, int margin, String start) {
        BigDecimal lowest = multiple(least, tick, RoundingMode.FLOOR);
        BigDecimal free = tick.multiply(BigDecimal.valueOf(margin));
        BigDecimal from = lowest.subtract(free);
        BigDecimal end = multiple(greatest, tick, RoundingMode.CEILING).max(lowest.add(tick));
        BigDecimal unit = BigDecimal.ONE.movePointRight(tick.precision() - tick.scale() - 1 - FINE);
        long most = units(start.isEmpty() ? end.add(free) : end, from, unit);
        return new PlotScale(from, unit, most, lowest, whole, start);
    }

    /** The least of 1, 2, 5 times a power of ten of which few fit into the span. */
    private static BigDecimal tick(BigDecimal span, boolean whole) {
        BigDecimal least = span.divide(TICKS, 30, RoundingMode.CEILING).max(whole ? BigDecimal.ONE : BigDecimal.ZERO);
        BigDecimal power = BigDecimal.ONE.movePointRight(least.precision() - least.scale() - 1);
        return Stream.of(1, 2, 5)
                .map(digit -> power.multiply(BigDecimal.valueOf(digit)))
                .filter(tick -> tick.compareTo(least) >= 0)
                .findFirst()
                .orElse(power.movePointRight(1))
                .stripTrailingZeros();
    }

    private static BigDecimal multiple(BigDecimal value, BigDecimal tick, RoundingMode mode) {
        return value.divide(tick, 0, mode).multiply(tick);
    }

    private static long units(BigDecimal value, BigDecimal from, BigDecimal unit) {
        return value.subtract(from).divide(unit, 0, RoundingMode.HALF_EVEN).longValueExact();
    }

    long units(BigDecimal value) {
        return units(value, from, unit);
    }

    String label(long units) {
        if (units == 0 && !start.isEmpty()) {
            return start;
        }
        BigDecimal value = from.add(unit.multiply(BigDecimal.valueOf(units))).stripTrailingZeros();
        return value.compareTo(lowest) < 0 || (whole && value.scale() > 0) ? "" : value.toPlainString();
    }
}
