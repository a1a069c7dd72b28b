package org.wythofflab.rules.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.exact.Patience;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.PairRule;
import org.wythofflab.rules.PairTest;
import org.wythofflab.rules.Progression;

/**
 * Finds all pairs of a rule if they are finitely many progressions, by looking at finitely many of them.
 *
 * <p>All the {@link Creases} of one direction lie in a {@link Strip} around the origin. Choose a box that
 * holds the places where strips of different directions meet. Past it lie sectors, between one strip and the next, in which
 * no line changes sides, so that one pair for each remainder tells for all; there must be none, since a class of pairs in
 * a sector is no finite union of progressions. And past it lie the strips, made of lines {@code q*k - p*l = v}, on which
 * only the remainders change: one period tells for the rest. The pairs in the box are looked at one by one.
 */
public final class ProgressionSearch {
    /** All the pairs in the box are looked at, and so many remainders of both amounts. */
    private static final int LARGEST_BOX = 512;

    private static final int MOST = 1 << 12;

    private final int modulus;
    private final List<Strip> strips;
    private final int box;
    private final PairTest test;
    /** Pairs of the box that some ray has. */
    private final boolean[][] covered;

    private final List<Progression> found = new ArrayList<>();

    private ProgressionSearch(PairRule rule, int modulus, List<Strip> strips, int box) {
        this.modulus = modulus;
        this.strips = strips;
        this.box = box;
        int end = 2 * Strip.LARGEST_STEP * outside();
        test = rule.on(end, end);
        covered = new boolean[box + 1][box + 1];
    }

    /** All pairs of a rule that has an answer for all amounts, and may change only at the creases. */
    public static Optional<List<Progression>> of(PairRule rule, Creases creases) {
        StripNotes notes = StripNotes.of(creases);
        return notes.box() > LARGEST_BOX
                ? Optional.empty()
                : new ProgressionSearch(rule, creases.modulus(), notes.strips(), (int) notes.box()).search();
    }

    private Optional<List<Progression>> search() {
        for (int i = 0; i + 1 < strips.size(); i++) {
            if (!isEmptyBetween(strips.get(i), strips.get(i + 1))) {
                return Optional.empty();
            }
        }
        strips.forEach(this::followLines);
        for (int k = 1; k <= box; k++) {
            Patience.check();
            for (int l = 1; l <= box; l++) {
                if (!covered[k][l] && test.allows(k, l)) {
                    found.add(Progression.single(k, l));
                }
            }
        }
        return found.size() > MOST ? Optional.empty() : Optional.of(List.copyOf(found));
    }

    /** So many steps along a direction between two strips lead out of both, with room for all remainders, and the box. */
    private int outside() {
        int most = 0;
        for (Strip strip : strips) {
            most = Math.max(most, strip.width() + modulus * (strip.p() + strip.q()));
        }
        return most + box + modulus + 1;
    }

    private boolean isEmptyBetween(Strip flatter, Strip steeper) {
        // One step along the sum of the directions leads away from each of them by the determinant, at least 1.
        int k = outside() * (flatter.p() + steeper.p());
        int l = outside() * (flatter.q() + steeper.q());
        for (int i = 0; i < modulus; i++) {
            Patience.check();
            for (int j = 0; j < modulus; j++) {
                if (test.allows(k + i, l + j)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void followLines(Strip strip) {
        // The pairs of the strip that have none of it before them: every line of it starts with one.
        int reach = Math.max(strip.p(), strip.q()) + strip.width();
        for (int k = 1; k <= reach; k++) {
            for (int l = 1; l <= reach; l++) {
                boolean first = k <= strip.p() || l <= strip.q();
                if (first && Math.abs(strip.q() * k - strip.p() * l) <= strip.width()) {
                    followLine(k, l, strip);
                }
            }
        }
    }

    private void followLine(int k0, int l0, Strip strip) {
        Patience.check();
        int regular = 0;
        while (Math.max(k0 + regular * strip.p(), l0 + regular * strip.q()) <= box) {
            regular++;
        }
        boolean[] moves = new boolean[regular + modulus];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = test.allows(k0 + i * strip.p(), l0 + i * strip.q());
        }
        int period = period(moves, regular);
        for (int i = regular; i < regular + period; i++) {
            if (moves[i]) {
                int start = i;
                while (start >= period && moves[start - period]) {
                    start -= period;
                }
                add(new Progression(
                        k0 + start * strip.p(), l0 + start * strip.q(), period * strip.p(), period * strip.q()));
            }
        }
    }

    private void add(Progression ray) {
        found.add(ray);
        int l = ray.l();
        for (int k = ray.k(); k <= box && l <= box; k += ray.p(), l += ray.q()) {
            covered[k][l] = true;
        }
    }

    /** The least divisor of the modulus with which the moves repeat from an index on. */
    private int period(boolean[] moves, int regular) {
        for (int period = 1; period < modulus; period++) {
            if (modulus % period == 0 && repeats(moves, regular, period)) {
                return period;
            }
        }
        return modulus;
    }

    private static boolean repeats(boolean[] moves, int regular, int period) {
        for (int i = regular; i + period < moves.length; i++) {
            if (moves[i] != moves[i + period]) {
                return false;
            }
        }
        return true;
    }
}
