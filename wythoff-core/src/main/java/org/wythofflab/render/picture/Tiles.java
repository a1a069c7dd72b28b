package org.wythofflab.render.picture;

/** A board of squares, each of one kind; the {@link Key} says what the kinds are. */
public interface Tiles {

    int columns();

    int rows();

    /** The kind of the square, from 0 on. */
    int at(int column, int row);
}
