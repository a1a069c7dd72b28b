package org.wythofflab.web;

import java.time.Duration;
import java.util.Optional;
import org.wythofflab.lab.Limits;

/**
 * How much the studio may take of the machine. Tests make their own.
 *
 * @param workers answers computed at once, in each {@link Lane}
 * @param waiting requests that may wait for a worker, of all clients together
 * @param waitingOfOne of one client, see {@link ClientName}
 * @param limits of one answer
 * @param checkers claims checked at once
 * @param tileBytes pictures kept
 * @param boardBytes solved boards kept
 * @param answerBytes the longest answer
 * @param times how long everything may take
 */
record Settings(
        int workers,
        int waiting,
        int waitingOfOne,
        Limits limits,
        int checkers,
        long tileBytes,
        long boardBytes,
        int answerBytes,
        Times times) {

    private static final long CELLS = 1L << 30;

    /** So many squares are solved at once where a board is looked at from far away. */
    private static final int SQUARES = 16;

    /** A class has one prover: nobody waits for an hour because of a few others. */
    private static final Duration PROOF = Duration.ofMinutes(1);

    /** For a whole class, or one researcher: what fits into the memory the Java machine has. */
    static Settings standard() {
        int workers = Math.max(2, Runtime.getRuntime().availableProcessors());
        long memory = Runtime.getRuntime().maxMemory();
        return new Settings(
                workers,
                512,
                256,
                new Limits(CELLS, memory / 2 / (2 * workers + 1), Optional.of(Duration.ofSeconds(10))),
                1,
                Math.min(64_000_000, memory / 16),
                Math.min(512_000_000, memory / 8),
                32_000_000,
                Times.standard());
    }

    /** Tiles may need large boards of which little is kept; what takes too long is stopped by the clock. */
    Limits mapLimits() {
        return new Limits(SQUARES * limits.cells(), limits.bytes(), limits.threads(), limits.time());
    }

    /** For a board that somebody watches being solved. */
    Limits solveLimits() {
        return new Limits(Long.MAX_VALUE, limits.bytes(), limits.threads(), Optional.of(times.check()));
    }

    /** For a proof that somebody waits for, and others behind him. */
    Limits proofLimits() {
        Duration longest = times.check().compareTo(PROOF) < 0 ? times.check() : PROOF;
        return new Limits(Limits.standard().cells(), limits.bytes(), Optional.of(longest));
    }

    Limits checkLimits() {
        return new Limits(Limits.standard().cells(), limits.bytes(), Optional.of(times.check()));
    }
}
