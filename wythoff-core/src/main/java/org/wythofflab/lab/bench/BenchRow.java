package org.wythofflab.lab.bench;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.solve.Budget;

/**
 * What was measured of one task.
 *
 * @param size the largest that both programs reached
 * @param plain milliseconds of the plain program at that size
 * @param ours milliseconds of ours
 * @param largest the largest size that ours reached
 * @param millis of ours there
 * @param slope the power of the size by which the cost of ours grows, towards the largest
 * @param bytes memory of ours there
 * @param speedup how many times faster several threads are there by the clock, if they share the work
 * @param by who did the work: an engine and why, or a theorem
 */
record BenchRow(
        BenchTask task,
        long size,
        double plain,
        double ours,
        long largest,
        double millis,
        double slope,
        long bytes,
        OptionalDouble speedup,
        String by) {

    static BenchRow measure(BenchTask task, BenchTime time, Budget one, Budget several) {
        Worker worker = new Worker();
        Climb ours = Climb.of(task.ours(), task.sizes(), Climb.SLOPE, time, heardBy(worker, one));
        Climb plain = Climb.of(task.plain(), task.sizes(), 1, time, one);
        long size = compare(task, ours.found(), plain.found());
        List<Long> sizes = ours.lastSizes();
        List<Meter.Reading> growing = sizes.stream().map(ours::measure).toList();
        Meter.Reading top = growing.get(growing.size() - 1);
        Meter.Reading same = sizes.contains(size) ? growing.get(sizes.indexOf(size)) : ours.measure(size);
        return new BenchRow(
                task,
                size,
                plain.measure(size).millis(),
                same.millis(),
                ours.largest(),
                top.millis(),
                slope(sizes, growing.stream().map(Meter.Reading::millis).toList()),
                top.bytes(),
                several.threads() == 1
                        ? OptionalDouble.empty()
                        : task.shared().stream()
                                .mapToDouble(shared -> ours.speedup(shared, task.sizes(), one, several))
                                .findFirst(),
                worker.name());
    }

    private static Budget heardBy(Worker worker, Budget budget) {
        return new Budget(budget.cells(), budget.bytes(), budget.threads(), budget.stop(), worker);
    }

    /** The largest size that both reached; wherever both were, they have to have found the same. */
    private static long compare(BenchTask task, Map<Long, String> ours, Map<Long, String> plain) {
        long size = 0;
        for (Map.Entry<Long, String> found : plain.entrySet()) {
            String other = ours.getOrDefault(found.getKey(), found.getValue());
            if (!other.equals(found.getValue())) {
                throw new DisagreementException(task.id() + " (" + task.what() + ") at size " + found.getKey()
                        + ": the program found " + other + ", the plain one " + found.getValue());
            }
            size = ours.containsKey(found.getKey()) ? found.getKey() : size;
        }
        return size;
    }

    double ratio() {
        return plain / ours;
    }

    /** Of the straight line nearest to the logarithms. */
    static double slope(List<Long> sizes, List<Double> times) {
        double n = sizes.size();
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double sxy = 0;
        for (int i = 0; i < n; i++) {
            double x = Math.log(sizes.get(i));
            double y = Math.log(times.get(i));
            sx += x;
            sy += y;
            sxx += x * x;
            sxy += x * y;
        }
        return (n * sxy - sx * sy) / (n * sxx - sx * sx);
    }
}
