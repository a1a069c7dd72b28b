package org.wythofflab.lab.picture;

import java.util.Optional;
import java.util.function.IntBinaryOperator;
import org.wythofflab.render.picture.ColourMap;
import org.wythofflab.render.picture.Key;
import org.wythofflab.render.picture.Tiles;

/** The squares of a picture and what their kinds mean. */
record Squares(Tiles tiles, Key key, Optional<Numbers> numbers) {

    /** The colours of a scale: more could not be told apart. */
    private static final int LEVELS = 200;

    /** Numbers from 0 to {@code most}, by first pile and second pile. */
    record Numbers(IntBinaryOperator at, int most, String zero, ColourMap colours, boolean matrix) {}

    static Squares of(Tiles tiles, Key key) {
        return new Squares(tiles, key, Optional.empty());
    }

    static Squares of(int size, Numbers numbers) {
        return scaled(size, numbers, numbers.most);
    }

    /** The same squares on a scale that goes up to {@code most}. */
    Squares upTo(int most) {
        return numbers.map(mine -> scaled(tiles.columns(), mine, most)).orElse(this);
    }

    private static Squares scaled(int size, Numbers numbers, int most) {
        int levels = Math.max(2, Math.min(most + 1, LEVELS));
        // Products of a Grundy value and a few levels are far below 2^63.
        IntBinaryOperator kind = (i, j) -> (int) ((long) numbers.at.applyAsInt(i, j) * levels / Math.max(2, most + 1L));
        return new Squares(
                of(size, numbers.matrix, kind),
                Key.scale(numbers.colours, levels, numbers.zero, Integer.toString(most)),
                Optional.of(numbers));
    }

    /** A square board of kinds by first pile and second pile, counted from the corner of the window. */
    static Tiles of(int size, boolean matrix, IntBinaryOperator kind) {
        return new Tiles() {
            @Override
            public int columns() {
                return size;
            }

            @Override
            public int rows() {
                return size;
            }

            @Override
            public int at(int column, int row) {
                // In a matrix the first pile is the row.
                return matrix ? kind.applyAsInt(row, column) : kind.applyAsInt(column, row);
            }
        };
    }
}
