package org.wythofflab.bench;

import java.util.Random;
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

/** The operations of the exact room next to the straightforward ways. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 3)
@Measurement(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx4g", "-XX:+UseSerialGC"})
public class ArithmeticBenchmark {

    private static final int CHECKED_DIGITS = 10_000;

    @Param
    public Operation task = Operation.PRODUCT;

    /** How long the numbers are. */
    @Param({"10000", "100000", "1000000"})
    public int digits;

    private Operands operands = Operands.NONE;

    @Setup
    public void operands() {
        operands = Operands.ofDigits(digits, new Random(digits));
        if (digits <= CHECKED_DIGITS && !ours().equals(baseline())) {
            throw new IllegalStateException("the two ways differ");
        }
    }

    @Benchmark
    public Object ours() {
        return task.ours(operands);
    }

    @Benchmark
    public Object baseline() {
        return task.baseline(operands);
    }
}
