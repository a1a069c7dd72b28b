package org.wythofflab.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.ImitationStates;

/** Solves all states of a game that remembers, on a board for the first position that it is small enough for. */
final class StatesOracle implements Oracle {
    private static final int MOST_BITS = 40;

    private final GameSpec game;
    private final Budget budget;
    private @Nullable ImitationStates states;
    private String silence = "";

    StatesOracle(GameSpec game, Budget budget) {
        this.game = game;
        this.budget = budget;
    }

    @Override
    public String silence() {
        return silence;
    }

    @Override
    public Optional<Boolean> isP(Place place) {
        return covering(place.piles()).flatMap(board -> place.memory().map(board::isP));
    }

    @Override
    public Optional<Opinion> at(Place place) {
        return isP(place).map(isP -> {
            List<BigMove> good = isP
                    ? List.of()
                    : new Options(place)
                            .few(1, option -> isP(place.after(option)).orElse(false));
            String why = isP
                    ? "no allowed move leads to a P-position"
                    : good.isEmpty() ? "no move is left" : "an allowed move leads to a P-position";
            return new Opinion(isP, good, why, "by the engine for games that remember");
        });
    }

    private Optional<ImitationStates> covering(BigPosition piles) {
        ImitationStates board = states;
        BigInteger larger = piles.x().max(piles.y());
        if (board != null && larger.compareTo(BigInteger.valueOf(board.bound())) < 0) {
            return Optional.of(board);
        }
        if (larger.bitLength() > MOST_BITS) {
            silence = "no theorem here decides it, and the piles are too large for a board";
            return Optional.empty();
        }
        return Engines.states(game, larger.add(BigInteger.ONE), budget)
                .fold(
                        chosen -> {
                            ImitationStates solved = chosen.solver().run(budget);
                            states = solved;
                            return Optional.of(solved);
                        },
                        refused -> {
                            silence = "no theorem here decides it, and a board is too much: " + refused.why();
                            return Optional.empty();
                        });
    }
}
