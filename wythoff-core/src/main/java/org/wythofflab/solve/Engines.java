package org.wythofflab.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.grundy.DiagonalEngine;
import org.wythofflab.solve.grundy.GrundyEngine;
import org.wythofflab.solve.grundy.ShadowEngine;
import org.wythofflab.solve.imitation.ImitationEngine;
import org.wythofflab.solve.layers.LayerEngine;
import org.wythofflab.solve.lines.LineColumns;
import org.wythofflab.solve.lines.LineEngine;
import org.wythofflab.solve.lines.ValueColumns;
import org.wythofflab.solve.outcome.CountingEngine;
import org.wythofflab.solve.outcome.FirstFreeEngine;
import org.wythofflab.solve.outcome.PositionEngine;
import org.wythofflab.solve.outcome.ShiftEngine;
import org.wythofflab.solve.outcome.SieveEngine;
import org.wythofflab.solve.periods.RowPeriods;
import org.wythofflab.solve.stream.BlockingColumns;

/** The engines there are, and the choice among them: the first that can, provided what it needs is within the budget. */
public final class Engines {

    /** Best first. */
    static final List<OutcomeEngine> OUTCOME = List.of(
            new LineEngine(),
            new ShiftEngine(),
            new CountingEngine(),
            new FirstFreeEngine(),
            new SieveEngine(),
            new PositionEngine(),
            new ImitationEngine());

    /** Best first. */
    static final List<ColumnEngine> COLUMN = List.of(new LineColumns(), new BlockingColumns());

    /** Best first; for what they do not know there is {@link #GRUNDY}. */
    static final List<TableEngine> TABLE = List.of(new DiagonalEngine(), new ShadowEngine(), new LayerEngine());

    /** What is said to take a second is worth a closer look, which takes less. */
    private static final BigInteger LONG_NANOS = BigInteger.valueOf(1_000_000_000);

    private static final Need NOTHING = new Need(BigInteger.ZERO, BigInteger.ZERO);
    private static final ValueColumns VALUES = new ValueColumns();
    private static final GrundyEngine GRUNDY = new GrundyEngine();
    private static final ImitationEngine IMITATION = new ImitationEngine();
    private static final RowPeriods PERIODS = new RowPeriods();

    private Engines() {}

    /** A task that has been found to fit and waits to be run. */
    @FunctionalInterface
    public interface Solver<T> {
        T run(Budget budget);
    }

    /** Hands P-positions to a sink, see {@link PositionStream}. */
    @FunctionalInterface
    public interface Streamer {
        void run(Budget budget, PositionStream.Sink sink);
    }

    /** Hands marked positions (a,b) with b below the limit to a sink, see {@link ColumnEngine}. */
    @FunctionalInterface
    public interface Columns {
        void run(int limit, Budget budget, ColumnEngine.Sink sink);
    }

    /** Who wins at every position of a board (for a game with memory: at every starting position). */
    public static Choice<Solver<OutcomeGrid>> outcomes(GameSpec game, Extent extent, Budget budget) {
        return chooseOutcome(game, extent, budget, engine -> bytes(OutcomeGrid::bytes), engine -> run -> {
            try (Crew crew = new Crew(run)) {
                return OutcomeGrid.of(engine.start(game, extent.board(), crew), extent.board(), run);
            }
        });
    }

    /** Where P-positions are on a board that is looked at from far away. */
    public static Choice<Solver<ShrunkGrid>> shrunk(GameSpec game, Extent extent, Budget budget) {
        return chooseOutcome(game, extent, budget, engine -> bytes(ShrunkGrid::bytes), engine -> run -> {
            try (Crew crew = new Crew(run)) {
                return ShrunkGrid.of(engine.start(game, extent.board(), crew), extent.board(), run);
            }
        });
    }

    /** The P-positions with both piles below {@code bound}, by (max, x, y). */
    public static Choice<Streamer> positions(GameSpec game, BigInteger bound, Budget budget) {
        return fewColumns(game, bound, BigInteger.valueOf(ShellOrder.SHELL_BYTES), budget)
                .map(choice -> choice.<Streamer>map(columns -> (run, sink) -> {
                    ShellOrder order = new ShellOrder(bound.intValueExact(), run, sink);
                    columns.run(bound.intValueExact(), run, order);
                    order.end();
                }))
                .or(() -> manyPositions(game, bound, budget))
                .orElseGet(() -> BoardLists.positions(game, bound, budget));
    }

    /** The same if it is the N-positions that are few: all the others. */
    private static Optional<Choice<Streamer>> manyPositions(GameSpec game, BigInteger bound, Budget budget) {
        BigInteger shell = BigInteger.valueOf(ShellOrder.SHELL_BYTES);
        return manyColumns(
                        game,
                        bound,
                        extent -> new Need(extent.cells(), extent.rows().multiply(shell)),
                        budget)
                .map(choice -> choice.map(columns -> (run, sink) -> {
                    OtherPositions others = new OtherPositions(bound.intValueExact(), run, sink);
                    ShellOrder order = new ShellOrder(bound.intValueExact(), run, others);
                    columns.run(bound.intValueExact(), run, order);
                    order.end();
                    others.end();
                }));
    }

