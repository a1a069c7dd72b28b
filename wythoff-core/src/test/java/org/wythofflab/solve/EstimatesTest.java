package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.GameSpec;

/**
 * What an engine says it needs, before it starts, against what it takes. Of boards nearly all that is allocated is held until
 * the end, and the Java machine counts that; what lists and tables hold at once is measured by {@link HeldMemory}. Nothing
 * here depends on the speed of the machine.
 */
final class EstimatesTest {
    private static final Budget PLENTY = Budget.of(Long.MAX_VALUE, Long.MAX_VALUE);
    private static final int FACTOR = 3;

    /** So large that the board itself counts, not what every engine begins with. */
    private static final int SIDE = 2048;

    /** Cells that take too long for a test; then a smaller board has to do. */
    private static final BigInteger DEAR = BigInteger.valueOf(50_000_000);

    /** In bytes: whatever takes no more fits any machine, and may be what engines begin with. */
    private static final long SMALL = 1 << 15;

    private record Estimate(String game, String engine, long said, long taken) {
        boolean isGood() {
            return said <= FACTOR * taken && taken <= FACTOR * said;
        }

        boolean isGoodOrSmall() {
            return isGood() || Math.max(said, taken) <= SMALL;
        }

        /** As {@link HeldMemory} writes it. */
        static Estimate read(String line) {
            String[] parts = line.split("\t", -1);
            return new Estimate(
                    parts[0] + " below " + parts[2], parts[1], Long.parseLong(parts[3]), Long.parseLong(parts[4]));
        }
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    /** Empty for games with a memory, which have no board. */
    private static Optional<Estimate> estimate(GameSpec game, int side) {
        return Engines.outcomes(game, Extent.square(BigInteger.valueOf(side)), PLENTY)
                .fold(
                        chosen -> {
                            Need need = chosen.need().orElseThrow();
                            if (need.cells().compareTo(DEAR) > 0) {
                                return estimate(game, side / 4);
                            }
                            // Once before: what the machine loads for the first time is not the engine's.
                            chosen.value().run(PLENTY);
                            long before = allocated();
                            chosen.value().run(PLENTY);
                            long taken = allocated() - before;
                            return Optional.of(new Estimate(
                                    game.text(), chosen.engine(), need.bytes().longValueExact(), taken));
                        },
                        refused -> Optional.empty());
    }

    @Test
    void boardsOfTheCatalogueTakeWhatIsSaid() {
        List<Estimate> all = Catalogue.entries().stream()
                .flatMap(entry -> estimate(entry.game(), SIDE).stream())
                .toList();
        assertThat(all).hasSizeGreaterThan(40).allMatch(Estimate::isGood);
    }

    /** Where moves are irregular and rare, it is seen whether they are so few that the time grows with the square only. */
    @ParameterizedTest
    @CsvSource({
        "k = l or k*k = l or l*l = k, true",
        "k*k < 3*l*l and l < 2*k, false",
        "k % 100 = 0 and l*l % k < 7, false"
    })
    void fewIrregularMovesAreNoReasonToRefuse(String rule, boolean fits) {
        GameSpec game = Boards.game("moves(first: all; second: all; both: " + rule + ")");
        Budget seconds = Budget.of(1L << 31, 2_000_000_000);
        assertThat(Engines.positions(game, BigInteger.valueOf(1 << 16), seconds)
                        .<Boolean>fold(chosen -> true, refused -> false))
                .isEqualTo(fits);
    }

    private static Need needOfTable(String text, int threads) {
        return Engines.grundy(Boards.game(text), Extent.of(SIDE / 2, SIDE / 2), sharedBy(threads))
                .fold(chosen -> chosen.need().orElseThrow(), refused -> new Need(BigInteger.ZERO, BigInteger.ZERO));
    }

    private static Budget sharedBy(int threads) {
        return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, threads, () -> false, Progress.SILENT);
    }

    /** What threads hold of their own is made by the one that asked, or is little. */
    @ParameterizedTest
    @CsvSource({"wythoff, 4", "'odd-even(2,3)', 2", "'odd-even(2,3)', 4", "'odd-even(2,3)', 20"})
    void sharedTablesTakeWhatIsSaid(String text, int threads) {
        Choice<Engines.Solver<GrundyTable>> choice =
                Engines.grundy(Boards.game(text), Extent.of(SIDE / 2, SIDE / 2), sharedBy(threads));
        long before = allocated();
        choice.map(solver -> solver.run(sharedBy(threads)));
        long taken = allocated() - before;
        long said = needOfTable(text, threads).bytes().longValueExact();
        assertThat(new Estimate(text, threads + " threads", said, taken)).matches(Estimate::isGood);
    }

    /** No more threads share a table than are of use. */
    @ParameterizedTest
    @CsvSource({"'st(2,3)', 16", "'odd-even(2,3)', 6"})
    void tablesNeedMoreWhereMoreThreadsShareThem(String text, int most) {
        BigInteger one = needOfTable(text, 1).bytes();
        BigInteger two = needOfTable(text, 2).bytes();
        BigInteger all = needOfTable(text, most).bytes();
        assertThat(two).isBetween(one, all).isNotIn(one, all);
        assertThat(needOfTable(text, most + 1).bytes()).isEqualTo(all);
    }

    @ParameterizedTest
    @EnumSource
    void theCatalogueHoldsWhatIsSaid(HeldMemory.Question question) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        // Or dead objects would stay in place three times out of four.
                        "-XX:MarkSweepAlwaysCompactCount=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        HeldMemory.class.getName(),
                        question.name())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<Estimate> all = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .map(Estimate::read)
                .toList();
        assertThat(process.waitFor()).isZero();
        assertThat(all).hasSizeGreaterThanOrEqualTo(question.games()).allMatch(Estimate::isGoodOrSmall);
        assertThat(all).as("those that count").anyMatch(one -> one.taken() > SMALL);
    }
}
