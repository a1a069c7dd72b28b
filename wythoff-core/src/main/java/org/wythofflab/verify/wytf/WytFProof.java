package org.wythofflab.verify.wytf;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairTest;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;

/**
 * Part II of a proof about Wyt(f), held against the rules: every position (x,y), x <= y, that is not P is in one of the
 * cases, and in each case the move is legal, of the type it is said to be, and lands in P.
 */
final class WytFProof implements Check {

    /** What a move takes from. */
    enum Taking {
        ONE_PILE,
        BOTH_PILES,
        ANY
    }

    /** What a case does: it moves to (x,y), with the piles in the order of the position. */
    record Step(String name, long x, long y, Taking taking) {}

    /** The cases a position is in, as the proof has them. */
    @FunctionalInterface
    interface Cases {
        List<Step> at(long x, long y);
    }

    /** Made for piles below a bound. */
    @FunctionalInterface
    interface Plan {
        Footing<Cases> below(long bound, Ground ground);
    }

    private final GameSpec game;
    private final Plan plan;
    private final Optional<String> only;

    private WytFProof(String game, Plan plan, Optional<String> only) {
        this.game = Ground.game(game);
        this.plan = plan;
        this.only = only;
    }

    /** All cases together. */
    static Check all(String game, Plan plan) {
        return new WytFProof(game, plan, Optional.empty());
    }

    /** All cases together, which need no sequences. */
    static Check byNumbers(String game, Cases cases) {
        return all(game, (bound, ground) -> Footing.firm(cases));
    }

    /** One case. */
    static Check only(String name, String game, Plan plan) {
        return new WytFProof(game, plan, Optional.of(name));
    }

    @Override
    public Finding upTo(long bound, Ground ground) {
        return Finding.on(
                ground.outcomes(game, bound),
                () -> plan.below(bound, ground),
                (truth, cases) -> check(bound, ground, truth, cases));
    }

    private Finding check(long bound, Ground ground, Outcomes truth, Cases cases) {
        PairTest both = game.moves().both().on((int) bound, (int) bound);
        long[] seen = {0};
        Finding found = Finding.first(0, bound, ground, y -> {
            Finding.pulse(ground);
            for (int x = 0; x <= y; x++) {
                if (!truth.isP(x, (int) y)) {
                    int at = x;
                    List<Step> steps = cases.at(x, y).stream()
                            .filter(step -> only.map(step.name()::equals).orElse(true))
                            .toList();
                    seen[0] += steps.size();
                    if (steps.isEmpty() && only.isEmpty()) {
                        return Optional.of(new Counterexample(place(x, y), "in one of the cases", "in none"));
                    }
                    Optional<Counterexample> broken = steps.stream()
                            .filter(step -> !isRight(truth, both, at, (int) y, step))
                            .findFirst()
                            .map(step -> new Counterexample(
                                    place(at, y),
                                    "case " + step.name() + ", to " + place(step.x(), step.y()),
                                    "not a legal move of its type to a P-position"));
                    if (broken.isPresent()) {
                        return broken;
                    }
                }
            }
            return Optional.empty();
        });
        return found.or(Finding.witness(seen[0] > 0, "no position of this case has piles below " + bound));
    }

    private static boolean isRight(Outcomes truth, PairTest both, int x, int y, Step step) {
        long k = x - step.x();
        long l = y - step.y();
        if (step.x() < 0 || step.y() < 0 || k < 0 || l < 0 || k + l == 0) {
            return false;
        }
        boolean legal = switch (step.taking()) {
            case ONE_PILE -> k == 0 || l == 0;
            case BOTH_PILES -> k > 0 && l > 0 && both.allows((int) k, (int) l);
            case ANY -> k == 0 || l == 0 || both.allows((int) k, (int) l);
        };
        return legal && truth.isP((int) step.x(), (int) step.y());
    }

    private static String place(long x, long y) {
        return "(" + x + "," + y + ")";
    }
}
