package org.wythofflab.lab.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wythofflab.lab.LimitException;
import org.wythofflab.solve.Budget;

/**
 * A program on its way up the sizes of a task, each run once: until the next would take too long, or too much memory. What
 * it finds is kept to be compared; the times tell only how far to go, since on the way the Java machine compiles.
 */
final class Climb {

    /** So many sizes make a slope. */
    static final int SLOPE = 3;

    /** Times below this say nothing. */
    private static final double LEAST_MILLIS = 10;

    /** By how much a time may grow from a size to the next, as long as nothing is known. */
    private static final double STEEPEST = 40;

    private final BenchTask.Work work;
    private final BenchTime time;
    private final Budget budget;
    private final Map<Long, String> found = new LinkedHashMap<>();

    private Climb(BenchTask.Work work, BenchTime time, Budget budget) {
        this.work = work;
        this.time = time;
        this.budget = budget;
    }

    /** @param least so many sizes are reached in any case */
    static Climb of(BenchTask.Work work, List<Long> sizes, int least, BenchTime time, Budget budget) {
        Climb climb = new Climb(work, time, budget);
        double before = 0;
        for (int i = 0; i < sizes.size(); i++) {
            double step = (double) sizes.get(Math.min(i + 1, sizes.size() - 1)) / sizes.get(i);
            double millis;
            try {
                millis = climb.step(sizes.get(i));
                if (i + 1 >= least && expected(before, millis, step) > time.run()) {
                    // Perhaps it was only the compiling that took so long.
                    millis = Math.min(millis, climb.step(sizes.get(i)));
                }
            } catch (LimitException tooMuch) {
                if (i < least) {
                    throw tooMuch;
                }
                break;
            }
            if (i + 1 >= least && expected(before, millis, step) > time.run()) {
                break;
            }
            before = millis;
        }
        return climb;
    }

    private double step(long size) {
        BenchTask.Run run = work.of(size);
        long start = Meter.processorNanos();
        found.put(size, run.within(budget));
        return (Meter.processorNanos() - start) / 1e6;
    }

    /** How long the next size will take: it grows as it has grown, but not less than linearly. */
    static double expected(double before, double millis, double step) {
        if (millis < LEAST_MILLIS) {
            return 0;
        }
        return millis * (before < LEAST_MILLIS ? STEEPEST : Math.max(millis / before, step));
    }

    /** The sizes reached and what was found there. */
    Map<Long, String> found() {
        return found;
    }

    long largest() {
        return lastSizes().get(SLOPE - 1);
    }

    /** By which a slope is told. */
    List<Long> lastSizes() {
        List<Long> sizes = new ArrayList<>(found.keySet());
        return sizes.subList(sizes.size() - SLOPE, sizes.size());
    }

    Meter.Reading measure(long size) {
        return Meter.of(work.of(size), time.period(), budget);
    }

    /**
     * How many times faster several threads are by the clock, at the first size at which one thread is busy for as long as
     * a run may take: of less, the Java machine, which also compiles on all processors, has too large a part.
     */
    double speedup(BenchTask.Work shared, List<Long> sizes, Budget one, Budget several) {
        BenchTask.Run run = shared.of(largest());
        for (long size : sizes.subList(sizes.indexOf(largest()) + 1, sizes.size())) {
            // The better of two, since the Java machine may still compile.
            if (Math.min(Meter.clock(run, one), Meter.clock(run, one)) >= time.run()) {
                break;
            }
            try {
                BenchTask.Run larger = shared.of(size);
                larger.within(one);
                run = larger;
            } catch (LimitException tooMuch) {
                break;
            }
        }
        return Meter.speedup(run, one, several);
    }
}