    /**
     * The marked positions (a,b), {@code a <= b} and a below the bound, however large b is; see {@link ColumnEngine}. Empty
     * if only a board would tell.
     */
    public static Optional<Choice<Columns>> columns(GameSpec game, BigInteger bound, Budget budget) {
        return columns(game, bound, false, extent -> NOTHING, budget);
    }

    /** The same with b below the bound, too, and if it is the P-positions that are few. */
    private static Optional<Choice<Columns>> fewColumns(
            GameSpec game, BigInteger bound, BigInteger columnBytes, Budget budget) {
        return game.maneuver().kind() == Maneuver.Kind.COMPLY
                ? Optional.empty()
                : columns(
                        game,
                        bound,
                        true,
                        extent -> new Need(BigInteger.ZERO, extent.rows().multiply(columnBytes)),
                        budget);
    }

    /** The same if it is the N-positions, and all the other positions are to be listed. */
    private static Optional<Choice<Columns>> manyColumns(
            GameSpec game, BigInteger bound, Function<Extent, Need> caller, Budget budget) {
        return game.maneuver().kind() == Maneuver.Kind.COMPLY
                ? columns(game, bound, true, caller, budget)
                : Optional.empty();
    }

    /** What it takes to list nearly all pairs of a board. */
    private static Need pairsOf(Extent square) {
        return new Need(square.cells().shiftRight(1), BigInteger.ZERO).atNanos(1);
    }

    /**
     * By the first engine that can.
     *
     * @param square whether b is below the bound, too
     * @param caller what the caller needs besides
     */
    private static Optional<Choice<Columns>> columns(
            GameSpec game, BigInteger bound, boolean square, Function<Extent, Need> caller, Budget budget) {
        return COLUMN.stream()
                .filter(engine ->
                        engine.capability(game, BigInteger.ONE, square).fold(can -> true, cannot -> false))
                .findFirst()
                .map(engine -> choose(
                        extent -> plus(engine.capability(game, extent.rows(), square), caller.apply(extent)),
                        Extent.square(bound),
                        budget,
                        engine.name(),
                        () -> (limit, run, sink) -> engine.run(game, bound.intValueExact(), limit, run, sink)));
    }

    /** The P-positions (x,y), {@code x <= y < bound}, in whatever order is quickest. */
    public static Choice<Streamer> pairs(GameSpec game, BigInteger bound, Budget budget) {
        return fewColumns(game, bound, BigInteger.ZERO, budget)
                .map(choice ->
                        choice.<Streamer>map(found -> (run, sink) -> found.run(bound.intValueExact(), run, (a, b) -> {
                            sink.accept(a, b);
                            return true;
                        })))
                .or(() -> manyColumns(game, bound, Engines::pairsOf, budget)
                        .map(choice -> choice.map(columns -> (run, sink) -> {
                            OtherPairs others = new OtherPairs(bound.intValueExact(), run, sink);
                            columns.run(bound.intValueExact(), run, others);
                            others.end();
                        })))
                .orElseGet(() -> BoardLists.pairs(game, bound, budget));
    }

    /**
     * The positions (a,b) of one Grundy value, {@code a <= b} and a below the bound, however large b is; there is one for
     * each a, or (b',a) with a smaller b', and of value 0 more where the game is over at several positions. Empty if only a
     * table would tell.
     *
     * @param columnBytes what the caller holds for each column
     */
    public static Optional<Choice<Columns>> places(
            GameSpec game, BigInteger value, BigInteger bound, int columnBytes, Budget budget) {
        boolean known = VALUES.capability(game, BigInteger.ONE, BigInteger.ONE).fold(can -> true, cannot -> false);
        return known
                ? Optional.of(choose(
                        extent -> plusBytes(
                                VALUES.capability(game, value, extent.rows()),
                                extent.rows().multiply(BigInteger.valueOf(columnBytes))),
                        Extent.square(bound),
                        budget,
                        VALUES.name(),
                        () -> (limit, run, sink) ->
                                VALUES.run(game, value.intValueExact(), bound.intValueExact(), limit, run, sink)))
                : Optional.empty();
    }

    public static Choice<Solver<GrundyTable>> grundy(GameSpec game, Extent extent, Budget budget) {
        int threads = budget.threads();
        boolean meaningful = GRUNDY.atMost(game, extent).fold(can -> true, cannot -> false);
        List<Choice<Solver<GrundyTable>>> choices = new ArrayList<>();
        for (TableEngine engine : TABLE) {
            if (meaningful && engine.capability(game, extent, threads).fold(can -> true, cannot -> false)) {
                choices.add(choose(
                        any -> engine.capability(game, any, threads),
                        extent,
                        budget,
                        engine.name(),
                        () -> run -> engine.solve(game, extent.board(), run)));
            }
        }
        // Of a few long rows the best engine may hold too much where another one does not.
        return choices.stream()
                .filter(choice -> choice.fold(chosen -> true, refused -> false))
                .findFirst()
                .or(() -> choices.stream().findFirst())
                .orElseGet(() -> plainGrundy(game, extent, budget));
    }

