package org.wythofflab.solve;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.GameSpec;

/**
 * What the engines take of a processor's time for the games of the catalogue, beside what was said before. A program to be run by
 * hand, as it depends on the machine: of the ratios only how far they are from each other matters.
 */
final class SpentTime {
    private static final int FACTOR = 3;

    /** So long a run has to take by what is said; the side is doubled until it does, or no more of it fits. */
    private static final BigInteger ENOUGH = BigInteger.valueOf(100_000_000);

    private static final BigInteger SMALLEST = BigInteger.valueOf(256);
    private static final Budget PLENTY = Budget.of(Long.MAX_VALUE, 2_000_000_000);

    private SpentTime() {}

    private record Row(String question, String engine, String game, BigInteger side, long said, long taken) {
        double ratio() {
            return (double) said / taken;
        }

        String line(double usual) {
            double off = ratio() / usual;
            String mark = off > FACTOR || off < 1.0 / FACTOR ? "  <--" : "";
            return String.format(
                    "%5.2f  %-9s %-16s %-40s %9d %10.1f ms%s", off, question, engine, game, side, taken / 1e6, mark);
        }
    }

    private static long clock() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.getCurrentThreadCpuTime();
    }

    /** The shortest of some runs: in the others the Java machine compiles. */
    private static long taken(Engines.Solver<Object> work) {
        long least = Long.MAX_VALUE;
        long all = 0;
        for (int i = 0; i < 3 || (i < 12 && all < 500_000_000L); i++) {
            long start = clock();
            work.run(PLENTY);
            long time = clock() - start;
            least = Math.min(least, time);
            all += time;
        }
        return least;
    }

    private static Optional<Choice<Engines.Solver<Object>>> ask(String question, GameSpec game, BigInteger side) {
        return question.equals("BOARDS")
                ? Optional.of(
                        Engines.outcomes(game, Extent.square(side), PLENTY).map(solver -> solver::run))
                : HeldMemory.Question.valueOf(question).ask(game, side, PLENTY);
    }

    /** Empty for a question that makes no sense. */
    private static Optional<Row> row(String question, GameSpec game, BigInteger side) {
        return ask(question, game, side)
                .flatMap(choice -> choice.fold(
                        chosen -> {
                            BigInteger said = chosen.need().orElseThrow().nanos();
                            BigInteger larger = side.shiftLeft(1);
                            boolean more = said.compareTo(ENOUGH) < 0
                                    && ask(question, game, larger)
                                            .map(next -> next.<Boolean>fold(can -> true, no -> false))
                                            .orElse(false);
                            return more
                                    ? row(question, game, larger)
                                    : Optional.of(new Row(
                                            question,
                                            chosen.engine(),
                                            game.text(),
                                            side,
                                            said.longValueExact(),
                                            taken(chosen.value())));
                        },
                        refused -> Optional.empty()));
    }

    /** Questions, or none for all; one line for each game: said by taken, 1 being what is usual. */
    public static void main(String... args) {
        List<String> questions = args.length > 0
                ? List.of(args)
                : Stream.concat(
                                Stream.of("BOARDS"),
                                Stream.of(HeldMemory.Question.values()).map(Enum::name))
                        .toList();
        List<Row> rows = new ArrayList<>();
        for (String question : questions) {
            Catalogue.entries()
                    .forEach(entry -> row(question, entry.game(), SMALLEST).ifPresent(rows::add));
            System.err.println(question + ": " + rows.size() + " rows");
        }
        double[] ratios = rows.stream().mapToDouble(Row::ratio).sorted().toArray();
        double usual = ratios[ratios.length / 2];
        System.out.printf("usual: said / taken = %.2f%n", usual);
        rows.forEach(row -> System.out.println(row.line(usual)));
    }
}
