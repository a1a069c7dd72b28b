package org.wythofflab.verify;

import java.lang.ref.SoftReference;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.solve.OutcomeGrid;

/** The usual ground: the engines, asked for what a check needs. Proofs are remembered while there is room for them. */
record Engineered(Budget budget, Map<Proposition, SoftReference<Foundation>> remembered) implements Ground {

    Engineered(Budget budget) {
        this(budget, new ConcurrentHashMap<>());
    }

    @Override
    public Foundation foundation(Proposition proposition) throws ClaimSyntaxException {
        Proposition bare = new Proposition(proposition.game(), proposition.formula(), List.of());
        SoftReference<Foundation> kept = remembered.get(bare);
        Foundation known = kept == null ? null : kept.get();
        if (known != null) {
            return known;
        }
        Foundation made = Foundation.of(bare, this);
        // What took too much is not worth remembering.
        if (made.proof().certified().isPresent()) {
            remembered.put(bare, new SoftReference<>(made));
        }
        return made;
    }

    @Override
    public Footing<Outcomes> outcomes(GameSpec game, long rows, long columns) {
        return footing(Engines.outcomes(game, Extent.of(rows, columns), budget))
                .map(solver -> new Solved(solver.run(budget)));
    }

    @Override
    public Footing<OrderedPositions> positions(GameSpec game, long bound) {
        return footing(Engines.positions(game, BigInteger.valueOf(bound), budget))
                .map(streamer -> action -> streamer.run(budget, action));
    }

    @Override
    public Footing<OrderedPositions> blocked(int count, int bound) {
        GameSpec game = Ground.game("wythoff block " + count);
        return footing(Engines.columns(game, BigInteger.valueOf(bound), budget).orElseThrow())
                .map(columns -> action -> columns.run(Integer.MAX_VALUE, budget, (a, b) -> {
                    action.accept(a, b);
                    return true;
                }));
    }

    @Override
    public Footing<GrundyTable> grundy(GameSpec game, long bound) {
        return footing(Engines.grundy(game, Extent.of(bound, bound), budget)).map(solver -> solver.run(budget));
    }

    @Override
    public Footing<ImitationStates> states(GameSpec game, long bound) {
        return footing(Engines.states(game, BigInteger.valueOf(bound), budget)).map(solver -> solver.run(budget));
    }

    @Override
    public PrintedTable table(String id) {
        return PrintedTable.read(id);
    }

    @Override
    public long term(long value) {
        return value;
    }

    private static <T> Footing<T> footing(Choice<T> choice) {
        return choice.fold(
                chosen -> Footing.firm(chosen.value()),
                refused -> Footing.refused(refused.fits()
                        .map(side -> refused.why() + "; piles below " + side + " fit")
                        .orElse(refused.why())));
    }

    private record Solved(OutcomeGrid grid) implements Outcomes {

        @Override
        public Board board() {
            return grid.board();
        }

        @Override
        public boolean isP(int x, int y) {
            return grid.isP(x, y);
        }

        @Override
        public void forEachP(int x, int yBound, IntConsumer action) {
            grid.forEachP(x, yBound, action);
        }

        @Override
        public long countP() {
            return grid.countP();
        }
    }
}
