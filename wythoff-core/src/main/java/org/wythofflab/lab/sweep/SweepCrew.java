package org.wythofflab.lab.sweep;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.wythofflab.explore.GameRow;
import org.wythofflab.solve.StoppedException;

/** Threads that measure one game after the other and hand over the rows, in whatever order they are done. */
final class SweepCrew implements AutoCloseable {
    private static final int MOST_WAITING = 64;

    /** What a thread hands over: a row, or why there will be none. */
    record Done(int index, @Nullable GameRow row, @Nullable Throwable fault) {}

    private final SweepPlan plan;
    private final BooleanSupplier cancelled;
    private final BlockingQueue<Done> done = new ArrayBlockingQueue<>(MOST_WAITING);

    /** All work together; one that ran out of memory tries again alone, so that it does not depend on the others. */
    private final ReadWriteLock memory = new ReentrantReadWriteLock();

    private volatile boolean ended;

    /**
     * @param games how many there are to measure
     * @param which the number, in the family, of each of them
     */
    SweepCrew(SweepPlan plan, int threads, int games, IntUnaryOperator which, BooleanSupplier cancelled) {
        this.plan = plan;
        this.cancelled = () -> ended || cancelled.getAsBoolean();
        AtomicInteger next = new AtomicInteger();
        for (int i = 0; i < Math.min(threads, games); i++) {
            Thread thread = new Thread(
                    () -> {
                        for (int k = next.getAndIncrement(); k < games && !ended; k = next.getAndIncrement()) {
                            handOver(measured(which.applyAsInt(k)));
                        }
                    },
                    "sweep");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private Done measured(int index) {
        try {
            return new Done(index, row(index), null);
        } catch (Throwable fault) {
            return new Done(index, null, fault);
        }
    }

    private GameRow row(int index) {
        memory.readLock().lock();
        try {
            return plan.row(plan.family().member(index), cancelled);
        } catch (OutOfMemoryError together) {
            // Tried again below.
        } finally {
            memory.readLock().unlock();
        }
        memory.writeLock().lock();
        try {
            return plan.row(plan.family().member(index), cancelled);
        } catch (OutOfMemoryError alone) {
            return plan.without(plan.family().member(index), "the Java machine has too little memory for this game");
        } finally {
            memory.writeLock().unlock();
        }
    }

    private void handOver(Done one) {
        try {
            while (!ended && !done.offer(one, 1, TimeUnit.SECONDS)) {}
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    /** The next row that is done, or nothing if that takes longer than a moment. */
    @Nullable
    Done next() {
        try {
            return done.poll(200, TimeUnit.MILLISECONDS);
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
            throw new StoppedException("stopped while games were measured");
        }
    }

    @Override
    public void close() {
        ended = true;
    }
}
