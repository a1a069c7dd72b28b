package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.theory.PairSequence;

/**
 * The P-positions of a window anywhere, from a sequence (A_n, B_n) that has all of them: as it is, or with the piles
 * exchanged. Only the few pairs of the window are looked at, where a theorem would rule on every square.
 */
final class PairMap {

    /** Takes a P-position, counted from the corner of the window. */
    @FunctionalInterface
    interface Sink {
        void accept(int i, int j);
    }

    /** On this board the sequence has to have every P-position, in increasing order, and nothing else. */
    private static final int TRIED = 512;

    private final PairSequence pairs;
    private final boolean symmetric;
    private final Bench bench;

    private PairMap(PairSequence pairs, boolean symmetric, Bench bench) {
        this.pairs = pairs;
        this.symmetric = symmetric;
        this.bench = bench;
    }

    static Optional<PairMap> of(GameSpec game, Theory theory, SolvedBoards boards, Bench bench) {
        return theory.numbering()
                .map(Theory.Numbering::pairs)
                .filter(pairs -> pairs.last().isEmpty())
                .map(pairs -> new PairMap(pairs, game.symmetry().isSymmetric(), bench))
                .filter(map -> map.isWhole(boards.outcomes(BigInteger.valueOf(TRIED))));
    }

    /** Papers number P-positions as it suits them; what they leave out, or list out of order, cannot be found by n. */
    private boolean isWhole(OutcomeGrid grid) {
        boolean[][] listed = new boolean[TRIED][TRIED];
        BigInteger before = BigInteger.ONE.negate();
        for (BigInteger n = pairs.first(); before.compareTo(BigInteger.valueOf(TRIED)) < 0; n = n.add(BigInteger.ONE)) {
            bench.pulse();
            BigPosition pair = pairs.pair(n);
            if (pair.x().compareTo(before) <= 0 || pair.y().compareTo(pair.x()) < 0) {
                return false;
            }
            before = pair.x();
            if (pair.y().compareTo(BigInteger.valueOf(TRIED)) < 0) {
                int a = pair.x().intValueExact();
                int b = pair.y().intValueExact();
                listed[a][b] = true;
                listed[symmetric ? b : a][symmetric ? a : b] = true;
            }
        }
        for (int x = 0; x < TRIED; x++) {
            for (int y = 0; y < TRIED; y++) {
                if (listed[x][y] != grid.isP(x, y)) {
                    return false;
                }
            }
        }
        return true;
    }

    void visit(BigPosition corner, int side, Sink sink) {
        visitAsListed(corner.x(), corner.y(), side, sink);
        if (symmetric) {
            visitAsListed(corner.y(), corner.x(), side, (i, j) -> sink.accept(j, i));
        }
    }

    private void visitAsListed(BigInteger a0, BigInteger b0, int side, Sink sink) {
        BigInteger end = BigInteger.valueOf(side);
        for (BigInteger n = firstFrom(a0); ; n = n.add(BigInteger.ONE)) {
            bench.pulse();
            BigPosition pair = pairs.pair(n);
            BigInteger i = pair.x().subtract(a0);
            if (i.compareTo(end) >= 0) {
                return;
            }
            BigInteger j = pair.y().subtract(b0);
            if (j.signum() >= 0 && j.compareTo(end) < 0) {
                sink.accept(i.intValueExact(), j.intValueExact());
            }
        }
    }

    /** The least n with A_n at least as large; A increases, so n - first is at most A_n. */
    private BigInteger firstFrom(BigInteger a) {
        BigInteger low = pairs.first();
        BigInteger high = low.add(a);
        while (low.compareTo(high) < 0) {
            bench.pulse();
            BigInteger middle = low.add(high).shiftRight(1);
            if (pairs.pair(middle).x().compareTo(a) < 0) {
                low = middle.add(BigInteger.ONE);
            } else {
                high = middle;
            }
        }
        return low;
    }
}
