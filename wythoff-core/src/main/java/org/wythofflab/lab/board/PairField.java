package org.wythofflab.lab.board;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Applicable.Given;
import org.wythofflab.theory.PairSequence;

/**
 * The P-positions of a window anywhere, from a sequence (A_n, B_n) that has all of them: as it is, or with the piles
 * exchanged, or with neighbours that a paper does not list, as the four positions of each pair of an even-even game.
 * Only the few pairs of the window are looked at, where a theorem would rule on every square.
 */
public final class PairField {

    /** Takes a P-position, counted from the corner of the window. */
    @FunctionalInterface
    public interface Sink {
        void accept(int i, int j);
    }

    /** What is P beside a listed pair; at most one away in each pile. */
    private record Offset(int key, int other) {}

    /** On this board the sequence has to have every P-position, in increasing order, and nothing else. */
    private static final int TRIED = 512;

    /** The neighbours of a pair are seen from here on, away from the exceptions at the beginning. */
    private static final int TYPICAL = 20;

    /** So many pairs at the beginning may be out of order, as (2,2) and (0,1) in misere play. */
    private static final int MOST_EARLY = 8;

    private static final List<Offset> ALONE = List.of(new Offset(0, 0));

    private final PairSequence pairs;
    private final boolean symmetric;
    /** Whether the second pile is the one that increases: the key, by which pairs are found. */
    private final boolean bySecond;

    private final List<Offset> offsets;
    private final Inquiry inquiry;
    /** From this index on the keys increase. */
    private final BigInteger ordered;

    private PairField(PairSequence pairs, boolean symmetric, boolean bySecond, List<Offset> offsets, Inquiry inquiry) {
        this.pairs = pairs;
        this.symmetric = symmetric;
        this.bySecond = bySecond;
        this.offsets = offsets;
        this.inquiry = inquiry;
        this.ordered = pairs.first().add(BigInteger.valueOf(early()));
    }

    public static Optional<PairField> of(GameSpec game, Applicable theory, SolvedBoards boards, Inquiry inquiry) {
        return theory.pairs().map(Given::value).flatMap(pairs -> {
            OutcomeGrid grid = boards.outcomes(BigInteger.valueOf(TRIED));
            boolean symmetric = game.symmetry().isSymmetric();
            return Stream.of(false, true)
                    .map(bySecond -> new PairField(pairs, symmetric, bySecond, ALONE, inquiry))
                    .flatMap(alone -> Stream.of(alone, alone.withNeighbours(grid)))
                    .filter(map -> map.isWhole(grid))
                    .findFirst();
        });
    }

    /** Whether neighbours were only seen on a small board: then a theorem has to confirm what is listed. */
    public boolean isGuess() {
        return !offsets.equals(ALONE);
    }

    private BigInteger key(BigPosition pair) {
        return bySecond ? pair.y() : pair.x();
    }

    private BigInteger other(BigPosition pair) {
        return bySecond ? pair.x() : pair.y();
    }

    private boolean isP(OutcomeGrid grid, int key, int other) {
        return bySecond ? grid.isP(other, key) : grid.isP(key, other);
    }

    private boolean exists(BigInteger n) {
        return pairs.last().map(last -> n.compareTo(last) <= 0).orElse(true);
    }

    private PairField withNeighbours(OutcomeGrid grid) {
        List<Offset> found = new ArrayList<>();
        BigInteger n = pairs.first().add(BigInteger.valueOf(TYPICAL));
        for (int i = 0; i < TYPICAL && found.isEmpty() && exists(n); i++, n = n.add(BigInteger.ONE)) {
            BigPosition pair = pairs.pair(n);
            if (isInside(key(pair)) && isInside(other(pair))) {
                for (int e = -1; e <= 1; e++) {
                    for (int f = -1; f <= 1; f++) {
                        if (isP(grid, key(pair).intValueExact() + e, other(pair).intValueExact() + f)) {
                            found.add(new Offset(e, f));
                        }
                    }
                }
            }
        }
        return new PairField(pairs, symmetric, bySecond, List.copyOf(found), inquiry);
    }

    private static boolean isInside(BigInteger pile) {
        return pile.signum() > 0 && pile.compareTo(BigInteger.valueOf(TRIED - 1)) < 0;
    }

