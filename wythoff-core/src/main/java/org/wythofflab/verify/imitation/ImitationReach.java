package org.wythofflab.verify.imitation;

import java.util.BitSet;
import java.util.function.Consumer;
import org.wythofflab.rules.Imitation;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;

/**
 * All that histories of (m,p)-Imitation Nim lead to which begin with piles below a bound: from every starting position all
 * moves are made, the largest piles first.
 */
final class ImitationReach {

    private static final int MOST = 1 << 15;

    private final Imitation rule;
    private final int bound;
    /**
     * For a <= b at b(b+1)/2 + a: first all pairs of credits without a move to imitate, then for each last = 1, ..., b - a the
     * credit of the player to move; the other player has all of his then.
     */
    private final BitSet[] reached;

    private ImitationReach(Imitation rule, int bound) {
        this.rule = rule;
        this.bound = bound;
        this.reached = new BitSet[bound * (bound + 1) / 2];
    }

    /** The starting positions alone. */
    static Footing<ImitationReach> ofStarts(Imitation rule, long bound, Ground ground) {
        return of(rule, bound, ground, false);
    }

    static Footing<ImitationReach> of(Imitation rule, long bound, Ground ground) {
        return of(rule, bound, ground, true);
    }

    private static Footing<ImitationReach> of(Imitation rule, long bound, Ground ground, boolean moving) {
        // About p states for each a <= b and last <= b - a, and a BitSet for each a <= b.
        return bound > MOST
                        || bound * bound * (bound * rule.p() / 48 + 64)
                                > ground.budget().bytes()
                ? Footing.refused("there is no room for the states of piles below " + bound)
                : Footing.firm(walked(rule, (int) bound, ground, moving));
    }

    private static ImitationReach walked(Imitation rule, int bound, Ground ground, boolean moving) {
        ImitationReach reach = new ImitationReach(rule, bound);
        for (int sum = 2 * (bound - 1); sum >= 0; sum--) {
            for (int a = Math.max(0, sum - bound + 1); 2 * a <= sum; a++) {
                Finding.pulse(ground);
                reach.mark(ImitationPlace.start(rule, a, sum - a));
                if (moving) {
                    reach.forEach(a, sum - a, reach::move);
                }
            }
        }
        return reach;
    }

    private void move(ImitationPlace place) {
        for (int k = 1; k <= place.a(); k++) {
            mark(place.fromSmaller(rule, k));
        }
        for (int k = 1; place.a() < place.b() && k <= place.b(); k++) {
            if (place.allows(rule, k)) {
                mark(place.fromLarger(rule, k));
            }
        }
    }

    private void mark(ImitationPlace place) {
        int p = rule.p();
        int index = place.b() * (place.b() + 1) / 2 + place.a();
        if (reached[index] == null) {
            reached[index] = new BitSet(p * p + (place.b() - place.a()) * p);
        }
        reached[index].set(
                place.last() == 0 ? place.mover() * p + place.other() : p * p + (place.last() - 1) * p + place.mover());
    }

    /** The places at (a,b), a <= b; more credit comes first. */
    void forEach(int a, int b, Consumer<ImitationPlace> visitor) {
        int p = rule.p();
        BitSet here = reached[b * (b + 1) / 2 + a];
        for (int mover = p - 1; mover >= 0; mover--) {
            for (int other = p - 1; other >= 0; other--) {
                if (here.get(mover * p + other)) {
                    visitor.accept(new ImitationPlace(a, b, 0, mover, other));
                }
            }
        }
        for (int last = 1; last <= b - a; last++) {
            for (int mover = p - 1; mover >= 0; mover--) {
                if (here.get(p * p + (last - 1) * p + mover)) {
                    visitor.accept(new ImitationPlace(a, b, last, mover, p - 1));
                }
            }
        }
    }

    int bound() {
        return bound;
    }
}
