package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.GameSpec;

/**
 * What an engine says it needs, before it starts, against what it takes: the bytes its thread allocates, which the Java
 * machine counts, so that nothing here depends on the speed of the machine.
 */
final class EstimatesTest {
    private static final Budget PLENTY = Budget.of(Long.MAX_VALUE, Long.MAX_VALUE);
    private static final int FACTOR = 3;

    private record Estimate(String game, String engine, long said, long taken) {
        boolean isGood() {
            return said <= FACTOR * taken && taken <= FACTOR * said;
        }
    }

    @FunctionalInterface
    private interface Question {
        Choice<? extends Engines.Solver<?>> of(GameSpec game, Extent extent);
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    private static Optional<Estimate> estimate(GameSpec game, int side, Question question) {
        Choice<? extends Engines.Solver<?>> choice = question.of(game, Extent.square(BigInteger.valueOf(side)));
        return choice.fold(
                chosen -> {
                    long before = allocated();
                    chosen.value().run(PLENTY);
                    long taken = allocated() - before;
                    return Optional.of(new Estimate(
                            game.text(), chosen.engine(), chosen.need().orElseThrow().bytes().longValueExact(), taken));
                },
                refused -> Optional.empty());
    }

    private static List<Estimate> overTheCatalogue(int side, Question question) {
        List<Estimate> all = new ArrayList<>();
        for (CatalogueEntry entry : Catalogue.entries()) {
            estimate(entry.game(), side, question).ifPresent(all::add);
        }
        return all;
    }

    /** So large that the board itself counts, not what every engine begins with. */
    @Test
    void boardsTakeWhatIsSaid() {
        List<Estimate> all = overTheCatalogue(2048, (game, extent) -> Engines.outcomes(game, extent, PLENTY));
        assertThat(all).hasSizeGreaterThan(20).allMatch(Estimate::isGood);
    }
}
