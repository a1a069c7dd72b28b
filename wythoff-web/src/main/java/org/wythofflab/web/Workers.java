package org.wythofflab.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A few threads that compute, and one that sees to it that nothing is computed for nobody. */
final class Workers implements AutoCloseable {
    /**
     * Who computes first where there are more threads than processors. The Java machine hears of it where {@code ./wythoff}
     * starts it, and threads that a worker starts inherit it.
     */
    enum Rank {
        /** For what people expect at once. */
        FIRST(Thread.NORM_PRIORITY),
        /** For what they look at. */
        SECOND(4),
        /** For what they wait for. */
        THIRD(3),
        /** For what they watch. */
        LAST(Thread.MIN_PRIORITY);

        private final int priority;

        Rank(int priority) {
            this.priority = priority;
        }
    }

    private static final long LOOK_MILLIS = 100;

    /** Where somebody waits for so long, and more than so many with him, a newcomer would only wait in vain. */
    private static final long LONG_NANOS = TimeUnit.SECONDS.toNanos(3);

    private static final int MANY = 16;
    static final Fault GONE = Fault.of(Fault.BUSY, "nobody waits for this answer any more");

    private static final Fault CLOSING = Fault.of(Fault.BUSY, "the studio is closing");
    private static final long GRACE_MILLIS = 2_000;

    private final FairQueue<Task> queue;
    private final Times times;
    private final Thread[] threads;
    private final Set<Task> open = ConcurrentHashMap.newKeySet();
    private final Set<Task> running = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService watch;
    private volatile boolean closed;
    private volatile boolean slow;

    // Answers do not depend on priorities, only who waits for them.
    @SuppressWarnings("ThreadPriorityCheck")
    Workers(String name, Rank rank, int threads, FairQueue<Task> queue, Times times) {
        this.queue = queue;
        this.times = times;
        this.threads = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            this.threads[i] = daemon(this::work, name + "-" + i);
            this.threads[i].setPriority(rank.priority);
            this.threads[i].start();
        }
        watch = Executors.newSingleThreadScheduledExecutor(work -> daemon(work, name + "-watch"));
        var unused = watch.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** When a task is born that begins to wait now. */
    long now() {
        return times.clock().getAsLong();
    }

    /** @throws Fault.Thrown if too many tasks wait already */
    void submit(Task task) {
        if (closed) {
            throw CLOSING.thrown();
        }
        if (slow && queue.size() >= MANY) {
            throw Fault.of(Fault.BUSY, "the studio is busy with long questions; try again in a moment")
                    .thrown();
        }
        open.add(task);
        var unused = task.answer().whenComplete((answer, failure) -> open.remove(task));
        try {
            queue.add(task.client(), task);
        } catch (Fault.Thrown full) {
            open.remove(task);
            throw full;
        }
    }

    private void work() {
        while (!closed) {
            try {
                Task task = queue.take();
                running.add(task);
                try {
                    task.run();
                } finally {
                    running.remove(task);
                }
            } catch (InterruptedException again) {
                // Closing, or an interrupt that was meant for a task which has ended; the loop decides.
            }
        }
    }

    private void look() {
        long now = now();
        slow = open.stream().anyMatch(task -> !running.contains(task) && now - task.born() > LONG_NANOS);
        for (Task task : open) {
            if (task.hasLeft()) {
                queue.remove(task.client(), task);
                task.cancel(GONE);
            } else if (now() - task.born() > times.patience().toNanos() && queue.remove(task.client(), task)) {
                task.cancel(Fault.of(
                        Fault.BUSY,
                        "the studio is busy: your request waited for "
                                + times.patience().toSeconds() + " seconds"));
            }
        }
    }

    int waiting() {
        return queue.size();
    }

    int running() {
        return running.size();
    }

    /** What waits is sent away, what runs gets a moment to finish. */
    @Override
    public void close() {
        closed = true;
        queue.drain().forEach(task -> task.cancel(CLOSING));
        try {
            for (long i = 0; i < GRACE_MILLIS / LOOK_MILLIS && !running.isEmpty(); i++) {
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        watch.shutdownNow();
        open.forEach(task -> task.cancel(CLOSING));
        for (Thread thread : threads) {
            thread.interrupt();
        }
    }
}
