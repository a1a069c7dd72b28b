package org.wythofflab.solve;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.GameSpec;

/**
 * What the engines hold at most while they list positions of the games of the catalogue or fill tables of them, beside what was said before. A
 * program of its own: in a Java machine that does nothing else, what is alive after a collection is what the engine holds.
 * It is collected at some of the moments at which the engine asks whether to go on, and when the answer is there; what was
 * let go in between does not count, and nothing can be held that was not allocated.
 */
final class HeldMemory {
    private static final int MOMENTS = 8;

    /** Cells that take too long for a test; then a smaller board has to do. */
    private static final long DEAR = 4_000_000;

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
            most = before;
        }

        private boolean see() {
            if (++asked % every == 0) {
                look();
            }
            return false;
        }

        void look() {
            most = Math.max(most, alive());
        }

        /** Above what was alive before, or is afterwards: either may have something that is about to be let go. */
        long held() {
            return most - Math.min(before, alive());
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
        runAndLook(work, asking(witness::see), witness);
        return Math.min(all, witness.held());
    }

    /** Holds the answer only as long as it takes to look. */
    private static void runAndLook(Engines.Solver<Object> work, Budget budget, Witness witness) {
        Object answer = work.run(budget);
        try {
            witness.look();
        } finally {
            Reference.reachabilityFence(answer);
        }
    }

    /** What is asked of each game, about a board of that side or the largest that is not too dear. */
    enum Question {
        POSITIONS(50, 1 << 19) {
            @Override
            Optional<Choice<Engines.Solver<Object>>> ask(GameSpec game, BigInteger side, Budget budget) {
                return Optional.of(Engines.positions(game, side, budget).map(HeldMemory::listed));
            }
        },
        PAIRS(50, 1 << 19) {
            @Override
            Optional<Choice<Engines.Solver<Object>>> ask(GameSpec game, BigInteger side, Budget budget) {
                return Optional.of(Engines.pairs(game, side, budget).map(HeldMemory::listed));
            }
        },
        /** Pairs that are numbered: their second piles have any size. */
        COLUMNS(25, 1 << 19) {
            @Override
            Optional<Choice<Engines.Solver<Object>>> ask(GameSpec game, BigInteger side, Budget budget) {
                return Engines.columns(game, side, budget).map(choice -> choice.map(HeldMemory::walked));
            }
        },
        /** The same of one Grundy value. */
        PLACES(12, 1 << 16) {
            @Override
            Optional<Choice<Engines.Solver<Object>>> ask(GameSpec game, BigInteger side, Budget budget) {
                return Engines.places(game, BigInteger.TEN, side, 0, budget)
                        .map(choice -> choice.map(HeldMemory::walked));
            }
        },
        TABLES(30, 1 << 10) {
            @Override
            Optional<Choice<Engines.Solver<Object>>> ask(GameSpec game, BigInteger side, Budget budget) {
                return Optional.of(
                        Engines.grundy(game, Extent.square(side), budget).map(solver -> solver::run));
            }
        };

        private final int games;
        private final int side;

        /** @param games how many of the catalogue, at least, make sense of it */
        Question(int games, int side) {
            this.games = games;
            this.side = side;
        }

        int games() {
            return games;
        }

        /** Empty for a question that makes no sense. */
        abstract Optional<Choice<Engines.Solver<Object>>> ask(GameSpec game, BigInteger side, Budget budget);
    }

    private static Engines.Solver<Object> walked(Engines.Columns columns) {
        return run -> {
            int[] sum = {0};
            columns.run(Integer.MAX_VALUE, run, (x, y) -> {
                sum[0] += x ^ y;
                return true;
            });
            return sum;
        };
    }

    /** Empty for a question that makes no sense, or of which not even the smallest board fits. */
    private static Optional<String> line(Question question, GameSpec game, BigInteger side) {
        return question.ask(game, side, Budget.of(DEAR, Long.MAX_VALUE))
                .flatMap(choice -> choice.fold(
                        chosen -> Optional.of(String.join(
                                "\t",
                                game.text(),
                                chosen.engine(),
                                side.toString(),
                                chosen.need().orElseThrow().bytes().toString(),
                                Long.toString(held(chosen.value())))),
                        refused -> refused.fits()
                                .filter(fits -> fits.signum() > 0)
                                .flatMap(fits -> line(question, game, fits))));
    }

    private static Optional<String> line(Question question, GameSpec game) {
        return line(question, game, BigInteger.valueOf(question.side));
    }

    /** One line for each game: its text, the engine, the side, the bytes that were said, and those that were held. */
    public static void main(String... args) {
        Question question = Question.valueOf(args[0]);
        // What the first of all leaves behind is the machine's.
        line(question, Catalogue.entries().get(0).game());
        Catalogue.entries().forEach(entry -> line(question, entry.game()).ifPresent(System.out::println));
    }
}
