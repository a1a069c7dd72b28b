package org.wythofflab.lab;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/**
 * What one answer may take.
 *
 * @param cells positions to decide, the measure of work that is known beforehand
 * @param bytes memory to hold at once
 * @param time from the start of an answer, if it is limited at all
 */
public record Limits(long cells, long bytes, Optional<Duration> time) {
    private static final long MOST_BYTES = 2_000_000_000L;

    /** A century or so; the nanoseconds still fit a {@code long}. */
    private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(4_000_000_000L);

    private static final Duration LONGEST = Duration.ofSeconds(MOST_SECONDS.longValueExact());

    public Limits {
        if (cells < 0 || bytes < 0 || time.map(Duration::isNegative).orElse(false)) {
            throw new IllegalArgumentException("a limit is not negative");
        }
        time = time.map(most -> most.compareTo(LONGEST) > 0 ? LONGEST : most);
    }

    /** Seconds of work, and at most three quarters of the memory the Java machine may use. */
    public static Limits standard() {
        long machine = Runtime.getRuntime().maxMemory() / 4 * 3;
        return new Limits(1L << 31, Math.min(machine, MOST_BYTES), Optional.empty());
    }

    /**
     * Another limit of cells.
     *
     * @param most a number, or an expression without variables, as {@code 10^9}
     */
    public Limits withCells(String most) {
        return new Limits(clamp(Texts.number("limit of cells", most)), bytes, time);
    }

    /**
     * Another limit of memory.
     *
     * @param most an amount of memory, as {@code 500MB} or {@code 2GB}; without a unit, bytes
     */
    public Limits withMemory(String most) {
        return new Limits(cells, clamp(ByteText.parse(most)), time);
    }

    /**
     * A limit of time.
     *
     * @param most a decimal number, as {@code 0.5}
     */
    public Limits withSeconds(String most) {
        try {
            BigDecimal seconds = new BigDecimal(most).min(MOST_SECONDS);
            return new Limits(
                    cells,
                    bytes,
                    Optional.of(Duration.ofNanos(seconds.movePointRight(9).longValue())));
        } catch (IllegalArgumentException noDuration) {
            throw new BadRequestException("the limit of seconds is a number such as 2.5, not " + most);
        }
    }

    private static long clamp(BigInteger value) {
        return value.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
    }
}
