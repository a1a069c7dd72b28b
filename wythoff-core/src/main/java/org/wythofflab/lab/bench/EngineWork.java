package org.wythofflab.lab.bench;

import java.math.BigInteger;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Summary;
import org.wythofflab.lab.Texts;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.solve.OutcomeGrid;

/** What the engines find of a game, chosen as the commands choose them. */
record EngineWork(GameSpec game) {

    static EngineWork on(String game) {
        return new EngineWork(Texts.game(game));
    }

    private static <T> T chosen(Choice<T> choice, Budget budget) {
        return choice.announced(budget).fold(Choice.Chosen::value, refused -> {
            throw LimitException.ofLimits(refused.why());
        });
    }

    /** The P-positions (x,y) with {@code x <= y} below the side. */
    BenchTask.Run positions(long side) {
        return budget -> {
            Summary found = new Summary();
            chosen(Engines.pairs(game, BigInteger.valueOf(side), budget), budget)
                    .run(budget, (x, y) -> found.add(x, y, 1));
            return found.fingerprint();
        };
    }

    private OutcomeGrid grid(long side, Budget budget) {
        return chosen(Engines.outcomes(game, Extent.of(side, side), budget), budget)
                .run(budget);
    }

    /** A whole board, which nobody looks at. */
    BenchTask.Run solvedBoard(long side) {
        return budget -> grid(side, budget).board().toString();
    }

    /** The P-positions of a whole board. */
    BenchTask.Run board(long side) {
        return budget -> {
            Summary found = new Summary();
            OutcomeGrid grid = grid(side, budget);
            for (int x = 0; x < side; x++) {
                int row = x;
                grid.forEachP(x, (int) side, y -> found.add(row, y, 1));
            }
            return found.fingerprint();
        };
    }

    private GrundyTable values(long side, Budget budget) {
        return chosen(Engines.grundy(game, Extent.of(side, side), budget), budget)
                .run(budget);
    }

    /** A table, which nobody looks at. */
    BenchTask.Run solvedTable(long side) {
        return budget -> values(side, budget).board().toString();
    }

    /** The Grundy values of the positions (x,y) with {@code x <= y} below the side. */
    BenchTask.Run table(long side) {
        return budget -> {
            Summary found = new Summary();
            GrundyTable table = values(side, budget);
            for (int x = 0; x < side; x++) {
                for (int y = x; y < side; y++) {
                    found.add(x, y, table.at(x, y));
                }
            }
            return found.fingerprint();
        };
    }

    /** Every state is solved, and the positions are told that are P at the start of a game. */
    BenchTask.Run states(long side) {
        return budget -> {
            Summary found = new Summary();
            ImitationStates states = chosen(Engines.states(game, BigInteger.valueOf(side), budget), budget)
                    .run(budget);
            Imitation rule = game.memory().orElseThrow();
            for (int x = 0; x < side; x++) {
                for (int y = 0; y < side; y++) {
                    BigPosition start = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
                    if (states.isP(ImitationState.start(rule, start))) {
                        found.add(x, y, 1);
                    }
                }
            }
            return found.fingerprint();
        };
    }
}
