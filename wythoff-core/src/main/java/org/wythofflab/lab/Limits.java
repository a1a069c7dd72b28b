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
 * @param threads how many may work on it at once
 * @param time from the start of an answer, if it is limited at all
 */
public record Limits(long cells, long bytes, int threads, Optional<Duration> time) {
    private static final int MOST_THREADS = 256;
    private static final long MOST_BYTES = 2_000_000_000L;

    /** Boards below 32768 on which options are counted, which takes four of the cells of other boards each, and the list of them. */
    private static final long USUAL_CELLS = 5L << 30;

    /** A century or so; the nanoseconds still fit a {@code long}. */
    private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(4_000_000_000L);

    private static final Duration LONGEST = Duration.ofSeconds(MOST_SECONDS.longValueExact());

    public Limits {
        if (cells < 0 || bytes < 0 || time.map(Duration::isNegative).orElse(false)) {
            throw new IllegalArgumentException("a limit is not negative");
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("between 1 and " + MOST_THREADS + " threads, not " + threads);
        }
        time = time.map(most -> most.compareTo(LONGEST) > 0 ? LONGEST : most);
    }

    /** For one thread. */
    public Limits(long cells, long bytes, Optional<Duration> time) {
        this(cells, bytes, 1, time);
    }

    /** Seconds of work on every processor, and at most three quarters of the memory the Java machine may use. */
    public static Limits standard() {
        int processors = Runtime.getRuntime().availableProcessors();
        long machine = Runtime.getRuntime().maxMemory() / 4 * 3;
        return new Limits(
                USUAL_CELLS, Math.min(machine, MOST_BYTES), Math.min(processors, MOST_THREADS), Optional.empty());
    }

    /**
     * Another limit of cells.
     *
     * @param most a number, or an expression without variables, as {@code 10^9}
     */
    public Limits withCells(String most) {
        return new Limits(clamp(Texts.number("limit of cells", most)), bytes, threads, time);
    }

    /**
     * Another limit of memory.
     *
     * @param most an amount of memory, as {@code 500MB} or {@code 2GB}; without a unit, bytes
     */
    public Limits withMemory(String most) {
        return new Limits(cells, clamp(ByteText.parse(most)), threads, time);
    }

    /**
     * Another number of threads.
     *
     * @param most a number
     */
    public Limits withThreads(String most) {
        BigInteger number = Texts.number("number of threads", most);
        if (number.signum() <= 0 || number.compareTo(BigInteger.valueOf(MOST_THREADS)) > 0) {
            throw new BadRequestException("the number of threads is between 1 and " + MOST_THREADS + ", not " + most);
        }
        return new Limits(cells, bytes, number.intValueExact(), time);
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
                    threads,
                    Optional.of(Duration.ofNanos(seconds.movePointRight(9).longValue())));
        } catch (IllegalArgumentException noDuration) {
            throw new BadRequestException("the limit of seconds is a number such as 2.5, not " + most);
        }
    }

    private static long clamp(BigInteger value) {
        return value.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
    }
}
