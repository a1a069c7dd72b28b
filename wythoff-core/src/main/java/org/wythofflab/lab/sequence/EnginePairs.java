package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.exact.Brief;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LimitException;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;

/**
 * P-positions (x,y) with x <= y of a symmetric game, numbered in order of x, then y, as papers do. That makes sense where
 * every x has finitely many, and they can be told to be all: where every amount may be taken from one pile, a P-position
 * has those before it in its row as options, so that a row has at most as many as need not lose.
 */
record EnginePairs(GameSpec game, List<PairTerm> parts) implements Sequence {
    static final PairNames NAMES = new PairNames("A", "B");

    private static final String ORDER =
            "the P-positions (x,y) with x <= y, numbered from 0 in order of x, then y, by an engine";

    @Override
    public List<Heading> headings() {
        return NAMES.headings(parts);
    }

    @Override
    public String about() {
        return NAMES.about(parts) + ORDER;
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
        inquiry.accept(
                Engines.outcomes(game, Extent.square(rows), inquiry.budget()),
                () -> "a list of " + Brief.of(end) + " P-positions of " + game.text());
        return terms -> list(start, end, inquiry, terms);
    }

    /** Why there is no such numbering, or none that an engine could know to be right. */
    static Optional<String> objection(GameSpec game) {
        if (!game.symmetry().isSymmetric()) {
            return Optional.of("the piles cannot be exchanged, so that pairs x <= y are not all of them");
        }
        if (game.memory().isPresent()) {
            return Optional.of("its moves depend on the history");
        }
        if (game.maneuver().kind() == Maneuver.Kind.COMPLY) {
            return Optional.of("in a comply game infinitely many of them may have the same first pile");
        }
        if (!game.moves().second().isAll()) {
            return Optional.of("not every amount may be taken from one pile,"
                    + " so that infinitely many of them may have the same first pile");
        }
        return Optional.empty();
    }

    private int mostInARow() {
        Maneuver maneuver = game.maneuver();
        boolean mayForbidInRow = maneuver.scope() == Maneuver.Scope.ALL || maneuver.scope() == Maneuver.Scope.NIM;
        return maneuver.kind() == Maneuver.Kind.BLOCK && mayForbidInRow ? maneuver.count() : 1;
    }

    private void list(BigInteger start, BigInteger end, Inquiry inquiry, Terms terms) throws IOException {
        CompleteRows<OutcomeGrid> rows = CompleteRows.ofOutcomes(game, mostInARow(), inquiry);
        BigInteger n = BigInteger.ZERO;
        for (int x = 0; n.compareTo(end) < 0; x++) {
            inquiry.pulse();
            for (int y : rows.at(x)) {
                if (y >= x && n.compareTo(end) < 0) {
                    if (n.compareTo(start) >= 0) {
                        terms.at(n, PairNames.values(parts, position(x, y)));
                    }
                    n = n.add(BigInteger.ONE);
                }
            }
        }
    }

    private static BigPosition position(int x, int y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
