package org.wythofflab.verify;

import java.math.BigInteger;
import java.util.function.IntConsumer;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.PositionStream;

/** The usual ground: the engines, asked for what a check needs. */
record Engineered(Budget budget) implements Ground {

    @Override
    public Outcomes outcomes(GameSpec game, long rows, long columns) {
        return new Solved(
                accept(Engines.outcomes(game, Extent.of(rows, columns), budget)).run(budget));
    }

    @Override
    public void positions(GameSpec game, long bound, PositionStream.Sink sink) {
        accept(Engines.positions(game, BigInteger.valueOf(bound), budget)).run(budget, sink);
    }

    @Override
    public void blocked(int count, int bound, PositionStream.Sink sink) {
        GameSpec game = Ground.game("wythoff block " + count);
        accept(Engines.columns(game, BigInteger.valueOf(bound), budget).orElseThrow())
                .run(Integer.MAX_VALUE, budget, (a, b) -> {
                    sink.accept(a, b);
                    return true;
                });
    }

    @Override
    public GrundyTable grundy(GameSpec game, long bound) {
        return accept(Engines.grundy(game, Extent.of(bound, bound), budget)).run(budget);
    }

    @Override
    public ImitationStates states(GameSpec game, long bound) {
        return accept(Engines.states(game, BigInteger.valueOf(bound), budget)).run(budget);
    }

    @Override
    public PrintedTable table(String id) {
        return PrintedTable.read(id);
    }

    @Override
    public long term(long value) {
        return value;
    }

    private static <T> T accept(Choice<T> choice) {
        return choice.fold(Choice.Chosen::value, refused -> {
            throw new NoGroundException(refused.fits()
                    .map(side -> refused.why() + "; piles below " + side + " fit")
                    .orElse(refused.why()));
        });
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
