package org.wythofflab.spark;

import java.io.IOException;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.sweep.SweepPlan;

/** {@code spark-submit wythoff-spark.jar "GAME with {a..b}" --measure NAMES --output DIR}. */
public final class SparkSweep {
    private static final int BAD_INPUT = 2;

    /** One game is one task, so that none waits behind an expensive one; many thousands share tasks, since each costs some. */
    private static final int MOST_TASKS = 4000;

    private final SweepArguments arguments;
    private final SweepPlan plan;

    private SparkSweep(SweepArguments arguments) {
        this.arguments = arguments;
        plan = arguments.plan();
    }

    /** Ends with code 2 if the words make no sense. */
    public static void main(String... words) throws IOException {
        try {
            new SparkSweep(SweepArguments.of(words)).run();
        } catch (BadRequestException fault) {
            System.err.println("wythoff: " + fault.getMessage());
            System.exit(BAD_INPUT);
        }
    }

    private void run() throws IOException {
        // Refused before anything is started.
        Results results = new Results(arguments.output(), plan);
        try (SparkSession spark =
                SparkSession.builder().appName("wythoff sweep").getOrCreate()) {
            results.requireNew(spark.sparkContext().hadoopConfiguration());
            long start = System.nanoTime();
            List<Measured> rows = measured(spark);
            double seconds = (System.nanoTime() - start) / 1e9;
            requireEachOnce(rows);
            results.write(rows, spark);
            System.err.println("sweep: " + new Shares(rows).words(seconds));
        }
    }

    private List<Measured> measured(SparkSession spark) {
        // A context of its own, which nobody has to close but the session.
        @SuppressWarnings("resource")
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        List<Integer> order = plan.expensiveFirst();
        int tasks = Math.min(order.size(), MOST_TASKS);
        spark.sparkContext().addSparkListener(new Progress(tasks));
        return context.parallelize(order, tasks).map(new Measuring(arguments)).collect().stream()
                .sorted(Comparator.comparingInt(Measured::index))
                .toList();
    }

    private void requireEachOnce(List<Measured> rows) {
        BitSet seen = new BitSet();
        rows.forEach(row -> seen.set(row.index()));
        if (rows.size() != plan.size() || seen.cardinality() != plan.size()) {
            throw new IllegalStateException(
                    rows.size() + " rows of " + seen.cardinality() + " games came back, not " + plan.size());
        }
    }

    /** Tells on stderr how far it is. */
    private static final class Progress extends SparkListener {
        private final int tasks;
        private final AtomicInteger done = new AtomicInteger();

        Progress(int tasks) {
            this.tasks = tasks;
        }

        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            if (end.taskInfo().successful()) {
                int now = done.incrementAndGet();
                if (now <= tasks && now * 20L / tasks > (now - 1) * 20L / tasks) {
                    System.err.println("sweep: " + now + " of " + tasks + " tasks");
                }
            }
        }
    }
}
