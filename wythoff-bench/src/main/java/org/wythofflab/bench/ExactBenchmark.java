package org.wythofflab.bench;

import java.math.BigInteger;
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
import org.wythofflab.exact.Decimals;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Numeration;
import org.wythofflab.exact.Product;
import org.wythofflab.exact.Quadratic;

/** What long piles take most of their time for: transforms, and the way to and from decimal digits. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx2g", "-XX:+UseSerialGC"})
public class ExactBenchmark {

    @Param({"1000", "10000", "100000", "1000000"})
    public int digits;

    private BigInteger a = BigInteger.ONE;
    private BigInteger b = BigInteger.ONE;
    private BigInteger twice = BigInteger.ONE;
    private String text = "";

    @Setup
    public void operands() {
        Random random = new Random(digits);
        a = number(digits, random);
        b = number(digits, random);
        twice = number(2L * digits, random);
        text = Decimals.print(a);
    }

    /** About so many digits long. */
    private static BigInteger number(long digits, Random random) {
        int bits = (int) (digits * 33_219L / 10_000);
        return new BigInteger(bits, random).setBit(bits - 1);
    }

    @Benchmark
    public BigInteger product() {
        return Product.of(a, b);
    }

    @Benchmark
    public BigInteger quotient() {
        return Division.floor(twice, a);
    }

    @Benchmark
    public BigInteger golden() {
        return Quadratic.GOLDEN.floorOfMultiple(a);
    }

    @Benchmark
    public String decimalOutput() {
        return Decimals.print(a);
    }

    @Benchmark
    public BigInteger decimalInput() {
        return Decimals.parse(text);
    }

    /** The digits that decide st(2,3). */
    @Benchmark
    public Object numeration() {
        return Numeration.of(4, 2).expand(a).digits();
    }
}
