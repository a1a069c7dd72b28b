package org.wythofflab.bench;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Runs everything and prints the tables of {@code docs/benchmarks.md}. */
public final class Benchmarks {

    private static final List<String> LINEAR_GAMES = List.of(
            "wythoff", "a-wythoff(3)", "st(2,3)", "even-even(2,3)", "odd-even(2,3)", "wyt(10)", "wythoff block 2");

    private static final List<String> OUTCOMES = List.of("P", "N");

    private Benchmarks() {}

    public static void main(String[] arguments) throws RunnerException {
        Runtime machine = Runtime.getRuntime();
        System.out.println("Java " + Runtime.version() + ", " + machine.availableProcessors() + " processors");
        questions("Piles of up to a million digits", LINEAR_GAMES, 10_000, 100_000, 1_000_000);
        questions("A polynomial", List.of("wyt(k^2)"), 1_000, 10_000, 100_000);
        questions("(m,p)-Wythoff Nim", List.of("mp-wythoff(2,3)"), 100, 1_000, 10_000);
        tenMillionDigits();
        arithmetic();
        boards();
    }

    private static void questions(String title, List<String> games, int... sizes) throws RunnerException {
        List<String> heads = new ArrayList<>(List.of("game", "outcome"));
        for (int size : sizes) {
            heads.add("10^" + (Integer.toString(size).length() - 1) + " digits, ms");
        }
        heads.add("growth");
        Table table = new Table(title, heads, 2);
        for (String game : games) {
            for (String outcome : OUTCOMES) {
                List<Double> times = new ArrayList<>();
                for (int size : sizes) {
                    times.add(question(game, outcome, size).best());
                }
                table.row(List.of("`" + game + "`", outcome), times, Table.growth(times));
            }
        }
    }

    private static Measuring question(String game, String outcome, int digits) {
        return Measuring.of(QuestionBenchmark.class, "answer")
                .with("game", game)
                .with("outcome", outcome)
                .with("digits", digits);
    }

    private static void tenMillionDigits() throws RunnerException {
        Table table = new Table("Ten million digits, once", List.of("game", "outcome", "10^7 digits, ms"), 2);
        for (String game : List.of("wythoff", "a-wythoff(3)")) {
            double time = question(game, "N", 10_000_000).once();
            table.row(List.of("`" + game + "`", "N"), List.of(time));
        }
    }

    private static void arithmetic() throws RunnerException {
        Table table = new Table(
                "Arithmetic",
                List.of("operation", "baseline", "digits", "ours, ms", "baseline, ms", "baseline / ours", "growth"),
                2);
        for (Operation task : Operation.values()) {
            List<Double> times = new ArrayList<>();
            for (int digits = 10_000; digits <= 1_000_000; digits *= 10) {
                times.add(arithmetic(task, "ours", digits).best());
                boolean compared = digits <= task.mostBaselineDigits;
                double baseline =
                        compared ? arithmetic(task, "baseline", digits).best() : Double.NaN;
                double last = times.get(times.size() - 1);
                List<Double> lastTwo = times.subList(Math.max(0, times.size() - 2), times.size());
                table.row(
                        List.of(task.words, task.baselineWords, Integer.toString(digits)),
                        List.of(last, baseline, baseline / last),
                        Table.growth(lastTwo));
            }
        }
    }

    private static Measuring arithmetic(Operation task, String method, int digits) {
        return Measuring.of(ArithmeticBenchmark.class, method)
                .with("task", task)
                .with("digits", digits);
    }

    private static void boards() throws RunnerException {
        Table table = new Table(
                "Boards of 8000 x 8000 positions",
                List.of("game", "engine, ms", "plain counters, ms", "plain counters / engine"),
                1);
        for (int block : List.of(1, 5)) {
            double ours = board(block, "ours").best();
            double baseline = board(block, "baseline").best();
            table.row(List.of("`wythoff block " + block + "`"), List.of(ours, baseline, baseline / ours));
        }
    }

    private static Measuring board(int block, String method) {
        return Measuring.of(BoardBenchmark.class, method).with("block", block);
    }
}