    /** Papers number P-positions as it suits them; what they leave out, or list out of order, cannot be found by n. */
    private boolean isWhole(OutcomeGrid grid) {
        if (ordered.subtract(pairs.first()).compareTo(BigInteger.valueOf(MOST_EARLY)) > 0) {
            return false;
        }
        boolean[][] listed = new boolean[TRIED][TRIED];
        visit(new BigPosition(BigInteger.ZERO, BigInteger.ZERO), TRIED, (x, y) -> listed[x][y] = true);
        for (int x = 0; x < TRIED; x++) {
            for (int y = 0; y < TRIED; y++) {
                if (listed[x][y] != grid.isP(x, y)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** How many pairs come before the keys increase for good. */
    private int early() {
        int early = 0;
        BigInteger before = BigInteger.ONE.negate();
        BigInteger tried = BigInteger.valueOf(TRIED);
        BigInteger n = pairs.first();
        for (int i = 0; exists(n) && before.compareTo(tried) <= 0 && early <= MOST_EARLY; i++) {
            inquiry.pulse();
            BigInteger next = key(pairs.pair(n));
            early = next.compareTo(before) <= 0 ? i : early;
            before = next;
            n = n.add(BigInteger.ONE);
        }
        return early;
    }

    public void visit(BigPosition corner, int side, Sink sink) {
        if (symmetric || !bySecond) {
            visitByKey(corner.x(), corner.y(), side, sink);
        }
        if (symmetric || bySecond) {
            visitByKey(corner.y(), corner.x(), side, (i, j) -> sink.accept(j, i));
        }
    }

    private void visitByKey(BigInteger key0, BigInteger other0, int side, Sink sink) {
        for (BigInteger n = pairs.first(); n.compareTo(ordered) < 0; n = n.add(BigInteger.ONE)) {
            tell(pairs.pair(n), key0, other0, side, sink);
        }
        BigInteger last = key0.add(BigInteger.valueOf(side));
        BigInteger first = key0.subtract(BigInteger.ONE).max(BigInteger.ZERO);
        for (BigInteger n = firstFrom(first); exists(n); n = n.add(BigInteger.ONE)) {
            inquiry.pulse();
            BigPosition pair = pairs.pair(n);
            if (key(pair).compareTo(last) > 0) {
                return;
            }
            tell(pair, key0, other0, side, sink);
        }
    }

    private void tell(BigPosition pair, BigInteger key0, BigInteger other0, int side, Sink sink) {
        for (Offset offset : offsets) {
            BigInteger i = key(pair).subtract(key0).add(BigInteger.valueOf(offset.key));
            BigInteger j = other(pair).subtract(other0).add(BigInteger.valueOf(offset.other));
            if (isWithin(i, side) && isWithin(j, side)) {
                sink.accept(i.intValueExact(), j.intValueExact());
            }
        }
    }

    private static boolean isWithin(BigInteger place, int side) {
        return place.signum() >= 0 && place.compareTo(BigInteger.valueOf(side)) < 0;
    }

    /** Shows pairs near a place; where both piles increase with n, the nearest is among them. */
    public void nearest(BigPosition place, Nearest nearest) {
        if (symmetric || !bySecond) {
            nearest(place.x(), place.y(), (key, other) -> nearest.see(key, other));
        }
        if (symmetric || bySecond) {
            nearest(place.y(), place.x(), (key, other) -> nearest.see(other, key));
        }
    }

    /** Between the n where the key is reached and the n where the other pile is, one distance grows and the other shrinks. */
    private void nearest(BigInteger key0, BigInteger other0, BiConsumer<BigInteger, BigInteger> see) {
        BigInteger byKey = firstFrom(key0, this::key);
        BigInteger byOther = firstFrom(other0, this::other);
        BigInteger low = byKey.min(byOther).subtract(BigInteger.ONE).max(ordered);
        BigInteger high = byKey.max(byOther);
        boolean keyShrinks = byKey.compareTo(byOther) > 0;
        while (low.compareTo(high) < 0) {
            inquiry.pulse();
            BigInteger middle = low.add(high).shiftRight(1);
            if (!exists(middle)) {
                high = middle;
                continue;
            }
            BigPosition pair = pairs.pair(middle);
            int order = key(pair)
                    .subtract(key0)
                    .abs()
                    .compareTo(other(pair).subtract(other0).abs());
            if (keyShrinks ? order > 0 : order < 0) {
                low = middle.add(BigInteger.ONE);
            } else {
                high = middle;
            }
        }
        for (BigInteger n : List.of(low.subtract(BigInteger.ONE), low, byKey, byOther)) {
            if (n.compareTo(pairs.first()) >= 0 && exists(n)) {
                see.accept(key(pairs.pair(n)), other(pairs.pair(n)));
            }
        }
    }

    /** The least ordered n with a key at least as large. */
    private BigInteger firstFrom(BigInteger key) {
        return firstFrom(key, this::key);
    }

    /** The same of either pile; they increase, so there are at most as many before it. */
    private BigInteger firstFrom(BigInteger key, Function<BigPosition, BigInteger> pile) {
        BigInteger low = ordered;
        BigInteger unbounded = low.add(key);
        BigInteger high = pairs.last()
                .map(last -> last.add(BigInteger.ONE).min(unbounded))
                .orElse(unbounded);
        while (low.compareTo(high) < 0) {
            inquiry.pulse();
            BigInteger middle = low.add(high).shiftRight(1);
            if (pile.apply(pairs.pair(middle)).compareTo(key) < 0) {
                low = middle.add(BigInteger.ONE);
            } else {
                high = middle;
            }
        }
        return low;
    }
}
