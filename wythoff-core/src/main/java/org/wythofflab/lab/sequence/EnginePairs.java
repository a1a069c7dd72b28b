package org.wythofflab.lab.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.exact.Brief;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LimitException;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;

/**
 * P-positions (x,y) with x <= y of a symmetric game, numbered in order of x, then y, as papers do. That makes sense where
 * every x has finitely many, and they can be told to be all: where every amount may be taken from one pile, a P-position
 * has those before it in its row as options, so that a row has at most as many as need not lose. In a comply game that is
 * true of the N-positions, and they are numbered instead.
 */
record EnginePairs(GameSpec game, List<PairTerm> parts) implements Sequence {
    static final PairNames NAMES = new PairNames("A", "B");

    @Override
    public List<Heading> headings() {
        return NAMES.headings(parts);
    }

    @Override
    public String about() {
        return NAMES.about(parts) + "the " + (isComply(game) ? "N" : "P")
                + "-positions (x,y) with x <= y, numbered from 0 in order of x, then y, by an engine";
    }

    @Override
    public Optional<String> remark() {
        return Optional.of(about());
    }

    @Override
    public Listing prepare(BigInteger start, BigInteger end, Inquiry inquiry) {
        objection(game).ifPresent(why -> {
            throw LimitException.ofKnowledge("the P-positions of " + game.text() + " cannot be numbered here: " + why
                    + "\n  wythoff positions lists them, ordered by the larger pile");
        });
        BigInteger rows =
                Extent.clamp(end.divide(BigInteger.valueOf(mostInARow()))).max(BigInteger.ONE);
        if (Engines.columns(game, rows, inquiry.budget()).isPresent()) {
            columns(columnsFor(end), end, inquiry);
            return terms -> listColumns(start.longValueExact(), end.longValueExact(), inquiry, terms);
        }
        inquiry.accept(Engines.outcomes(game, Extent.square(rows), inquiry.budget()), () -> task(end));
        return terms -> list(start.longValueExact(), end.longValueExact(), inquiry, terms);
    }

    private String task(BigInteger end) {
        return "a list of " + Brief.of(end) + " " + (isComply(game) ? "N" : "P") + "-positions of " + game.text();
    }

    private Engines.Columns columns(BigInteger rows, BigInteger end, Inquiry inquiry) {
        return inquiry.accept(Engines.columns(game, rows, inquiry.budget()).orElseThrow(), () -> task(end))
                .value();
    }

    /** Why there is no such numbering, or none that an engine could know to be right. */
    static Optional<String> objection(GameSpec game) {
        if (!game.symmetry().isSymmetric()) {
            return Optional.of("the piles cannot be exchanged, so that pairs x <= y are not all of them");
        }
        if (game.memory().isPresent()) {
            return Optional.of("its moves depend on the history");
        }
        if (!game.isUniform()
                && Engines.columns(game, BigInteger.ONE, Budget.of(1, 1)).isEmpty()) {
            return Optional.of(
                    "whether there is a move depends on the position, so that any number of them may have the same"
                            + " first pile");
        }
        if (isComply(game)
                && Engines.columns(game, BigInteger.ONE, Budget.of(1, 1)).isEmpty()) {
            return Optional.of("in a comply game infinitely many of them may have the same first pile");
        }
        if (!game.moves().second().isAll()) {
            return Optional.of("not every amount may be taken from one pile,"
                    + " so that infinitely many of them may have the same first pile");
        }
        return Optional.empty();
    }

    private static boolean isComply(GameSpec game) {
        return game.maneuver().kind() == Maneuver.Kind.COMPLY;
    }

    private int mostInARow() {
        Maneuver maneuver = game.maneuver();
        boolean mayForbidInRow = maneuver.scope() == Maneuver.Scope.ALL || maneuver.scope() == Maneuver.Scope.NIM;
        return maneuver.kind() != Maneuver.Kind.NONE && mayForbidInRow ? maneuver.count() : 1;
    }

    /**
     * A column has as many positions as it may have, and each is counted in at most two columns: so these are enough, or
     * else some more.
     */
    private BigInteger columnsFor(BigInteger pairs) {
        return Extent.clamp(pairs.shiftLeft(1).divide(BigInteger.valueOf(mostInARow())))
                .add(BigInteger.ONE);
    }

    private void listColumns(long start, long end, Inquiry inquiry, Terms terms) {
        NumberedPairs pairs = new NumberedPairs(parts, start, end, terms);
        for (BigInteger enough = BigInteger.valueOf(end); !pairs.isDone(); enough = enough.shiftLeft(1)) {
            Engines.Columns columns = columns(columnsFor(enough), BigInteger.valueOf(end), inquiry);
            pairs.begin();
            inquiry.run(() -> {
                columns.run(Integer.MAX_VALUE, inquiry.budget(), pairs);
                return pairs;
            });
        }
    }

    private void list(long start, long end, Inquiry inquiry, Terms terms) {
        CompleteRows<OutcomeGrid> rows = CompleteRows.ofOutcomes(game, mostInARow(), inquiry);
        NumberedPairs pairs = new NumberedPairs(parts, start, end, terms);
        for (int x = 0; !pairs.isDone(); x++) {
            inquiry.pulse();
            for (int y : rows.at(x)) {
                if (y >= x) {
                    pairs.accept(x, y);
                }
            }
        }
    }
}
