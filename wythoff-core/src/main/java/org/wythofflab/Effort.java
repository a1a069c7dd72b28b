package org.wythofflab;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Limits;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.ExhaustedException;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/**
 * What one answer may take, who hears how far it has come, and the means to stop it from another thread.
 *
 * <pre>{@code
 * Effort effort = Effort.standard().seconds(5).onProgress((done, total) -> System.err.println(done + "/" + total));
 * Game game = Wythoff.game("wythoff block 3").with(effort);
 * // ... in another thread:
 * effort.stop();
 * }</pre>
 */
public final class Effort {
    private final Limits limits;
    private final Progress progress;
    private final AtomicBoolean stopped;

    private Effort(Limits limits, Progress progress, AtomicBoolean stopped) {
        this.limits = limits;
        this.progress = progress;
        this.stopped = stopped;
    }

    /** About two billion positions, three quarters of the memory of the Java machine but at most 2 GB, and no limit of time. */
    public static Effort standard() {
        return new Effort(Limits.standard(), Progress.SILENT, new AtomicBoolean());
    }

    /** Another limit of time for each answer, counted from its start. */
    public Effort seconds(long most) {
        return with(
                new Limits(limits.cells(), limits.bytes(), limits.threads(), Optional.of(Duration.ofSeconds(most))));
    }

    /** Another limit of positions to decide. */
    public Effort cells(long most) {
        return with(new Limits(most, limits.bytes(), limits.threads(), limits.time()));
    }

    /** Another limit of memory to hold at once. */
    public Effort bytes(long most) {
        return with(new Limits(limits.cells(), most, limits.threads(), limits.time()));
    }

    /** Another number of threads that may work on an answer at once; without this, one for each processor. */
    public Effort threads(int most) {
        return with(new Limits(limits.cells(), limits.bytes(), most, limits.time()));
    }

    /** Somebody hears how much of the work is done. */
    public Effort onProgress(Progress listener) {
        return new Effort(limits, listener, stopped);
    }

    private Effort with(Limits other) {
        return new Effort(other, progress, stopped);
    }

    /**
     * Stops the answers that are being found and those to come; they end in a {@link
     * org.wythofflab.solve.StoppedException}.
     */
    public void stop() {
        stopped.set(true);
    }

    /** The work of one answer, whose time begins now. */
    <T> T spend(Function<Budget, T> work) {
        Inquiry inquiry = Inquiry.open(limits, progress, stopped::get);
        try {
            // Theorems look at no budget, so whoever was stopped is told at once.
            inquiry.budget().pulse();
            return inquiry.watched(() -> work.apply(inquiry.budget()));
        } catch (ExhaustedException limit) {
            throw new RefusedException("a limit was reached", String.valueOf(limit.getMessage()));
        } catch (StoppedException end) {
            if (stopped.get()) {
                throw end;
            }
            String limit = limits.time()
                    .map(most -> most.toSeconds() + " seconds were not enough")
                    .orElse("a limit was reached");
            throw new RefusedException(limit, String.valueOf(end.getMessage()));
        } catch (UndefinedRuleException undefined) {
            throw new RefusedException(
                    "the rule of the game has no value where it is needed",
                    undefined.getMessage() + "; guard it with if(CONDITION, a, b)");
        }
    }
}
