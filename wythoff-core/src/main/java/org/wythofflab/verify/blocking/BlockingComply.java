package org.wythofflab.verify.blocking;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** Section 3: games in which options are proposed, and games in which only some options may be forbidden. */
final class BlockingComply {

    private static final List<String> GAMES = List.of(
            "wythoff", "nim", "a-wythoff(2)", "st(2,1)", "modular(3)", "wyt(k^2)", "odd-odd(2,3)", "odd-even(2,3)");

    private BlockingComply() {}

    static List<Claim> all() {
        return List.of(
                TheoremClaims.claim(
                        "blocking/proposition-3.1",
                        Scale.piles(60),
                        Case.over("G", comply(), game -> TheoremClaims.agrees("blocking/proposition-3.1", game))),
                Claim.holds(
                        "blocking/proposition-3.1-games",
                        BlockingClaims.at("Proposition 3.1"),
                        "whatever G is, the P-positions of G_k (k options proposed) are the N-positions of G^k (fewer than k"
                                + " forbidden)",
                        Scale.piles(100),
                        Case.over("G", GAMES, BlockingComply::opposites)),
                Claim.holds(
                        "blocking/section-1-comply",
                        BlockingClaims.at("Section 1, after Theorem 1.1, and Section 3"),
                        "the N-positions of W_k are the P-positions of W^k",
                        Scale.piles(300),
                        Case.over("k", 1, 20, k -> opposite("wythoff", k, ""))),
                Claim.holds(
                        "blocking/section-3-one-pile",
                        BlockingClaims.at("Section 3, example after Definition 8"),
                        "of one pile with one option to be proposed only the empty one is N; in Nim only the empty one is P",
                        Scale.piles(200),
                        Case.single(BlockingComply::onePile)),
                Claim.holds(
                        "blocking/proposition-3.2",
                        BlockingClaims.at("Proposition 3.2"),
                        "the P-positions of W^kN are the N-positions of W_kN, and those of WN^k the N-positions of WN_k",
                        Scale.piles(300),
                        scopes()),
                TheoremClaims.claim(
                        "blocking/proposition-3.2-diagonal",
                        Scale.piles(60),
                        Case.over(
                                "k",
                                2,
                                8,
                                k -> TheoremClaims.agrees(
                                        "blocking/proposition-3.2-diagonal", "wythoff comply " + k + " diagonal"))),
                Claim.holds(
                        "blocking/proposition-3.2-terminal",
                        BlockingClaims.at("Proposition 3.2, proof"),
                        "only at (0,0) of W^kN can every option be forbidden, and (0,0) is N in W_kN",
                        Scale.piles(200),
                        Case.over("k", 1, 12, BlockingComply::terminal)),
                Claim.holds(
                        "blocking/definition-9-diagonal",
                        BlockingClaims.at("Definition 9, W^kN"),
                        "W^kN is solved as (1,k)-Wythoff Nim: P are (a_n, a_n + floor(n/k)), a_n the least number in no"
                                + " earlier pair",
                        Scale.piles(60),
                        Case.over(
                                "k",
                                2,
                                8,
                                k -> TheoremClaims.agrees(
                                        "imitation/proposition-14", "wythoff block " + k + " diagonal"))),
                Claim.holds(
                        "blocking/definition-9-nim",
                        BlockingClaims.at("Definition 9, WN^k, with Section 1.2"),
                        "WN^k is solved by Beatty-type sequences: P are (a_n, a_n+n), a_n = floor(n*(2-k+sqrt(k^2+4))/(2k))",
                        new Scale("smaller pile below", 150),
                        Case.over("k", 1, 8, BlockingComply::beatty)),
                Claim.holds(
                        "blocking/section-1.2-covers",
                        BlockingClaims.at("Section 1.2, last paragraph"),
                        "exact covers: every x is in one P-position (x,y) of W^kN, and in exactly k of WN^k",
                        new Scale("smaller pile below", 150),
                        Case.over("k", 1, 8, BlockingComply::covers)));
    }

    /** Comply games whose blocking game a theorem solves. */
    private static List<String> comply() {
        List<String> games = new ArrayList<>();
        for (int k = 1; k <= 3; k++) {
            games.add("wythoff comply " + k);
        }
        for (int k = 1; k <= 6; k++) {
            games.add("nim comply " + k);
        }
        return games;
    }

    private static Check opposites(String game) {
        return (bound, ground) -> {
            Finding finding = Finding.agrees();
            for (int k = 1; k <= 6 && finding.isAgreement(); k++) {
                finding = opposite(game, k, "").upTo(bound, ground);
            }
            return finding;
        };
    }

