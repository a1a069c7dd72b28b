package org.wythofflab.solve;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.GameSpec;

/**
 * What the engines hold at most while positions of the games of the catalogue are listed, beside what was said before. A
 * program of its own: in a Java machine that does nothing else, what is alive after a collection is what the engine holds.
 * It is collected at some of the moments at which the engine asks whether to go on, and when the answer is there; what was
 * let go in between does not count, and nothing can be held that was not allocated.
 */
final class HeldMemory {
    private static final Budget PLENTY = Budget.of(Long.MAX_VALUE, Long.MAX_VALUE);
    private static final int MOMENTS = 8;
    private static final int SIDE = 1 << 19;

    /** Cells that take too long for a test; then a smaller board has to do. */
    private static final BigInteger DEAR = BigInteger.valueOf(20_000_000);

    private HeldMemory() {}

    private static Engines.Solver<Object> listed(Engines.Streamer list) {
        return run -> {
            int[] sum = {0};
            list.run(run, (x, y) -> sum[0] += x ^ y);
            return sum;
        };
    }

    private static long alive() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    /** Asks at some of the moments; the budget is told never to stop. */
    private static final class Witness {
        private final long every;
        private final long before;
        private long asked;
        private long most;

        Witness(long moments) {
            every = Math.max(1, moments / MOMENTS);
            before = alive();
        }

        private boolean see() {
            if (++asked % every == 0) {
                look();
            }
            return false;
        }

        void look() {
            most = Math.max(most, alive() - before);
        }
    }

    private static Budget asking(BooleanSupplier stop) {
        return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, stop, Progress.SILENT);
    }

    private static long held(Engines.Solver<Object> work) {
        long[] moments = {0};
        // Once before: what the machine loads for the first time is not the engine's.
        work.run(asking(() -> ++moments[0] < 0));
        long start = allocated();
        work.run(asking(() -> false));
        long all = allocated() - start;
        Witness witness = new Witness(moments[0]);
        Object answer = work.run(asking(witness::see));
        witness.look();
        return answer.hashCode() == 0 ? 0 : Math.min(all, witness.most);
    }

    /** Empty for a question that makes no sense. */
    private static Optional<String> line(GameSpec game, int side) {
        return Engines.positions(game, BigInteger.valueOf(side), PLENTY)
                .fold(
                        chosen -> {
                            Need need = chosen.need().orElseThrow();
                            return need.cells().compareTo(DEAR) > 0 && side > 1
                                    ? line(game, side / 2)
                                    : Optional.of(String.join(
                                            "\t",
                                            game.text(),
                                            chosen.engine(),
                                            Integer.toString(side),
                                            need.bytes().toString(),
                                            Long.toString(held(listed(chosen.value())))));
                        },
                        refused -> Optional.empty());
    }

    /** One line for each game: its text, the engine, the side, the bytes that were said, and those that were held. */
    public static void main(String... args) {
        // What the first of all leaves behind is the machine's.
        line(Catalogue.entries().get(0).game(), SIDE);
        Catalogue.entries().forEach(entry -> line(entry.game(), SIDE).ifPresent(System.out::println));
    }
}
