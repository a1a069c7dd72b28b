package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** Larsson 2009, section 1.4.5: the pairs of (m,p)-Wythoff Nim and Beatty pairs. */
final class ImitationBoundClaims {

    private static final int MOST = 6;

    private ImitationBoundClaims() {}

    static List<Claim> all() {
        return List.of(
                TheoremClaims.claim("imitation/section-1.4.5", Scale.piles(80), dividing()),
                blocks(),
                noBlocks(),
                share(false),
                share(true),
                upperBound(),
                lowerBound("a", false),
                lowerBound("a", true),
                lowerBound("b", false),
                lowerBound("b", true));
    }

    /** Beyond this a proof takes more than the other checks together. */
    private static final int PROVED = 2;

    private static List<Case> dividing() {
        List<Case> cases = new ArrayList<>();
        for (int p = 1; p <= 6; p++) {
            for (int q = 1; q <= 3; q++) {
                String game = ImitationBoard.wythoff(p * q, p);
                Check check = p <= PROVED
                        ? TheoremClaims.proved("imitation/section-1.4.5", game)
                        : TheoremClaims.agrees("imitation/section-1.4.5", game);
                cases.add(new Case(Parameters.of("m", p * q).and("p", p), check));
            }
        }
        return cases;
    }

    private static Claim blocks() {
        return Claim.holds(
                "imitation/section-1.4.5-blocks",
                ImitationClaims.at("section 1.4.5"),
                "if p divides m the pairs of (m,p)-Wythoff Nim are (p*a_n + i, p*b_n + i), 0 <= i < p, where a_n = [n*alpha]"
                        + " and b_n = [n*beta] are those of (m/p,1)-Wythoff Nim",
                Scale.indices(100_000),
                multiples());
    }

    private static List<Case> multiples() {
        List<Case> cases = new ArrayList<>();
        for (int p = 1; p <= 8; p++) {
            for (int q = 1; q <= 4; q++) {
                cases.add(new Case(Parameters.of("m", p * q).and("p", p), areBlocks(p * q, p, q)));
            }
        }
        return cases;
    }

    private static Check areBlocks(int m, int p, int q) {
        return (bound, ground) -> Finding.on(ImitationSequence.of(m, p, bound, ground), pairs -> {
            ImitationSlope alpha = ImitationSlope.alpha(q, 1);
            long[] near = {0};
            return Finding.first(0, bound, ground, i -> {
                long n = i / p;
                near[0] = alpha.floor(n, near[0]);
                long a = p * near[0] + i % p;
                long b = p * (near[0] + n * q) + i % p;
                return pairs.first(i) == a && pairs.second(i) == b
                        ? Optional.empty()
                        : ImitationPairClaims.at(
                                i, "(" + a + "," + b + ")", "(" + pairs.first(i) + "," + pairs.second(i) + ")");
            });
        });
    }

    private static Claim noBlocks() {
        return Claim.holds(
                "imitation/section-1.4.5-only-if",
                ImitationClaims.at("section 1.4.5"),
                "if p does not divide m the pairs of (m,p)-Wythoff Nim are not of the form (p*x + i, p*y + i), 0 <= i < p",
                Scale.indices(1000),
                1,
                off -> ofMultiples(off == 1));
    }

    private static List<Case> ofMultiples(boolean dividing) {
        List<Case> cases = new ArrayList<>();
        for (int m = 1; m <= 12; m++) {
            for (int p = 2; p <= 8; p++) {
                if ((m % p == 0) == dividing) {
                    cases.add(new Case(Parameters.of("m", m).and("p", p), breakBlocks(m, p)));
                }
            }
        }
        return cases;
    }

    private static Check breakBlocks(int m, int p) {
        return (bound, ground) -> Finding.on(ImitationSequence.of(m, p, bound, ground), pairs -> {
            Finding form = Finding.first(
                    0,
                    bound,
                    ground,
                    i -> pairs.first(i) % p == i % p && pairs.second(i) % p == i % p
                            ? Optional.empty()
                            : ImitationPairClaims.at(i, "i mod p", "not"));
            return form.isAgreement()
                    ? Finding.refuted("all n", "a pair of another form", "there is none")
                    : Finding.agrees();
        });
    }