    private static List<Case> scopes() {
        List<Case> cases = new ArrayList<>();
        for (String scope : List.of("diagonal", "nim")) {
            for (int k = 1; k <= 8; k++) {
                cases.add(new Case(Parameters.of("scope", scope).and("k", k), opposite("wythoff", k, " " + scope)));
            }
        }
        return cases;
    }

    /** Every position is P in exactly one of the two games. */
    private static Check opposite(String game, int k, String scope) {
        return (bound, ground) -> Finding.on(
                grid(game + " block " + k + scope, bound, bound, ground),
                () -> grid(game + " comply " + k + scope, bound, bound, ground),
                (block, comply) -> Finding.first(0, bound, ground, larger -> {
                    int side = (int) larger;
                    for (int other = 0; other <= side; other++) {
                        if (block.isP(other, side) == comply.isP(other, side)
                                || block.isP(side, other) == comply.isP(side, other)) {
                            return Optional.of(new Counterexample(
                                    "k = " + k + ", {" + other + "," + side + "}", "opposite outcomes", "the same"));
                        }
                    }
                    return Optional.empty();
                }));
    }

    private static Footing<Outcomes> grid(String game, long rows, long columns, Ground ground) {
        return ground.outcomes(Ground.game(game), rows, columns);
    }

    /** One pile is two piles the first of which is empty. */
    private static Finding onePile(long bound, Ground ground) {
        return Finding.on(
                grid("nim comply 1", 1, bound, ground),
                () -> grid("nim", 1, bound, ground),
                (comply, nim) -> Finding.first(
                        0,
                        bound,
                        ground,
                        y -> comply.isP(0, (int) y) == (y > 0) && nim.isP(0, (int) y) == (y == 0)
                                ? Optional.empty()
                                : Optional.of(new Counterexample(
                                        "a pile of " + y, y > 0 ? "P, N in Nim" : "N, P in Nim", "not so"))));
    }

    private static Check terminal(int k) {
        return (bound, ground) -> Finding.on(
                BlockingOptions.of(bound, ground),
                () -> grid("wythoff comply " + k + " diagonal", 1, 1, ground),
                (options, comply) -> {
                    if (comply.isP(0, 0)) {
                        return Finding.refuted("(0,0)", "N", "P");
                    }
                    return Finding.first(0, bound, ground, larger -> {
                        int y = (int) larger;
                        for (int x = 0; x <= y; x++) {
                            boolean isTerminal =
                                    options.horizontal(x) + options.vertical(y) == 0 && options.twoPile(x, y) < k;
                            if (isTerminal != (y == 0)) {
                                return Optional.of(new Counterexample(
                                        BlockingBoard.place(x, y),
                                        y == 0 ? "terminal" : "not terminal",
                                        isTerminal ? "terminal" : "not terminal"));
                            }
                        }
                        return Optional.empty();
                    });
                });
    }

    private static Check beatty(int k) {
        Quadratic slope = Quadratic.of(2 - k, 1, (long) k * k + 4, 2L * k);
        return (bound, ground) -> {
            // b/a = 1 + n/a_n is near 1 + 2k/(2-k+sqrt(k^2+4)) < k + 2.
            return Finding.on(
                    BlockingCovers.side((k + 2) * bound + 2L * k, ground),
                    columns -> Finding.on(grid("wythoff block " + k + " nim", bound, columns, ground), truth -> {
                        int[] a = new int[columns];
                        for (int n = 0; n < columns; n++) {
                            if (n % 1024 == 0) {
                                Finding.pulse(ground);
                            }
                            a[n] = slope.floorOfMultiple(BigInteger.valueOf(n)).intValueExact();
                        }
                        return Finding.first(0, bound, ground, x -> {
                            for (int y = (int) x; y < columns; y++) {
                                boolean stated = a[y - (int) x] == x;
                                if (stated != truth.isP((int) x, y)) {
                                    return Optional.of(new Counterexample(
                                            BlockingBoard.place(x, y), stated ? "P" : "N", stated ? "N" : "P"));
                                }
                            }
                            return Optional.empty();
                        });
                    }));
        };
    }

    private static Check covers(int k) {
        return (bound, ground) -> {
            long columns = (k + 2) * bound + 2L * k;
            return Finding.on(
                    grid("wythoff block " + k + " diagonal", bound, columns, ground),
                    () -> grid("wythoff block " + k + " nim", bound, columns, ground),
                    (one, many) -> Finding.first(0, bound, ground, x -> {
                        int[] found = {0, 0};
                        one.forEachP((int) x, (int) columns, y -> found[0]++);
                        many.forEachP((int) x, (int) columns, y -> found[1]++);
                        return found[0] == 1 && found[1] == k
                                ? Optional.empty()
                                : Optional.of(
                                        new Counterexample("x = " + x, "1 and " + k, found[0] + " and " + found[1]));
                    }));
        };
    }
}
