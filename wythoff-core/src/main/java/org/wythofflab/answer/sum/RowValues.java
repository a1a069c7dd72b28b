package org.wythofflab.answer.sum;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.Values;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.RowPeriod;

/**
 * Values at a small pile and a pile of any size: the rows of some games are additively periodic, and the engine that finds
 * the periods proves them. Only the start of the row has to be looked up.
 */
public final class RowValues {
    /** Periods grow fast with the row. */
    private static final int MOST_ROWS = 12;

    /** Values stay as near to the large pile, in all games that have such periods and are not far from Wythoff's. */
    private static final int NEAR = 64;

    private final GameSpec game;
    private final Found<Values> near;
    private final Budget budget;
    private final Map<Integer, Optional<RowPeriod>> periods = new HashMap<>();

    /** @param near values of positions that fit a table */
    public RowValues(GameSpec game, Found<Values> near, Budget budget) {
        this.game = game;
        this.near = near;
        this.budget = budget;
    }

    /** The value, by a table if one fits, else by the period of the row. */
    public Found<BigInteger> at(BigPosition position) {
        Found<BigInteger> found = near.then(known -> known.at(position));
        boolean tooMuch =
                found.fold(value -> false, missing -> missing.reason() == Found.Reason.TOO_MUCH) && isNarrow(position);
        return tooMuch ? far(position).<Found<BigInteger>>map(Found::known).orElse(found) : found;
    }

    private boolean isNarrow(BigPosition position) {
        return game.symmetry().isSymmetric()
                && position.x().min(position.y()).compareTo(BigInteger.valueOf(MOST_ROWS)) < 0;
    }

    private Optional<BigInteger> far(BigPosition position) {
        BigInteger row = position.x().min(position.y());
        BigInteger column = position.x().max(position.y());
        return period(row.intValueExact()).flatMap(known -> {
            BigInteger first = BigInteger.valueOf(known.preperiod());
            BigInteger start = first.add(column.subtract(first).mod(BigInteger.valueOf(known.period())));
            return near.then(values -> values.at(new BigPosition(row, start)))
                    .toOptional()
                    .map(value -> value.add(column.subtract(start)));
        });
    }

    private Optional<RowPeriod> period(int row) {
        return periods.computeIfAbsent(
                row,
                asked -> Engines.rowPeriods(game, BigInteger.valueOf(asked + 1L), budget)
                        .announced(budget)
                        .fold(
                                chosen -> chosen.value().run(budget).stream()
                                        .filter(found -> found.row() == asked)
                                        .findFirst(),
                                refused -> Optional.empty()));
    }

    /** A move from a narrow position to one of a smaller value, if one is found. */
    Optional<BigMove> move(BigPosition from, BigInteger value) {
        if (!isNarrow(from)) {
            return Optional.empty();
        }
        boolean rowFirst = from.x().compareTo(from.y()) <= 0;
        int row = from.x().min(from.y()).intValueExact();
        BigInteger column = from.x().max(from.y());
        Stream<BigMove> fromRow = IntStream.rangeClosed(1, row).mapToObj(k -> taking(k, BigInteger.ZERO, rowFirst));
        Stream<BigMove> fromBoth = IntStream.rangeClosed(1, row)
                .boxed()
                .flatMap(k -> IntStream.rangeClosed(Math.max(1, k - NEAR), k + NEAR)
                        .mapToObj(l -> taking(k, BigInteger.valueOf(l), rowFirst)));
        Stream<BigMove> fromColumn = IntStream.rangeClosed(-row, NEAR * (row + 1))
                .mapToObj(d -> column.subtract(value).subtract(BigInteger.valueOf(d)))
                .filter(l -> l.signum() > 0)
                .map(l -> taking(0, l, rowFirst));
        return Stream.of(fromRow, fromColumn, fromBoth)
                .flatMap(moves -> moves)
                .filter(move -> Place.start(game, from).objection(move).isEmpty())
                .filter(move ->
                        at(move.from(from)).toOptional().filter(value::equals).isPresent())
                .findFirst();
    }

    private static BigMove taking(int fromRow, BigInteger fromColumn, boolean rowFirst) {
        BigMove move = new BigMove(BigInteger.valueOf(fromRow), fromColumn);
        return rowFirst ? move : move.swapped();
    }
}
