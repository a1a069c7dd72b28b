package org.wythofflab.lab;

import java.util.function.IntBinaryOperator;
import org.wythofflab.render.picture.Key;
import org.wythofflab.render.picture.Tiles;

/** The squares of a picture and what their kinds mean. */
record Squares(Tiles tiles, Key key) {

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
