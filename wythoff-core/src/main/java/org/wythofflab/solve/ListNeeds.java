package org.wythofflab.solve;

import java.math.BigInteger;
import java.util.function.Function;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;

/**
 * What a list of P-positions takes besides the engine that finds them: a step for each, and memory for those that wait for
 * their turn (see {@link WaitingPositions}). Where any amount may be taken from the second pile, a row has few P-positions,
 * or few others; elsewhere two small boards tell how many there are, and how that grows.
 */
record ListNeeds(Growth positions, Growth waitingBytes) implements Function<Extent, Need> {
    private static final int SAMPLE = 128;

    /** A place of a list has four bytes, and there may be twice as many places as are used. */
    private static final long WAITING_BYTES = 8;

    /** So many on a board of the sample's side, and with the square of the side more, or in proportion to it. */
    private record Growth(long sample, int power) {
        static final Growth NONE = new Growth(0, 1);

        static Growth between(long half, long whole) {
            return new Growth(whole, whole >= 3 * half ? 2 : 1);
        }

        BigInteger at(BigInteger side) {
            return BigInteger.valueOf(sample)
                    .multiply(side.pow(power))
                    .divide(BigInteger.valueOf(SAMPLE).pow(power));
        }
    }

    /**
     * Of an engine that can solve the game.
     *
     * @param wait whether positions may have to wait for their turn
     */
    static ListNeeds of(GameSpec game, OutcomeEngine engine, boolean wait, Budget budget) {
        if (game.isUniform() && game.moves().second().isAll()) {
            boolean most = game.maneuver().kind() == Maneuver.Kind.COMPLY;
            Growth positions = most
                    ? new Growth((long) SAMPLE * SAMPLE, 2)
                    : new Growth((long) SAMPLE * game.maneuver().count(), 1);
            Growth bytes = most ? new Growth(SAMPLE * SAMPLE / 16, 2) : new Growth(WAITING_BYTES * positions.sample, 1);
            return new ListNeeds(positions, wait ? bytes : Growth.NONE);
        }
        Sample half = Sample.of(game, engine, SAMPLE / 2, budget);
        Sample whole = Sample.of(game, engine, SAMPLE, budget);
        return new ListNeeds(
                Growth.between(half.positions, whole.positions),
                wait ? Growth.between(half.waitingBytes, whole.waitingBytes) : Growth.NONE);
    }

    /** What is found on a small board. */
    private record Sample(long positions, long waitingBytes) {
        static Sample of(GameSpec game, OutcomeEngine engine, int side, Budget budget) {
            Budget one = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, budget.stop(), Progress.SILENT);
            long[] positions = {0};
            try (Crew crew = new Crew(one)) {
                WaitingPositions waiting = new WaitingPositions(side, one);
                PositionStream.run(
                        engine.start(game, new Board(side, side), crew), waiting, side, one, (x, y) -> positions[0]++);
                return new Sample(positions[0], waiting.most());
            }
        }
    }

    @Override
    public Need apply(Extent square) {
        BigInteger side = square.rows();
        BigInteger columns = waitingBytes.sample == 0
                ? BigInteger.ZERO
                : side.multiply(BigInteger.valueOf(WaitingPositions.COLUMN_BYTES));
        return new Need(
                positions.at(side).min(square.cells()),
                waitingBytes.at(side).add(columns).add(side.shiftRight(3)));
    }
}
