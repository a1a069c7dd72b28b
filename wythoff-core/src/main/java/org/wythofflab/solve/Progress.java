package org.wythofflab.solve;

/** Hears who works on an answer and how far the work has come; it cannot talk back. */
@FunctionalInterface
public interface Progress {
    Progress SILENT = (done, total) -> {};

    void at(long done, long total);

    /**
     * Somebody is about to work.
     *
     * @param by an engine and why it suits, or a theorem
     * @param needs what that takes, or nothing
     */
    default void work(String by, String needs) {}

    /**
     * Work of several stages has come to one.
     *
     * @param what in the past tense, as one says what was done when it was stopped
     */
    default void stage(String what) {}
}
