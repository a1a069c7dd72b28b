package org.wythofflab.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Does parts of a computation side by side, on as many threads as a budget allows; with one, on the caller's own. */
public final class Crew implements AutoCloseable {
    private final int threads;
    /** One less than there are threads, as the caller works too. */
    private final ExecutorService others;

    public Crew(Budget budget) {
        threads = budget.threads();
        others = Executors.newFixedThreadPool(Math.max(1, threads - 1), work -> {
            Thread thread = new Thread(work, "engine");
            thread.setDaemon(true);
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
            pending.forEach(Crew::await);
        }
    }

    private static void await(Future<?> share) {
        boolean interrupted = false;
        while (true) {
            try {
                share.get();
                break;
            } catch (InterruptedException later) {
                // The shares write to what the caller would throw away under them; a stop reaches them by the budget.
                interrupted = true;
            } catch (ExecutionException failure) {
                if (failure.getCause() instanceof RuntimeException cause) {
                    throw cause;
                }
                throw new IllegalStateException(failure.getCause());
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        others.shutdown();
    }
}
