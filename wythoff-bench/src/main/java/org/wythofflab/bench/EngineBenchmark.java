package org.wythofflab.bench;

import java.math.BigInteger;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;

/** Each engine where nearly all its time goes into one inner loop: small enough for the caches, on one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx2g", "-XX:+UseSerialGC"})
public class EngineBenchmark {
    private static final Budget PLENTY = Budget.of(Long.MAX_VALUE, 1L << 30);

    private static final String MAHARAJA =
            "moves(first: all; second: all; both: k = l or k = 1 and l = 2 or k = 2 and l = 1)";

    private static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException fault) {
            throw new IllegalStateException(fault);
        }
    }

    private static <T> T chosen(Choice<T> choice) {
        return choice.fold(Choice.Chosen::value, refused -> {
            throw new IllegalStateException(refused.why());
        });
    }

    private static void positions(String game, long bound, Blackhole hole) {
        chosen(Engines.pairs(game(game), BigInteger.valueOf(bound), PLENTY)).run(PLENTY, (x, y) -> hole.consume(y));
    }

    private static Object board(String game, int side) {
        return chosen(Engines.outcomes(game(game), Extent.of(side, side), PLENTY))
                .run(PLENTY);
    }

    private static Object table(String game, int side) {
        return chosen(Engines.grundy(game(game), Extent.of(side, side), PLENTY)).run(PLENTY);
    }

    /** The leapfrog over free piles and lines. */
    @Benchmark
    public void lines(Blackhole hole) {
        positions(MAHARAJA, 2_000, hole);
    }

    /** The minima of counters by residues. */
    @Benchmark
    public void blocking(Blackhole hole) {
        positions("wythoff block 20", 20_000, hole);
    }

    /** Counters along lines. */
    @Benchmark
    public Object boardOfBand() {
        return board("st(2,3)", 512);
    }

    /** Moves without any order. */
    @Benchmark
    public Object boardOfSquares() {
        return board("moves(first: all; second: all; both: k*k = l or l*l = k)", 512);
    }

    /** The tiles of Wythoff's table. */
    @Benchmark
    public Object table() {
        return table("wythoff", 512);
    }

    @Benchmark
    public Object tableOfResidues() {
        return table("modular(5)", 512);
    }

    /** States along diagonals. */
    @Benchmark
    public Object states() {
        return chosen(Engines.states(game("imitation(2,3)"), BigInteger.valueOf(256), PLENTY))
                .run(PLENTY);
    }
}
