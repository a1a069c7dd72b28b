package org.wythofflab.lab;

import java.util.OptionalInt;

/** A request that cannot be answered as it is: the message says what is wrong, which rule it breaks and what to do. */
public final class BadRequestException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int NOWHERE = 0;

    private final int column;

    public BadRequestException(String message) {
        this(message, NOWHERE);
    }

    private BadRequestException(String message, int column) {
        super(message);
        this.column = column;
    }

    /** A text that cannot be read from that column on, counted from 1. */
    static BadRequestException atColumn(int column, String message) {
        return new BadRequestException(message, column);
    }

    /** Where a text cannot be read, counted from 1, if that is what is wrong. */
    public OptionalInt column() {
        return column == NOWHERE ? OptionalInt.empty() : OptionalInt.of(column);
    }

    BadRequestException atLine(long number) {
        return new BadRequestException("line " + number + ": " + getMessage(), column);
    }
}
