package org.wythofflab.render.picture;

import java.math.BigInteger;
import org.wythofflab.exact.Decimals;

/**
 * One direction of a board or a plot.
 *
 * @param name what is counted
 * @param from the number at its beginning; where it is long, ticks count from there
 */
public record Axis(String name, BigInteger from) {
    private static final int LONGEST = 9;

    public static Axis of(String name) {
        return new Axis(name, BigInteger.ZERO);
    }

    /** Whether ticks count from the beginning: the {@link #title} has to say so. */
    boolean isRelative() {
        return from.bitLength() > 3 * LONGEST;
    }

    /** The name, with what ticks count from if that is not 0. */
    String title() {
        return isRelative() ? name + " - " + brief(from) : name;
    }

    String tick(long i) {
        return isRelative() ? Long.toString(i) : from.add(BigInteger.valueOf(i)).toString();
    }

    private static String brief(BigInteger number) {
        String digits = Decimals.print(number);
        if (digits.matches("10+")) {
            return "10^" + (digits.length() - 1);
        }
        return digits.length() <= 24
                ? digits
                : digits.substring(0, 8) + "..." + digits.substring(digits.length() - 8) + " (" + digits.length()
                        + " digits)";
    }

    /** The first tick: the first number that the step divides, unless ticks count from the beginning. */
    long firstTick(long step) {
        return isRelative() ? 0 : from.negate().mod(BigInteger.valueOf(step)).longValueExact();
    }

    /** The least of 1, 2, 5, 10, 20, 50, ... that is at least {@code least}. */
    static long niceStep(long least) {
        for (long power = 1; ; power *= 10) {
            for (long step : new long[] {power, 2 * power, 5 * power}) {
                if (step >= least) {
                    return step;
                }
            }
        }
    }

    /** How wide the widest tick up to {@code last} is. */
    int tickWidth(long last, Glyphs font) {
        return Math.max(font.width(tick(0)), font.width(tick(last)));
    }
}
