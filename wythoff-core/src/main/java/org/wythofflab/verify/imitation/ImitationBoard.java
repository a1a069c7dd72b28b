package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.rules.Imitation;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;

/**
 * (m,p)-Imitation Nim and W, (m,p)-Wythoff Nim, side by side for piles below a bound, both as the engines have them, with all
 * that a history can lead to.
 */
final class ImitationBoard {

    /** What a position is over all histories (Definition 3). */
    enum Nature {
        P("non-dynamic P"),
        N("non-dynamic N"),
        DYNAMIC("dynamic");

        private final String words;

        Nature(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    private final Imitation rule;
    private final int bound;
    private final Ground ground;
    private final ImitationReach reach;
    private final ImitationStates states;
    private final Outcomes wythoff;
    private final int[][] xi;
    private final List<List<Integer>> partners = new ArrayList<>();

    private ImitationBoard(
            Imitation rule, long bound, Ground ground, ImitationReach reach, ImitationStates states, Outcomes wythoff) {
        this.rule = rule;
        this.bound = Math.toIntExact(bound);
        this.ground = ground;
        this.reach = reach;
        this.states = states;
        this.wythoff = wythoff;
        int columns = wythoff.board().columns();
        this.xi = new int[reach.bound()][reach.bound()];
        for (int a = 0; a < reach.bound(); a++) {
            Finding.pulse(ground);
            List<Integer> row = new ArrayList<>();
            wythoff.forEachP(a, columns, row::add);
            partners.add(row);
            for (int b = 1; a > 0 && b < reach.bound(); b++) {
                xi[a][b] = xi[a - 1][b - 1] + (wythoff.isP(a - 1, b - 1) ? 1 : 0);
            }
        }
    }

    static Footing<ImitationBoard> of(Imitation rule, long bound, Ground ground) {
        // Up to p imitations must have been possible before, and p more tokens on both piles are enough for them.
        return ImitationReach.of(rule, bound + rule.p(), ground).then(reach -> of(rule, bound, ground, reach));
    }

    /** With histories of no move only. */
    static Footing<ImitationBoard> ofStarts(Imitation rule, long bound, Ground ground) {
        return ImitationReach.ofStarts(rule, bound, ground).then(reach -> of(rule, bound, ground, reach));
    }

    private static Footing<ImitationBoard> of(Imitation rule, long bound, Ground ground, ImitationReach reach) {
        // For m = 1 the partner of a in P(W) is less than 2a + 1, so that it is seen.
        int columns = 2 * reach.bound() + 1;
        return ground.states(Ground.game(imitation(rule.m(), rule.p())), reach.bound())
                .with(
                        () -> ground.outcomes(Ground.game(wythoff(rule.m(), rule.p())), reach.bound(), columns),
                        (states, wythoff) -> new ImitationBoard(rule, bound, ground, reach, states, wythoff));
    }

    static String imitation(int m, int p) {
        return "imitation(" + m + "," + p + ")";
    }

    static String wythoff(int m, int p) {
        return "mp-wythoff(" + m + "," + p + ")";
    }

    /** A check of all states for one choice of m and p. */
    static Check check(int m, int p, Function<ImitationBoard, Finding> check) {
        Imitation rule = new Imitation(m, p);
        return (bound, ground) -> Finding.on(of(rule, bound, ground), check);
    }

    /** A check of positions that needs no histories. */
    static Check checkStarts(int m, int p, Function<ImitationBoard, Finding> check) {
        Imitation rule = new Imitation(m, p);
        return (bound, ground) -> Finding.on(ofStarts(rule, bound, ground), check);
    }

    Imitation rule() {
        return rule;
    }

    /** Whether the player who moved last wins, by the engine. */
    boolean isP(ImitationPlace place) {
        return states.isP(place.state());
    }

    boolean inW(int a, int b) {
        return wythoff.isP(a, b);
    }

    /** All c with (a,c) in P(W), below twice the bound. */
    List<Integer> partners(int a) {
        return partners.get(a);
    }

    /** How many (i,j) in P(W) have j - i = b - a and i < a (Definition 17). */
    int xi(int a, int b) {
        return xi[a][b];
    }

    /** Goes through all states, those with the smallest piles first, until one breaks. */
    Finding firstPlace(Function<ImitationPlace, Optional<Counterexample>> at) {
        return firstPosition((a, b) -> {
            List<Counterexample> broken = new ArrayList<>();
            reach.forEach(a, b, place -> {
                if (broken.isEmpty()) {
                    at.apply(place).ifPresent(broken::add);
                }
            });
            return broken.stream().findFirst();
        });
    }

    /** A question about the position (a,b), a <= b. */
    @FunctionalInterface
    interface AtPosition {
        Optional<Counterexample> at(int a, int b);
    }

    /** Goes through all positions a <= b by b, then a. */
    Finding firstPosition(AtPosition question) {
        return Finding.first(0, bound, ground, larger -> {
            int b = (int) larger;
            for (int a = 0; a <= b; a++) {
                Finding.pulse(ground);
                Optional<Counterexample> broken = question.at(a, b);
                if (broken.isPresent()) {
                    return broken;
                }
            }
            return Optional.empty();
        });
    }

    Nature nature(int a, int b) {
        boolean[] seen = new boolean[2];
        reach.forEach(a, b, place -> seen[isP(place) ? 1 : 0] = true);
        return seen[0] && seen[1] ? Nature.DYNAMIC : seen[1] ? Nature.P : Nature.N;
    }

    /** What the engine says of a place, against what is printed. */
    Optional<Counterexample> expect(ImitationPlace place, boolean printedP, String why) {
        return printedP == isP(place)
                ? Optional.empty()
                : Optional.of(new Counterexample(
                        place.words(rule),
                        (printedP ? "P" : "N") + (why.isEmpty() ? "" : ", " + why),
                        printedP ? "N" : "P"));
    }
}
