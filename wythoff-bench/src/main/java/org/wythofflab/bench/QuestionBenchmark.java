package org.wythofflab.bench;

import java.io.IOException;
import java.io.StringWriter;
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
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.outcome.OutcomeRequest;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Progress;

/**
 * A whole question as {@code wythoff outcome} answers it, from the decimal digits of the piles to the text of the
 * answer: of a P-position that it is one, of an N-position also a winning move, digit by digit.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 3)
@Measurement(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx4g", "-XX:+UseSerialGC"})
public class QuestionBenchmark {

    @Param("wythoff")
    public String game = "";

    /** How long the index of the P-position is: about as long as the smaller pile. */
    @Param({"10000", "100000", "1000000"})
    public int digits;

    @Param({"P", "N"})
    public String outcome = "";

    private String position = "";

    /** Builds the position and sees to it that the answer is the expected one. */
    @Setup
    public void ask() throws IOException, GameSyntaxException {
        Positions positions = Positions.of(game, digits);
        position = outcome.equals("P") ? positions.winning() : positions.losing();
        if (!answer().startsWith(outcome)) {
            throw new IllegalStateException("this was meant to be one of the outcome " + outcome);
        }
    }

    @Benchmark
    public String answer() throws IOException {
        StringWriter answer = new StringWriter();
        new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false)
                .answer(new OutcomeRequest(game, position, Method.usual()))
                .write(Format.TEXT, answer);
        return answer.toString();
    }
}
