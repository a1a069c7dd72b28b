package org.wythofflab.bench;

import java.util.Objects;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** One benchmark with its parameters, about to be run in a Java machine of its own. */
final class Measuring {

    private final ChainedOptionsBuilder options;

    private Measuring(ChainedOptionsBuilder options) {
        this.options = options;
    }

    static Measuring of(Class<?> benchmark, String method) {
        return new Measuring(new OptionsBuilder()
                .include("^" + benchmark.getName().replace(".", "\\.") + "\\." + method + "$")
                .shouldFailOnError(true)
                .addProfiler(ProcessorTime.class)
                .verbosity(VerboseMode.SILENT));
    }

    Measuring with(String name, Object value) {
        return new Measuring(options.param(name, value.toString()));
    }

    /** Milliseconds of processor time in the best of a few periods after a warm-up. */
    double best() throws RunnerException {
        RunResult result = new Runner(options.build()).runSingle();
        return Objects.requireNonNull(result.getSecondaryResults().get(ProcessorTime.RESULT))
                .getStatistics()
                .getMin();
    }

    /** Milliseconds of a single run without a warm-up. */
    double once() throws RunnerException {
        return new Measuring(
                        options.mode(Mode.SingleShotTime).warmupIterations(0).measurementIterations(1))
                .best();
    }
}
