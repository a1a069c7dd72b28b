package org.wythofflab.cli;

/** What scripts see; part of the contract with them. */
final class ExitCode {
    static final int DONE = 0;

    /** A claim is refuted, or a check failed. */
    static final int REFUTED = 1;

    static final int BAD_INPUT = 2;
    static final int LIMIT = 3;

    /** A mistake of the program itself, which no script has to expect. */
    static final int BUG = 70;

    /** As shells report a program that was stopped by Ctrl-C. */
    static final int CANCELLED = 130;

    private ExitCode() {}
}
