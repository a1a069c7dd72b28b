package org.wythofflab.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The time of all processors together that an operation takes, compiling and collecting garbage included. Unlike the
 * time on the clock it does not depend much on what else the machine does.
 */
public final class ProcessorTime implements InternalProfiler {

    static final String RESULT = "processor.time";

    private static final double NANOS_PER_MILLISECOND = 1e6;

    private final OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private long start;

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        start = system.getProcessCpuTime();
    }

    @Override
    public Collection<ScalarResult> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double nanos = system.getProcessCpuTime() - start;
        long operations = result.getMetadata().getAllOps();
        return List.of(
                new ScalarResult(RESULT, nanos / operations / NANOS_PER_MILLISECOND, "ms/op", AggregationPolicy.AVG));
    }

    @Override
    public String getDescription() {
        return "Processor time per operation";
    }
}
