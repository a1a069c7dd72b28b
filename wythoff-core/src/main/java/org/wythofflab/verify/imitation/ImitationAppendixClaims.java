package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;

/** Hegarty's appendix to Larsson 2009: what it states, for m = 1. */
final class ImitationAppendixClaims {

    static final int MOST = 8;
    private static final int MOST_PARTS = 500;

    private ImitationAppendixClaims() {}

    static List<Claim> all() {
        return List.of(theorem(), proposition(), equation5(), positions(), sequences());
    }

    private static Claim theorem() {
        return Claim.holds(
                "imitation/appendix-theorem",
                ImitationClaims.at("appendix, Theorem"),
                "for r = ((2p-1)+sqrt(4p^2+1))/2p, s = r + 1/p the map [nr] <-> [ns] is an involution of the positive integers,"
                        + " the greedy permutation with the differences +-([ns]-[nr])",
                Scale.indices(1500),
                Case.over("p", 1, MOST, ImitationAppendixClaims::theorem));
    }

    private static Check theorem(int p) {
        return (bound, ground) -> Finding.on(
                ImitationSlope.alpha(1, p).floors(bound, ground),
                () -> ImitationSlope.beta(1, p).floors(bound, ground),
                (firsts, seconds) -> {
                    int count = firsts.length;
                    int[] image = new int[count];
                    for (int k = 1; k < count; k++) {
                        set(image, firsts[k], seconds[k]);
                        set(image, seconds[k], firsts[k]);
                    }
                    ImitationPermutation greedy = ImitationPermutation.ofPairs(firsts, seconds, count - 1, ground);
                    return ImitationBoundClaims.shareOut(1, p)
                            .upTo(bound, ground)
                            .or(Finding.first(
                                    1,
                                    count,
                                    ground,
                                    n -> image[(int) n] == greedy.at(n)
                                            ? Optional.empty()
                                            : Optional.of(new Counterexample(
                                                    "n = " + n, "" + image[(int) n], "" + greedy.at(n)))));
                });
    }

    static void set(int[] image, long n, long value) {
        if (n < image.length) {
            image[(int) n] = (int) value;
        }
    }

    private static Claim proposition() {
        return Claim.holds(
                "imitation/appendix-proposition",
                ImitationClaims.at("appendix, Proposition"),
                "for 1/r + 1/s = 1, s - r = 1/d, d = a/b rational, r is rational if and only if d = mn/(m^2-n^2) for rational m"
                        + " > n > 0",
                new Scale("a and b up to", 60),
                1,
                off -> Case.single(rationals(4 - off)));
    }

    /** @param factor that of a^2 in 4a^2+b^2 */
    private static Check rationals(int factor) {
        return (bound, ground) -> Finding.on(
                forms(bound, ground),
                forms -> Finding.first(1, bound + 1, ground, a -> {
                    // r = (2d-1+sqrt(4d^2+1))/2d is rational if 4a^2+b^2 is a square.
                    for (long b = 1; b <= bound; b++) {
                        boolean rational = new ImitationSlope(0, factor * a * a + b * b, 1).isRational();
                        if (rational != forms.contains(lowest(a, b))) {
                            return Optional.of(new Counterexample(
                                    "d = " + a + "/" + b,
                                    rational ? "irrational" : "rational",
                                    rational ? "rational" : "irrational"));
                        }
                    }
                    return Optional.empty();
                }));
    }

    /** The mn/(m^2-n^2) among the fractions a/b up to the bound, and others. */
    private static Footing<Set<List<Long>>> forms(long bound, Ground ground) {
        if (bound > MOST_PARTS) {
            return Footing.refused("there is no room for the fractions up to " + bound);
        }
        Set<List<Long>> forms = new HashSet<>();
        // m/n = (b+sqrt(4a^2+b^2))/2a, so that m <= 2a+2b and n <= 2a are enough.
        for (long m = 1; m <= 4 * bound; m++) {
            Finding.pulse(ground);
            for (long n = 1; n < m && n <= 2 * bound; n++) {
                forms.add(lowest(m * n, m * m - n * n));
            }
        }
        return Footing.firm(forms);
    }

