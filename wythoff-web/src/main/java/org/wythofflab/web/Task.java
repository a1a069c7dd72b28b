package org.wythofflab.web;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Something to compute for a client who waits for it, until it is done or nobody waits any more. */
final class Task {
    private final String client;
    private final Function<BooleanSupplier, Callable<Reply>> work;
    private final BooleanSupplier left;
    private final long born;
    private final CompletableFuture<Reply> answer = new CompletableFuture<>();
    private volatile boolean cancelled;

    /**
     * @param work what to do, given whether it is still wanted
     * @param left whether the client has gone; asked now and then
     * @param born when it was asked for, in nanoseconds
     */
    Task(String client, Function<BooleanSupplier, Callable<Reply>> work, BooleanSupplier left, long born) {
        this.client = client;
        this.work = work;
        this.left = left;
        this.born = born;
    }

    String client() {
        return client;
    }

    CompletableFuture<Reply> answer() {
        return answer;
    }

    boolean isOver() {
        return answer.isDone();
    }

    /** Looks after the client. */
    boolean hasLeft() {
        return !isOver() && left.getAsBoolean();
    }

    long born() {
        return born;
    }

    /** Ends it without an answer; a computation that runs hears of it. */
    void cancel(Fault fault) {
        cancelled = true;
        answer.completeExceptionally(fault.thrown());
    }

    @SuppressWarnings("CatchAndPrintStackTrace")
    void run() {
        if (isOver()) {
            return;
        }
        try {
            answer.complete(work.apply(() -> cancelled).call());
        } catch (OutOfMemoryError tooMuch) {
            answer.completeExceptionally(Fault.limit("the answer needs more memory than the studio has"
                            + "\n  ask for less, or give it more: WYTHOFF_JAVA_OPTS=-Xmx8g ./wythoff studio")
                    .thrown());
        } catch (Throwable failure) {
            answer.completeExceptionally(failure);
        }
    }
}
