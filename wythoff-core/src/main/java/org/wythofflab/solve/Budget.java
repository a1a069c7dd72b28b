package org.wythofflab.solve;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * How much a computation may take, who may stop it, and who hears of its progress. Cells and bytes are checked before
 * work starts; {@code stop} is asked while it runs (a deadline is a {@code stop} that looks at a clock).
 *
 * @param threads how many may work at once, see {@link Crew}
 */
public record Budget(long cells, long bytes, int threads, BooleanSupplier stop, Progress progress) {

    public Budget {
        if (threads < 1) {
            throw new IllegalArgumentException("somebody has to do the work, not " + threads + " threads");
        }
        if (cells < 0 || bytes < 0) {
            throw new IllegalArgumentException("a budget is not negative: " + cells + " cells, " + bytes + " bytes");
        }
    }

    /** For one thread. */
    public Budget(long cells, long bytes, BooleanSupplier stop, Progress progress) {
        this(cells, bytes, 1, stop, progress);
    }

    public static Budget of(long cells, long bytes) {
        return new Budget(cells, bytes, () -> false, Progress.SILENT);
    }

    /** Why {@code need} does not fit, or empty if it does. */
    Optional<String> objection(Need need) {
        if (need.cells().compareTo(BigInteger.valueOf(cells)) > 0) {
            return Optional.of(
                    "it needs " + need + ", and the limit is " + Amount.count(BigInteger.valueOf(cells)) + " cells");
        }
        if (need.bytes().compareTo(BigInteger.valueOf(bytes)) > 0) {
            return Optional.of("it needs " + need + ", and the limit is " + Amount.bytes(BigInteger.valueOf(bytes)));
        }
        return Optional.empty();
    }

    /** Gives a stop its chance in loops outside the engines; call it every few milliseconds. */
    public void pulse() {
        if (stop.getAsBoolean()) {
            throw new StoppedException("stopped while the answer was put together");
        }
    }

    /** Reports progress and gives a stop its chance; call it every few milliseconds of work. */
    public void checkpoint(long done, long total) {
        if (stop.getAsBoolean()) {
            throw new StoppedException("stopped after " + done + " of " + total + " steps");
        }
        progress.at(done, total);
    }
}
