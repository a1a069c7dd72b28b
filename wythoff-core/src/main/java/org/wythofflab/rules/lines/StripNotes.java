package org.wythofflab.rules.lines;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.rules.Crease;
import org.wythofflab.rules.Creases;

/** The strips of some creases, flat ones first, and how large a box holds all places where two of them meet. */
final class StripNotes {
    private static final long TOO_LARGE = Long.MAX_VALUE;

    private final List<Strip> strips = new ArrayList<>();
    private long box = 1;

    private StripNotes() {
        strips.add(new Strip(1, 0, 0));
        strips.add(new Strip(0, 1, 0));
    }

    static StripNotes of(Creases creases) {
        StripNotes notes = new StripNotes();
        creases.lines().forEach(notes::add);
        notes.strips.sort(Strip::compareSlope);
        notes.strips.forEach(a -> notes.strips.forEach(b -> notes.meet(a, b)));
        return notes;
    }

    List<Strip> strips() {
        return strips;
    }

    /** A side that no int exceeds if there are lines too steep, too flat or too far away to be looked along. */
    long box() {
        return box;
    }

    private void add(Crease line) {
        long common = gcd(Math.abs(line.a()), Math.abs(line.b()));
        long a = line.a() / common;
        long b = line.b() / common;
        // a*k + b*l is an integer; on the line it is at most this in size, less one.
        long distance = Math.abs(line.c()) / common + 1;
        if (a > 0 && b > 0) {
            // Both coefficients are at least 1, so both amounts on the line are at most this far.
            box = Math.max(box, distance);
        } else if (Math.max(Math.max(Math.abs(a), b), distance / Strip.LARGEST_STEP) > Strip.LARGEST_STEP) {
            box = TOO_LARGE;
        } else {
            widen(new Strip((int) b, (int) Math.abs(a), (int) distance));
        }
    }

    private void widen(Strip strip) {
        for (int i = 0; i < strips.size(); i++) {
            Strip known = strips.get(i);
            if (known.compareSlope(strip) == 0) {
                strips.set(i, new Strip(known.p(), known.q(), Math.max(known.width(), strip.width())));
                return;
            }
        }
        strips.add(strip);
    }

    /** The corners of the parallelogram in which two strips meet, by Cramer's rule. */
    private void meet(Strip a, Strip b) {
        int determinant = Math.abs(a.p() * b.q() - a.q() * b.p());
        if (determinant > 0) {
            int size = a.width() * Math.max(b.p(), b.q()) + b.width() * Math.max(a.p(), a.q());
            box = Math.max(box, size / determinant + 1L);
        }
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
