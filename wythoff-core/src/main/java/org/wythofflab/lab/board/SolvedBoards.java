package org.wythofflab.lab.board;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import org.wythofflab.exact.Brief;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.ShrunkGrid;

/** The boards of one game with both piles below an end, solved or found among those kept. */
public record SolvedBoards(GameSpec game, Boards boards, Inquiry inquiry) {

    /** Counts are made from each P-position, of which there are about as many as rows. */
    private static final BigInteger MOST_COUNTED = BigInteger.valueOf(1024);

    public OutcomeGrid outcomes(BigInteger end) {
        return boards.covering(
                game,
                Boards.Kind.OUTCOMES,
                end,
                (side, budget) -> Engines.outcomes(game, Extent.square(side), budget),
                inquiry,
                task("the board", end));
    }

    /** Shows every P-position with both piles below the end. */
    public void nearest(BigInteger end, Nearest nearest) {
        OutcomeGrid grid = outcomes(end);
        int side = end.intValueExact();
        for (int x = 0; x < side; x++) {
            inquiry.pulse();
            int row = x;
            grid.forEachP(x, side, y -> nearest.see(row, y));
        }
    }

    /** Whether a board costs no more than a step for each square, so that one far away is solved sooner than looked up. */
    public boolean isQuick(BigInteger end) {
        Extent square = Extent.square(end);
        return Engines.shrunk(game, square, inquiry.budget())
                .fold(
                        chosen -> chosen.need()
                                .map(need -> need.cells().compareTo(square.cells()) <= 0)
                                .orElse(false),
                        refused -> false);
    }

    /** For zooms from {@link ShrunkGrid#FINEST} on. */
    public ShrunkGrid shrunk(BigInteger end) {
        return boards.covering(
                game,
                Boards.Kind.SHRUNK,
                end,
                (side, budget) -> Engines.shrunk(game, Extent.square(side), budget),
                inquiry,
                task("the board", end));
    }

    /** What {@link Engines#columns} lists, if anything and if it fits. */
    public Optional<FewPositions> few(BigInteger end) {
        boolean fits = Engines.columns(game, end, inquiry.budget())
                .map(choice -> choice.fold(chosen -> true, refused -> false))
                .orElse(false);
        if (!fits) {
            return Optional.empty();
        }
        return Optional.of(boards.covering(
                game,
                Boards.Kind.FEW,
                end,
                (side, budget) -> Engines.columns(game, side, budget)
                        .orElseThrow()
                        .map(columns -> run -> FewPositions.of(columns, side.intValueExact(), run)),
                inquiry,
                task("the list of positions", end)));
    }

    public GrundyTable grundy(BigInteger end) {
        return boards.covering(
                game,
                Boards.Kind.VALUES,
                end,
                (side, budget) -> Engines.grundy(game, Extent.square(side), budget),
                inquiry,
                task("the table of Grundy values", end));
    }

    public int[][] counts(BigInteger end) {
        return boards.covering(
                game,
                Boards.Kind.COUNTS,
                end,
                (side, budget) -> side.compareTo(MOST_COUNTED) > 0
                        ? new Choice.Refused<>(
                                "winning options are counted on boards with both piles below " + MOST_COUNTED,
                                Optional.of(MOST_COUNTED))
                        : new Choice.Chosen<>(
                                run -> OptionCounts.of(game, side.intValueExact(), inquiry), "counting", "small"),
                inquiry,
                task("the board", end));
    }

    /** The kinds of {@link Histories}. */
    public byte[][] histories(Imitation rule, BigInteger end) {
        return boards.covering(
                game,
                Boards.Kind.HISTORIES,
                end,
                (side, budget) -> Engines.states(game, side, budget)
                        .fold(
                                chosen -> new Choice.Chosen<>(
                                        run -> kinds(
                                                new Histories(
                                                        rule, chosen.value().run(run)),
                                                side.intValueExact()),
                                        chosen.engine(),
                                        chosen.reason()),
                                refused -> new Choice.Refused<>(refused.why(), refused.fits())),
                inquiry,
                task("the board of states", end));
    }

    private byte[][] kinds(Histories histories, int side) {
        byte[][] kinds = new byte[side][side];
        for (int x = 0; x < side; x++) {
            inquiry.pulse();
            for (int y = 0; y < side; y++) {
                kinds[x][y] = (byte) histories.kind(x, y);
            }
        }
        return kinds;
    }

    private Supplier<String> task(String what, BigInteger end) {
        return () -> what + " of " + game.text() + " with piles below " + Brief.of(end);
    }
}