    private static Claim share(boolean repaired) {
        String id = "imitation/section-1.4.5-beatty";
        String statement = "[n*alpha] and [n*beta], n >= 1, share out the positive integers, alpha ="
                + " (2p-m+sqrt(m^2+4p^2))/2p, beta = alpha + m/p";
        Scale scale = new Scale("numbers below", 50_000);
        return repaired
                ? Claim.holds(
                        id + "/repaired",
                        ImitationClaims.at("section 1.4.5"),
                        statement + ", unless m^2 + 4p^2 is a square, as for m = 3, p = 2, where alpha = 3/2, beta = 3",
                        scale,
                        1,
                        off -> beatty(slope -> slope.isRational() == (off == 1)))
                : Claim.fails(id, ImitationClaims.at("section 1.4.5"), statement, scale, beatty(slope -> true));
    }

    private static List<Case> beatty(Predicate<ImitationSlope> wanted) {
        List<Case> cases = new ArrayList<>();
        for (int m = 1; m <= MOST; m++) {
            for (int p = 1; p <= MOST; p++) {
                if (wanted.test(ImitationSlope.alpha(m, p))) {
                    cases.add(new Case(Parameters.of("m", m).and("p", p), shareOut(m, p)));
                }
            }
        }
        return cases;
    }

    static Check shareOut(int m, int p) {
        return (bound, ground) -> Finding.on(ImitationWalk.room(bound, Byte.SIZE, ground), length -> {
            byte[] times = new byte[length];
            ImitationSlope alpha = ImitationSlope.alpha(m, p);
            ImitationSlope beta = ImitationSlope.beta(m, p);
            long[] near = {0, 0};
            return Finding.first(1, bound, ground, n -> {
                        near[0] = alpha.floor(n, near[0]);
                        near[1] = beta.floor(n, near[1]);
                        ImitationPairClaims.count(times, near[0]);
                        ImitationPairClaims.count(times, near[1]);
                        return Optional.empty();
                    })
                    .or(Finding.first(
                            1,
                            bound,
                            ground,
                            x -> times[(int) x] == 1
                                    ? Optional.empty()
                                    : Optional.of(new Counterexample(
                                            "x = " + x, "once", times[(int) x] == 0 ? "never" : "twice"))));
        });
    }

    private static Claim upperBound() {
        return Claim.holds(
                "imitation/section-1.4.5-upper-bounds",
                ImitationClaims.at("section 1.4.5"),
                "a_n <= n*alpha and b_n <= n*beta",
                Scale.indices(100_000),
                Case.over("m", MOST, "p", MOST, ImitationBoundClaims::upperBound));
    }

    private static Check upperBound(int m, int p) {
        return (bound, ground) -> Finding.on(ImitationSequence.of(m, p, bound, ground), pairs -> {
            ImitationSlope alpha = ImitationSlope.alpha(m, p);
            ImitationSlope beta = ImitationSlope.beta(m, p);
            return Finding.first(
                    0,
                    bound,
                    ground,
                    n -> alpha.compareMultiple(n, pairs.first(n)) >= 0 && beta.compareMultiple(n, pairs.second(n)) >= 0
                            ? Optional.empty()
                            : ImitationPairClaims.at(
                                    n, "at most n*alpha, n*beta", "(" + pairs.first(n) + "," + pairs.second(n) + ")"));
        });
    }

    private static Claim lowerBound(String name, boolean repaired) {
        String id = "imitation/section-1.4.5-lower-bound-" + name;
        String slope = name.equals("a") ? "alpha" : "beta";
        String statement = "(n-p+1)*" + slope + (repaired ? " - 1" : "") + " <= " + name + "_n";
        List<Case> cases = Case.over("m", MOST, "p", MOST, (m, p) -> lowerBound(m, p, name, repaired, slope));
        return repaired
                ? Claim.holds(
                        id + "/repaired", ImitationClaims.at("section 1.4.5"), statement, Scale.indices(100_000), cases)
                : Claim.fails(id, ImitationClaims.at("section 1.4.5"), statement, Scale.indices(100_000), cases);
    }

    private static Check lowerBound(int m, int p, String name, boolean repaired, String slope) {
        return (bound, ground) -> Finding.on(ImitationSequence.of(m, p, bound, ground), pairs -> {
            ImitationSlope line = name.equals("a") ? ImitationSlope.alpha(m, p) : ImitationSlope.beta(m, p);
            return Finding.first(0, bound, ground, n -> {
                long value = name.equals("a") ? pairs.first(n) : pairs.second(n);
                long k = n - p + 1;
                if (line.compareMultiple(k, repaired ? value + 1 : value) <= 0) {
                    return Optional.empty();
                }
                String product = (k == 1 ? "" : k + "*") + slope;
                return ImitationPairClaims.at(
                        n, name + "_n >= " + product + " > " + line.floor(k, value), name + "_n = " + value);
            });
        });
    }
}