    /** By the engine that knows every game. */
    static Choice<Solver<GrundyTable>> plainGrundy(GameSpec game, Extent extent, Budget budget) {
        boolean small = GRUNDY.atMost(game, extent)
                .fold(can -> objection(can, extent, budget).isEmpty(), cannot -> true);
        return choose(
                small ? any -> GRUNDY.atMost(game, any) : GRUNDY.capabilities(game),
                extent,
                budget,
                "sets of values",
                () -> run -> GRUNDY.solve(game, extent.board(), run));
    }

    /** Preperiods and periods of the first rows of the table of Grundy values, proved. */
    public static Choice<Solver<List<RowPeriod>>> rowPeriods(GameSpec game, BigInteger rows, Budget budget) {
        return choose(
                extent -> GRUNDY.atMost(game, extent)
                        .fold(can -> PERIODS.capability(game, extent.rows()), meaningless -> meaningless),
                Extent.square(rows),
                budget,
                PERIODS.name(),
                () -> run -> PERIODS.find(game, rows.intValueExact(), run));
    }

    /** Every state of a game with memory whose piles are below {@code bound}. */
    public static Choice<Solver<ImitationStates>> states(GameSpec game, BigInteger bound, Budget budget) {
        return choose(
                e -> IMITATION.capability(game, e),
                Extent.square(bound),
                budget,
                IMITATION.name(),
                () -> run -> IMITATION.solve(game, bound.intValueExact(), run));
    }

    /** @param besides what each engine needs besides, asked only if it can */
    static <T> Choice<T> chooseOutcome(
            GameSpec game,
            Extent extent,
            Budget budget,
            Function<OutcomeEngine, Function<Extent, Need>> besides,
            Function<OutcomeEngine, T> prepare) {
        List<String> objections = new ArrayList<>();
        for (OutcomeEngine engine : OUTCOME) {
            Optional<String> cannot =
                    engine.capability(game, extent).fold(can -> Optional.empty(), no -> Optional.of(no.why()));
            if (cannot.isEmpty()) {
                Function<Extent, Need> more = besides.apply(engine);
                Function<Extent, Capability> roughly = e -> engine.capability(game, e);
                boolean small = plus(roughly.apply(extent), more.apply(extent))
                        .fold(can -> objection(can, extent, budget).isEmpty() && isShort(can.need()), no -> true);
                Function<Extent, Capability> needs = small ? roughly : engine.closely(game);
                return choose(
                        e -> plus(needs.apply(e), more.apply(e)),
                        extent,
                        budget,
                        engine.name(),
                        () -> prepare.apply(engine));
            }
            objections.add(engine.name() + ": " + cannot.get());
        }
        return new Choice.Refused<>(
                "no engine can solve this game (" + String.join("; ", objections) + ")", Optional.empty());
    }

    private static boolean isShort(Need need) {
        return need.nanos().compareTo(LONG_NANOS) < 0;
    }

    private static Function<Extent, Need> bytes(Function<Extent, BigInteger> bytes) {
        return extent -> new Need(BigInteger.ZERO, bytes.apply(extent));
    }

    private static Capability plusBytes(Capability capability, BigInteger bytes) {
        return plus(capability, new Need(BigInteger.ZERO, bytes));
    }

    private static Capability plus(Capability capability, Need more) {
        return capability.fold(can -> new Capability.Can(can.need().beside(more), can.reason()), no -> no);
    }

    private static <T> Choice<T> choose(
            Function<Extent, Capability> needs, Extent extent, Budget budget, String engine, Supplier<T> prepare) {
        return needs.apply(extent)
                .fold(
                        can -> objection(can, extent, budget)
                                .<Choice<T>>map(why ->
                                        new Choice.Refused<>(why, Optional.of(largestSquare(needs, extent, budget))))
                                .orElseGet(() -> new Choice.Chosen<>(
                                        prepare.get(), engine, can.reason(), Optional.of(can.need()))),
                        no -> new Choice.Refused<>(no.why(), Optional.empty()));
    }

    private static Optional<String> objection(Capability.Can can, Extent extent, Budget budget) {
        Optional<String> tooMuch = budget.objection(can.need());
        if (tooMuch.isEmpty() && !extent.hasIntSides()) {
            return Optional.of("a pile on a board is at most " + (Extent.LONGEST_SIDE - 1));
        }
        return tooMuch;
    }

    /** Needs grow with the side, so the largest square that fits is found by bisection below the side asked for. */
    private static BigInteger largestSquare(Function<Extent, Capability> needs, Extent extent, Budget budget) {
        BigInteger fits = BigInteger.ZERO;
        BigInteger tooLarge = extent.rows().max(extent.columns()).min(BigInteger.valueOf(Extent.LONGEST_SIDE));
        while (tooLarge.subtract(fits).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = fits.add(tooLarge).shiftRight(1);
            Extent square = Extent.square(middle);
            boolean ok = needs.apply(square)
                    .fold(can -> objection(can, square, budget).isEmpty(), no -> false);
            if (ok) {
                fits = middle;
            } else {
                tooLarge = middle;
            }
        }
        return fits;
    }
}
