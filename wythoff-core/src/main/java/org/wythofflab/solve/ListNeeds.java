package org.wythofflab.solve;

import java.math.BigInteger;
import java.util.function.Function;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;

/**
 * What a list of P-positions takes besides the engine that finds them: a step for each, and memory for those that wait for
 * their turn (see {@link WaitingPositions}). Where any amount may be taken from the second pile, a row has few P-positions,
 * or few others; elsewhere two small boards tell how many there are, and how that grows. Of lists as small as these it is
 * said what any game may take, so that the rule is not asked about larger amounts than the list is.
 */
record ListNeeds(Growth positions, Growth waitingBytes, boolean waits) implements Function<Extent, Need> {
    private static final int SAMPLE = 128;

    /** A column with many positions is a row of bits, and half of all columns wait. */
    private static final int MOST_WAITING = SAMPLE * SAMPLE / 16;

    /** A place of a list has four bytes, and there may be twice as many places as are used. */
    private static final long WAITING_BYTES = 8;

    /** So many on a board of the sample's side, and with the square of the side more, or in proportion to it. */
    private record Growth(long sample, int power) {
        static Growth between(long half, long whole) {
            return new Growth(whole, whole >= 3 * half ? 2 : 1);
        }

        /** Everywhere, so much a square of the sample's side. */
        static Growth everywhere(int whole) {
            return new Growth(whole, 2);
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
    static ListNeeds of(GameSpec game, OutcomeEngine engine, BigInteger bound, boolean wait, Budget budget) {
        boolean few = game.isUniform() && game.moves().second().isAll();
        if (few && game.maneuver().kind() != Maneuver.Kind.COMPLY) {
            Growth positions = new Growth((long) SAMPLE * game.maneuver().count(), 1);
            return new ListNeeds(positions, new Growth(WAITING_BYTES * positions.sample, 1), wait);
        }
        if (few || bound.compareTo(BigInteger.valueOf(SAMPLE)) <= 0) {
            return new ListNeeds(Growth.everywhere(SAMPLE * SAMPLE), Growth.everywhere(MOST_WAITING), wait);
        }
        Sample half = Sample.of(game, engine, SAMPLE / 2, budget);
        Sample whole = Sample.of(game, engine, SAMPLE, budget);
        return new ListNeeds(
                Growth.between(half.positions, whole.positions),
                Growth.between(half.waitingBytes, whole.waitingBytes),
                wait);
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
        BigInteger row = side.shiftRight(3);
        BigInteger columns = side.multiply(BigInteger.valueOf(WaitingPositions.COLUMN_BYTES));
        BigInteger most =
                Growth.everywhere(MOST_WAITING).at(side).add(side.multiply(BigInteger.valueOf(WAITING_BYTES)));
        return new Need(
                positions.at(side).min(square.cells()),
                waits ? waitingBytes.at(side).min(most).add(columns).add(row) : row);
    }
}
