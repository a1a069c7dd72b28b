package org.wythofflab.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;

/** All outcomes of {@code wythoff block K} on a square board, by the engine for any game and by a loop for this one. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 3)
@Measurement(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx4g", "-XX:+UseSerialGC"})
public class BoardBenchmark {

    private static final Budget PLENTY = Budget.of(Long.MAX_VALUE, Long.MAX_VALUE);

    @Param({"1", "5"})
    public int block;

    @Param("8000")
    public int side;

    @Setup
    public void compare() throws GameSyntaxException {
        if (ours() != baseline()) {
            throw new IllegalStateException("the two ways differ");
        }
    }

    /** How many P-positions there are. */
    @Benchmark
    public long ours() throws GameSyntaxException {
        return Engines.outcomes(GameSpec.parse("wythoff block " + block), Extent.of(side, side), PLENTY)
                .<OutcomeGrid>fold(chosen -> chosen.value().run(PLENTY), refused -> {
                    throw new IllegalStateException(refused.why());
                })
                .countP();
    }

    @Benchmark
    public long baseline() {
        return new CounterScan(block, side).countP();
    }
}
