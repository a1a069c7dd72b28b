package org.wythofflab.lab;

/** What an engine found, which engine it was, and why it was chosen. */
record Solved<T>(T board, String engine, String reason) {

    /** Something read off the board. */
    <R> Solved<R> with(R result) {
        return new Solved<>(result, engine, reason);
    }
}
