package org.wythofflab.verify.restrictedst;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.common.BoardOptions;

/**
 * A proof of the kind all proofs of Liu and Li are, held against the rules: what it calls a P-position is one, every other
 * position falls under one of its cases, and the move it makes there is legal and lands in P.
 */
final class RestrictedStProof implements Check {

    /**
     * What a proof says of a position: that it is in the set, that nobody can move and the next player has won, or where
     * to move by which case.
     */
    record Said(String what, int x, int y) {
        static final Said IN_SET = new Said("P", -1, -1);
        static final Said OVER = new Said("won without a move", -1, -1);

        static Optional<Said> to(String which, long x, long y) {
            // A target outside the board is no legal move; it stays what it is, since boards are small.
            return Optional.of(new Said(which, (int) x, (int) y));
        }

        static Optional<Said> inSet() {
            return Optional.of(IN_SET);
        }

        static Optional<Said> over() {
            return Optional.of(OVER);
        }
    }

    /** A proof, literally: the first of its cases that applies, or nothing. */
    @FunctionalInterface
    interface Cases {
        Optional<Said> at(int x, int y);
    }

    /** A proof that first computes its sequences. */
    @FunctionalInterface
    interface Prepared {
        Footing<Cases> below(long bound, Ground ground);
    }

    private final GameSpec game;
    private final boolean ordered;
    private final Prepared proof;

    private RestrictedStProof(String game, boolean ordered, Prepared proof) {
        this.game = Ground.game(game);
        this.ordered = ordered;
        this.proof = proof;
    }

    /** A proof that speaks of all positions. */
    static RestrictedStProof of(String game, Cases cases) {
        return new RestrictedStProof(game, false, (bound, ground) -> Footing.firm(cases));
    }

    /** A proof that speaks of positions (x,y) with x <= y, without loss of generality. */
    static RestrictedStProof ordered(String game, Prepared proof) {
        return new RestrictedStProof(game, true, proof);
    }

    @Override
    public Finding upTo(long bound, Ground ground) {
        return Finding.on(
                ground.outcomes(game, bound),
                () -> proof.below(bound, ground),
                (truth, cases) -> check(bound, ground, truth, cases));
    }

    private Finding check(long bound, Ground ground, Outcomes truth, Cases cases) {
        BoardOptions options = new BoardOptions(game, (int) bound);
        return Finding.first(0, bound, ground, larger -> {
            Finding.pulse(ground);
            int side = (int) larger;
            Optional<Counterexample> broken = Optional.empty();
            for (int smaller = 0; smaller <= side && broken.isEmpty(); smaller++) {
                broken = objection(truth, options, cases, smaller, side);
                if (broken.isEmpty() && smaller < side && !ordered) {
                    broken = objection(truth, options, cases, side, smaller);
                }
            }
            return broken;
        });
    }

    private static Optional<Counterexample> objection(Outcomes truth, BoardOptions options, Cases cases, int x, int y) {
        String where = "(" + x + "," + y + ")";
        Optional<Said> said = cases.at(x, y);
        if (said.isEmpty()) {
            return Optional.of(new Counterexample(where, "no case", truth.isP(x, y) ? "P" : "N"));
        }
        Said now = said.get();
        if (now.equals(Said.IN_SET)) {
            return truth.isP(x, y) ? Optional.empty() : Optional.of(new Counterexample(where, "P", "N"));
        }
        if (truth.isP(x, y)) {
            return Optional.of(new Counterexample(where, "N", "P"));
        }
        if (now.equals(Said.OVER)) {
            return options.of(x, y).isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Counterexample(where, now.what(), "there are moves"));
        }
        String move = now.what() + ": to (" + now.x() + "," + now.y() + ")";
        BigMove taken = new BigMove(BigInteger.valueOf(x - now.x()), BigInteger.valueOf(y - now.y()));
        if (options.by(taken, x, y).isEmpty()) {
            return Optional.of(new Counterexample(where, move, "not a legal move"));
        }
        return truth.isP(now.x(), now.y())
                ? Optional.empty()
                : Optional.of(new Counterexample(where, move, "not a P-position"));
    }
}
