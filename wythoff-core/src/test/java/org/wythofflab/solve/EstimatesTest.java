package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.GameSpec;

/**
 * What an engine says it needs, before it starts, against what it takes: the bytes its thread allocates, which the Java
 * machine counts, so that nothing here depends on the speed of the machine.
 */
final class EstimatesTest {
    private static final Budget PLENTY = Budget.of(Long.MAX_VALUE, Long.MAX_VALUE);
    private static final int FACTOR = 3;

    /** So large that the board itself counts, not what every engine begins with. */
    private static final int SIDE = 2048;

    /** Cells that take too long for a test; then a smaller board has to do. */
    private static final BigInteger DEAR = BigInteger.valueOf(50_000_000);

    private record Estimate(String game, String engine, long said, long taken) {
        boolean isGood() {
            return said <= FACTOR * taken && taken <= FACTOR * said;
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
}
