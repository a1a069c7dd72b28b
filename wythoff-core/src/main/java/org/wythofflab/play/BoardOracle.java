package org.wythofflab.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;

/** Solves a board for the first position that it is small enough for; the positions after it are smaller. */
final class BoardOracle implements Oracle {

    /** A side that no engine would take; longer numbers only take time to print. */
    private static final int MOST_BITS = 40;

    private final GameSpec game;
    private final Budget budget;
    private @Nullable OutcomeGrid grid;
    private String credit = "";
    private String silence = "";

    BoardOracle(GameSpec game, Budget budget) {
        this.game = game;
        this.budget = budget;
    }

    @Override
    public String silence() {
        return silence;
    }

    @Override
    public Optional<Boolean> isP(Place place) {
        return covering(place.piles())
                .map(board -> board.isP(
                        place.piles().x().intValueExact(), place.piles().y().intValueExact()));
    }

    @Override
    public Optional<Opinion> at(Place place) {
        return covering(place.piles()).flatMap(board -> {
            int x = place.piles().x().intValueExact();
            int y = place.piles().y().intValueExact();
            boolean isP = board.isP(x, y);
            if (game.maneuver().kind() == Maneuver.Kind.COMPLY) {
                return comply(place, board, isP);
            }
            List<BigMove> good = pOptions(place, board, x, y);
            return Optional.of(new Opinion(isP, good, why(isP, good), credit));
        });
    }

    private String why(boolean isP, List<BigMove> good) {
        if (!isP) {
            return good.isEmpty() ? "no move is left" : "it has an option that is a P-position";
        }
        return good.isEmpty()
                ? "none of its options is a P-position"
                : "all of its options that are P-positions can be forbidden, " + good.size() + " of at most "
                        + (game.maneuver().count() - 1);
    }

    private Optional<OutcomeGrid> covering(BigPosition piles) {
        OutcomeGrid board = grid;
        if (board != null && covers(board, piles)) {
            return Optional.of(board);
        }
        if (piles.x().max(piles.y()).bitLength() > MOST_BITS) {
            silence = "no theorem here decides it, and the piles are too large for a board";
            return Optional.empty();
        }
        Extent extent = new Extent(piles.x().add(BigInteger.ONE), piles.y().add(BigInteger.ONE));
        return Engines.outcomes(game, extent, budget)
                .fold(
                        chosen -> {
                            OutcomeGrid solved = chosen.solver().run(budget);
                            grid = solved;
                            credit = "by the engine '" + chosen.engine() + "'";
                            return Optional.of(solved);
                        },
                        refused -> {
                            silence = "no theorem here decides it, and a board is too much: " + refused.why();
                            return Optional.empty();
                        });
    }

    private static boolean covers(OutcomeGrid board, BigPosition piles) {
        return piles.x().compareTo(BigInteger.valueOf(board.board().rows())) < 0
                && piles.y().compareTo(BigInteger.valueOf(board.board().columns())) < 0;
    }

    private static List<BigMove> pOptions(Place place, OutcomeGrid board, int x, int y) {
        List<BigMove> good = new ArrayList<>();
        for (int row = x; row >= 0; row--) {
            int toX = row;
            board.forEachP(row, y + 1, toY -> {
                BigMove move = new BigMove(BigInteger.valueOf(x - toX), BigInteger.valueOf(y - toY));
                if ((toX < x || toY < y) && place.objection(move).isEmpty()) {
                    good.add(move);
                }
            });
        }
        good.sort(Taste.SIMPLEST);
        return good;
    }

    /** N-positions to propose: one that the maneuver is not about, or enough of the others. */
    private Optional<Opinion> comply(Place place, OutcomeGrid board, boolean isP) {
        if (!isP) {
            return Optional.of(new Opinion(
                    false, List.of(), "too few options are N-positions for a proposal without a P-position", credit));
        }
        Options options = new Options(place);
        List<BigMove> good = options.outOfScope().few(1, option -> isN(place, board, option));
        if (good.isEmpty()) {
            good = options.inScope().few(game.maneuver().count(), option -> isN(place, board, option));
        }
        boolean seen = Turns.isEnough(place, good);
        silence = seen ? silence : "there are too many options to look for a proposal";
        return seen
                ? Optional.of(new Opinion(true, good, "there are enough options that are N-positions", credit))
                : Optional.empty();
    }

    private static boolean isN(Place place, OutcomeGrid board, BigMove option) {
        BigPosition to = option.from(place.piles());
        return !board.isP(to.x().intValueExact(), to.y().intValueExact());
    }
}
