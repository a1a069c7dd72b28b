package org.wythofflab.lab;

/** A request that cannot be answered as it is: the message says what is wrong, which rule it breaks and what to do. */
public final class BadRequestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadRequestException(String message) {
        super(message);
    }

    BadRequestException atLine(long number) {
        return new BadRequestException("line " + number + ": " + getMessage());
    }
}
