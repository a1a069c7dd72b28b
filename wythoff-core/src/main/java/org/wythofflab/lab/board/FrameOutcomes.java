package org.wythofflab.lab.board;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.SideWords;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.theory.Applicable.Given;
import org.wythofflab.theory.Strategy;

/** Who wins at each position of a window, counted from its corner. */
@FunctionalInterface
public interface FrameOutcomes {

    boolean isP(int i, int j);

    /** By an engine while the window begins at (0,0), and by a theorem, where there is one, when it is far away. */
    static FrameOutcomes of(GameSpec game, Frame window, Method method, Inquiry inquiry) {
        Optional<Strategy> strategy = window.isAtOrigin()
                ? Optional.empty()
                : method.theorems(game).strategy().map(Given::value);
        return strategy.map(known -> byTheorem(known, window, inquiry))
                .orElseGet(() -> byEngine(game, window, inquiry));
    }

    private static FrameOutcomes byTheorem(Strategy strategy, Frame window, Inquiry inquiry) {
        boolean[][] p = new boolean[window.size()][window.size()];
        for (int i = 0; i < window.size(); i++) {
            for (int j = 0; j < window.size(); j++) {
                inquiry.pulse();
                p[i][j] = strategy.at(new BigPosition(window.x(i), window.y(j))).isP();
            }
            inquiry.budget().progress().at(i, window.size());
        }
        return (i, j) -> p[i][j];
    }

    private static FrameOutcomes byEngine(GameSpec game, Frame window, Inquiry inquiry) {
        BigInteger size = BigInteger.valueOf(window.size());
        Extent extent = new Extent(window.x0().add(size), window.y0().add(size));
        OutcomeGrid grid = inquiry.run(() -> inquiry.accept(
                        Engines.outcomes(game, extent, inquiry.budget()),
                        () -> "the board of " + game.text() + " up to "
                                + SideWords.position(new BigPosition(extent.rows(), extent.columns())))
                .solver()
                .run(inquiry.budget()));
        int x0 = window.x0().intValueExact();
        int y0 = window.y0().intValueExact();
        return (i, j) -> grid.isP(x0 + i, y0 + j);
    }
}