    private static List<Long> lowest(long numerator, long denominator) {
        long a = numerator;
        long b = denominator;
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return List.of(numerator / a, denominator / a);
    }

    private static Claim equation5() {
        return Claim.holds(
                "imitation/appendix-equation-5",
                ImitationClaims.at("appendix, equation (5)"),
                "without the differences 0 the greedy permutation of p times the multiples of m is the full one, p smaller and p"
                        + " earlier",
                Scale.indices(1000),
                Case.over("m", 5, "p", 5, ImitationAppendixClaims::equation5));
    }

    private static Check equation5(int m, int p) {
        return (bound, ground) -> Finding.on(ImitationWalk.room(bound, Long.SIZE * m, ground), count -> {
            ImitationPermutation bar = ImitationPermutation.withoutZero(m, p, count, ground);
            ImitationPermutation full = ImitationPermutation.full(m, p, count + p, ground);
            return Finding.first(
                    1,
                    bound,
                    ground,
                    n -> bar.at(n) + p == full.at(n + p)
                            ? Optional.empty()
                            : Optional.of(new Counterexample("n = " + n, "" + (bar.at(n) + p), "" + full.at(n + p))));
        });
    }

    private static Claim positions() {
        return Claim.holds(
                "imitation/appendix-positions",
                ImitationClaims.at("appendix, above the Corollary"),
                "the P-positions of (1,p)-Wythoff Nim are (n-1, pi(n)-1), n >= 1, for the greedy permutation pi with p times each"
                        + " difference",
                Scale.piles(400),
                Case.over("p", 1, MOST, ImitationAppendixClaims::positions));
    }

    private static Check positions(int p) {
        return (bound, ground) -> Finding.on(
                ImitationWalk.room(bound, Integer.SIZE, ground),
                () -> ground.positions(Ground.game(ImitationBoard.wythoff(1, p)), bound),
                (count, positions) -> {
                    List<Counterexample> broken = new ArrayList<>();
                    int[] seen = new int[count];
                    ImitationPermutation pi = ImitationPermutation.full(1, p, count, ground);
                    positions.forEach((x, y) -> {
                        seen[x]++;
                        if (broken.isEmpty() && pi.at(x + 1) - 1 != y) {
                            broken.add(new Counterexample("n = " + (x + 1), "" + pi.at(x + 1), "" + (y + 1)));
                        }
                    });
                    return Finding.refuted(broken)
                            .or(Finding.first(
                                    0,
                                    bound,
                                    ground,
                                    x -> pi.at(x + 1) > bound || seen[(int) x] == 1
                                            ? Optional.empty()
                                            : Optional.of(new Counterexample(
                                                    "n = " + (x + 1), "" + pi.at(x + 1), "not a P-position"))));
                });
    }

    private static Claim sequences() {
        return Claim.holds(
                "imitation/appendix-sequences",
                ImitationClaims.at("appendix, further notation"),
                "if a_1 < a_2 < ... are the n with pi(n) > n and b_1 < b_2 < ... the others then b_k = pi(a_k), and so for a*_k ="
                        + " [kr], b*_k = [ks]; the a_k and b_k come from the mex rule with b_k - a_k = ceil(k/p)",
                Scale.indices(2000),
                Case.over("p", 1, MOST, ImitationAppendixClaims::sequences));
    }

    private static Check sequences(int p) {
        return (bound, ground) -> Finding.on(ImitationWalk.room(bound, Long.SIZE, ground), count -> {
            ImitationPermutation pi = ImitationPermutation.withoutZero(1, p, count, ground);
            return Finding.on(ImitationPairs.of(p, bound, ground), pairs -> {
                int[] next = {0, 0};
                return Finding.first(1, bound, ground, n -> {
                    boolean low = pi.at(n) > n;
                    int k = ++next[low ? 0 : 1];
                    boolean right =
                            low ? pairs.a(k) == n && pairs.b(k) == pi.at(n) : pairs.b(k) == n && pairs.a(k) == pi.at(n);
                    return right
                            ? Optional.empty()
                            : Optional.of(new Counterexample("n = " + n, "pi(n) = b_k or a_k", "" + pi.at(n)));
                });
            });
        });
    }
}
