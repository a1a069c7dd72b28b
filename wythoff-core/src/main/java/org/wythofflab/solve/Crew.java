package org.wythofflab.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntConsumer;

/** Does parts of a computation side by side, on as many threads as a budget allows; with one, on the caller's own. */
public final class Crew implements AutoCloseable {
    private static final long AGAIN_MILLIS = 5;

    private final int threads;
    /** One less than there are threads, as the caller works too. */
    private final ExecutorService others;

    private final Queue<Thread> started = new ConcurrentLinkedQueue<>();

    public Crew(Budget budget) {
        threads = budget.threads();
        others = Executors.newFixedThreadPool(Math.max(1, threads - 1), work -> {
            Thread thread = new Thread(work, "engine");
            thread.setDaemon(true);
            started.add(thread);
            return thread;
        });
    }

    public int threads() {
        return threads;
    }

    /** Has each thread do its share, from 0 to before {@link #threads}, and waits for all of them. */
    public void share(IntConsumer work) {
        List<Future<?>> pending = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            int share = i;
            pending.add(others.submit(() -> work.accept(share)));
        }
        try {
            work.accept(0);
        } finally {
            awaitAll(pending);
        }
    }

    /** Waits until all have ended, come what may: they write to what the caller would throw away under them. */
    private void awaitAll(List<Future<?>> shares) {
        Optional<RuntimeException> first = Optional.empty();
        for (Future<?> share : shares) {
            Optional<RuntimeException> failure = await(share);
            first = first.isPresent() ? first : failure;
        }
        if (first.isPresent()) {
            throw first.get();
        }
    }

    /**
     * What it failed with. An interrupt is passed on to all shares, since a rule that takes long to evaluate knows of no budget;
     * again and again, as one that has not begun yet forgets it.
     */
    private Optional<RuntimeException> await(Future<?> share) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    share.get(interrupted ? AGAIN_MILLIS : Long.MAX_VALUE, TimeUnit.MILLISECONDS);
                    return Optional.empty();
                } catch (InterruptedException stop) {
                    interrupted = true;
                } catch (TimeoutException early) {
                    // Below.
                }
                started.forEach(Thread::interrupt);
            }
        } catch (ExecutionException failure) {
            return Optional.of(
                    failure.getCause() instanceof RuntimeException cause
                            ? cause
                            : new IllegalStateException(failure.getCause()));
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void close() {
        others.shutdown();
    }
}
