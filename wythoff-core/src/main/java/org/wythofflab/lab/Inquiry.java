package org.wythofflab.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.wythofflab.answer.Found;
import org.wythofflab.prove.Proofs;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.ExhaustedException;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/** Where engines run: holds the budget of one request and turns what an engine refuses into what a user is told. */
public final class Inquiry {
    private final Limits limits;
    private final LongSupplier clock;
    private final long start;
    private final Budget budget;
    private final BooleanSupplier cancelled;
    private final Proofs proofs;

    private Inquiry(
            Limits limits,
            Progress progress,
            BooleanSupplier cancelled,
            LongSupplier clock,
            long spent,
            Proofs proofs) {
        this.limits = limits;
        this.proofs = proofs;
        this.cancelled = cancelled;
        this.clock = clock;
        start = clock.getAsLong() - spent;
        long most = limits.time().map(Duration::toNanos).orElse(Long.MAX_VALUE);
        BooleanSupplier stop = () -> cancelled.getAsBoolean() || elapsed() > most;
        budget = new Budget(limits.cells(), limits.bytes(), limits.threads(), stop, progress);
    }

    /**
     * Starts the clock.
     *
     * @param clock nanoseconds from some moment on
     */
    public static Inquiry open(Limits limits, Progress progress, BooleanSupplier cancelled, LongSupplier clock) {
        return new Inquiry(limits, progress, cancelled, clock, 0, Proofs.kept());
    }

    /**
     * The same after some nanoseconds of work that count already.
     *
     * @param spent as {@link #elapsed} gave them
     */
    static Inquiry after(
            long spent,
            Limits limits,
            Progress progress,
            BooleanSupplier cancelled,
            LongSupplier clock,
            Proofs proofs) {
        return new Inquiry(limits, progress, cancelled, clock, spent, proofs);
    }

    /** The same by the clock of the machine. */
    public static Inquiry open(Limits limits, Progress progress, BooleanSupplier cancelled) {
        return open(limits, progress, cancelled, System::nanoTime);
    }

    /** Nanoseconds since the start. */
    public long elapsed() {
        return clock.getAsLong() - start;
    }

    /** What is left of the time, if it is limited. */
    public Optional<Duration> left() {
        return limits.time().map(most -> most.minusNanos(elapsed()));
    }

    public Budget budget() {
        return budget;
    }

    /** What is proved. */
    public Proofs proofs() {
        return proofs;
    }

    /** Whether nobody wants the answer any more. */
    public boolean isCancelled() {
        return cancelled.getAsBoolean();
    }

    /** What was chosen for {@code task}, a noun phrase that begins the message if nothing was. */
    public <T> Choice.Chosen<T> accept(Choice<T> choice, Supplier<String> task) {
        return choice.announced(budget).fold(chosen -> chosen, refused -> {
            throw refusal(refused.why(), refused.fits(), task.get());
        });
    }

    /** What was found for {@code task}, a noun phrase that begins the message if nothing was. */
    public <T> T accept(Found<T> found, Supplier<String> task) {
        return found.fold(known -> known, missing -> {
            throw switch (missing.reason()) {
                case TOO_MUCH, NO_SENSE -> refusal(missing.why(), missing.fits(), task.get());
                case NO_THEOREM ->
                    LimitException.ofKnowledge(missing.why()
                            + "\n  an engine can, for piles that fit a board: leave out --by, or say --by engine");
                case CONTRADICTION -> new DisagreementException(missing.why());
            };
        });
    }

    private static RuntimeException refusal(String why, Optional<BigInteger> fits, String task) {
        return fits.<RuntimeException>map(side ->
                        LimitException.ofLimits(task + " is too much\n  " + why + "\n  " + Choice.whatFits(side)))
                .orElseGet(() -> new BadRequestException(task + " cannot be computed: " + why));
    }

    /** Runs a chosen engine, which looks at the budget from time to time. */
    public <T> T run(Supplier<T> work) {
        try {
            return work.get();
        } catch (ExhaustedException limit) {
            throw LimitException.ofLimits(String.valueOf(limit.getMessage()));
        } catch (StoppedException stopped) {
            throw cancelled.getAsBoolean() ? stopped : outOfTime(stopped);
        }
    }

    /** Has a question read, which takes its time if a pile has millions of digits. */
    <T> T read(Supplier<T> reading) {
        return run(() -> watched(reading, "stopped while the question was read"));
    }

    /** Has an answer found, by whatever theorem or engine. */
    <T> T find(Supplier<T> answer) {
        return run(() -> watched(answer));
    }

    /** Has an answer written; theorems, which know of no budget, end when their thread is interrupted. */
    void watch(Writing writing) throws IOException {
        try {
            watched(() -> {
                Writing.unchecked(writing);
                return this;
            });
        } catch (UncheckedIOException unchecked) {
            throw unchecked.getCause();
        } catch (ExhaustedException limit) {
            throw LimitException.ofLimits(String.valueOf(limit.getMessage()));
        } catch (StoppedException stopped) {
            throw cancelled.getAsBoolean() ? stopped : outOfTime(stopped);
        }
    }

    /**
     * Does some work, and ends it when the budget says stop, even inside a theorem.
     *
     * @throws StoppedException if it was stopped
     */
    public <T> T watched(Supplier<T> work) {
        return watched(work, "stopped while a theorem was applied");
    }

    private <T> T watched(Supplier<T> work, String stopped) {
        Watch watch = Watch.over(budget.stop());
        try {
            return work.get();
        } catch (CancellationException interrupted) {
            throw new StoppedException(stopped);
        } catch (UncheckedIOException failure) {
            // An interrupt closes the file that its thread is reading or writing.
            throw failure.getCause() instanceof ClosedByInterruptException ? new StoppedException(stopped) : failure;
        } finally {
            watch.close();
        }
    }

    /** For loops outside the engines; call it every few milliseconds. */
    public void pulse() {
        run(() -> {
            if (budget.stop().getAsBoolean()) {
                throw new StoppedException("stopped while the answer was written");
            }
            return budget;
        });
    }

    /** Nobody cancelled, so the time was over. */
    private LimitException outOfTime(StoppedException stopped) {
        String limit = limits.time()
                .map(most -> "not finished within " + most.toMillis() / 1000.0 + " seconds: ")
                .orElse("");
        return LimitException.ofLimits(limit + stopped.getMessage());
    }
}
