package org.wythofflab.spark;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.wythofflab.lab.sweep.SweepPlan;

/** What an executor does with the number of a game. */
record Measuring(SweepArguments arguments) implements Function<Integer, Measured> {
    private static final long serialVersionUID = 1L;

    /** An executor reads the sweep once, not for each game. */
    private static final Map<SweepArguments, SweepPlan> PLANS = new ConcurrentHashMap<>();

    @Override
    public Measured call(Integer index) {
        SweepPlan plan = PLANS.computeIfAbsent(arguments, SweepArguments::plan);
        TaskContext task = TaskContext.get();
        long start = System.nanoTime();
        return Measured.of(
                index,
                plan.row(plan.family().member(index), task::isInterrupted),
                System.nanoTime() - start,
                SparkEnv.get().executorId());
    }
}
