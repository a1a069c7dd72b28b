package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.theory.Strategy;

/** Who wins at each position of a window, counted from its corner. */
@FunctionalInterface
interface Outcomes {

    boolean isP(int i, int j);

    /** By an engine while the window begins at (0,0), and by a theorem, where there is one, when it is far away. */
    static Outcomes of(GameSpec game, Window window, Method method, Bench bench) {
        Optional<Strategy> strategy = window.isAtOrigin() ? Optional.empty() : strategy(game, method);
        return strategy.map(known -> byTheorem(known, window, bench)).orElseGet(() -> byEngine(game, window, bench));
    }

    private static Optional<Strategy> strategy(GameSpec game, Method method) {
        return Theory.of(game, method).applied().stream()
                .flatMap(applied -> applied.knowledge().strategy().stream())
                .findFirst();
    }

    private static Outcomes byTheorem(Strategy strategy, Window window, Bench bench) {
        boolean[][] p = new boolean[window.size()][window.size()];
        for (int i = 0; i < window.size(); i++) {
            for (int j = 0; j < window.size(); j++) {
                bench.pulse();
                p[i][j] = strategy.at(new BigPosition(window.x(i), window.y(j))).isP();
            }
            bench.budget().progress().at(i, window.size());
        }
        return (i, j) -> p[i][j];
    }

    private static Outcomes byEngine(GameSpec game, Window window, Bench bench) {
        BigInteger size = BigInteger.valueOf(window.size());
        Extent extent = new Extent(window.x0().add(size), window.y0().add(size));
        OutcomeGrid grid = bench.run(() -> bench.accept(
                        Engines.outcomes(game, extent, bench.budget()),
                        () -> "the board of " + game.text() + " up to "
                                + Brief.position(new BigPosition(extent.rows(), extent.columns())))
                .solver()
                .run(bench.budget()));
        int x0 = window.x0().intValueExact();
        int y0 = window.y0().intValueExact();
        return (i, j) -> grid.isP(x0 + i, y0 + j);
    }
}
