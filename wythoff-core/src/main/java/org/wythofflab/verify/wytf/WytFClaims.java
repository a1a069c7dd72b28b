package org.wythofflab.verify.wytf;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.PrintedTable;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.Tables;
import org.wythofflab.verify.common.TheoremClaims;

/** Fraenkel and Tanny: Wyt(f). The claims of Section 1, the theorems, the tables, and where the text speaks of them. */
public final class WytFClaims {

    private WytFClaims() {}

    public static List<Claim> all() {
        List<Claim> claims = new ArrayList<>(List.of(nim(), nimAnyFunction(), wythoff()));
        claims.add(Tables.holds(Paper.WYT_F, 1, "the first P-positions of Wyt(3)"));
        claims.add(Tables.holds(Paper.WYT_F, 2, "the first P-positions of Wyt(10)"));
        claims.add(Tables.holds(Paper.WYT_F, 3, "the first P-positions of Wyt(k^2)"));
        claims.add(Tables.holds(Paper.WYT_F, 4, "the first P-positions of Wyt(k^2+9)"));
        claims.add(Claim.fails(
                "wyt-f/section-2-tables",
                at("Section 2, where Tables 1 and 2 are introduced"),
                "the first P-positions for t = 3 are in Table 2",
                Scale.ALL_PRINTED,
                Case.single(shows("wyt-f-table-02", "wyt(3)"))));
        claims.add(Claim.holds(
                "wyt-f/section-2-tables/repaired",
                at("Section 2, where Tables 1 and 2 are introduced"),
                "the first P-positions for t = 3 are in Table 1, those for t = 10 in Table 2",
                Scale.ALL_PRINTED,
                List.of(
                        new Case(Parameters.of("t", 3), shows("wyt-f-table-01", "wyt(3)")),
                        new Case(Parameters.of("t", 10), shows("wyt-f-table-02", "wyt(10)")))));
        claims.addAll(WytFNumerationClaims.all());
        claims.addAll(WytFConstantClaims.all());
        claims.addAll(WytFPeriodClaims.all());
        claims.addAll(WytFSuperadditiveClaims.all());
        claims.addAll(WytFSmallFunctionClaims.all());
        claims.addAll(WytFProcedureClaims.all());
        claims.addAll(WytFPolynomialClaims.all());
        claims.addAll(WytFEnvelopeClaims.all());
        return claims;
    }

    static Citation at(String locator) {
        return new Citation(Paper.WYT_F, locator);
    }

    /** A counterexample, unless the statement holds there. */
    static Optional<Counterexample> unless(boolean holds, String where, Object printed, Object right) {
        return holds ? Optional.empty() : Optional.of(new Counterexample(where, printed.toString(), right.toString()));
    }

    /** The pairs of the sequences are the P-positions, and there are no others. */
    static Check sequenceIsP(String game, WytFFunction g) {
        GameSpec spec = Ground.game(game);
        return (bound, ground) -> Finding.on(
                ground.outcomes(spec, bound),
                () -> WytFSequence.below(bound, g.onPiles(), ground),
                (truth, w) -> Finding.first(0, bound, ground, y -> {
                    Finding.pulse(ground);
                    for (int x = 0; x <= y; x++) {
                        boolean stated = w.contains(x, y);
                        if (stated != truth.isP(x, (int) y) || stated != truth.isP((int) y, x)) {
                            return Optional.of(new Counterexample(
                                    "(" + x + "," + y + ")", stated ? "P" : "N", stated ? "N" : "P"));
                        }
                    }
                    return Optional.empty();
                }));
    }

    /** A theorem of the room {@code theory} on functions; those of unknown class are vouched for. */
    static List<Case> theorem(String id, List<WytFFunction> functions) {
        return WytFFunction.cases(
                functions,
                f -> TheoremClaims.agrees(
                        id,
                        f.game(),
                        WytFFunction.otherSuperadditive().contains(f) ? Set.of(Assumption.SUPERADDITIVE) : Set.of()));
    }

    private static Claim nim() {
        return TheoremClaims.claim(
                "wyt-f/section-1",
                Scale.piles(200),
                Case.over("f", List.of("0", "1"), f -> TheoremClaims.proved("wyt-f/section-1", "wyt(" + f + ")")));
    }

    private static Claim nimAnyFunction() {
        return Claim.holds(
                "wyt-f/section-1-nim",
                at("Section 1"),
                "where f has no values but 0 and 1, constant or not, the Grundy values are those of Nim",
                Scale.piles(100),
                Case.over(
                        "f",
                        List.of("k%2", "(k+1)%2", "if(k in 1 mod 5, 1, 0)"),
                        f -> (bound, ground) -> Finding.on(
                                ground.grundy(Ground.game("wyt(" + f + ")"), bound),
                                truth -> Finding.first(0, bound * bound, ground, cell -> {
                                    int x = (int) (cell / bound);
                                    int y = (int) (cell % bound);
                                    return unless(
                                            truth.at(x, y) == (x ^ y), "(" + x + "," + y + ")", x ^ y, truth.at(x, y));
                                }))));
    }

    private static Claim wythoff() {
        return Claim.holds(
                "wyt-f/section-1-wythoff",
                at("Section 1"),
                "for f(k) = k+1 the P-positions are those of Wythoff's game, floor(n*phi) and floor(n*phi) + n",
                Scale.piles(1500),
                Case.single(TheoremClaims.proved(
                        (bound, ground) -> Finding.on(
                                ground.outcomes(Ground.game("wyt(k+1)"), bound),
                                truth -> Finding.first(0, bound, ground, n -> {
                                    long a = Quadratic.GOLDEN
                                            .floorOfMultiple(BigInteger.valueOf(n))
                                            .longValueExact();
                                    // One P-position in each diagonal, so there are no others.
                                    List<Long> found = new ArrayList<>();
                                    for (long x = 0; x + n < bound; x++) {
                                        if (truth.isP((int) x, (int) (x + n))) {
                                            found.add(x);
                                        }
                                    }
                                    return unless(
                                            found.equals(a + n < bound ? List.of(a) : List.of()),
                                            "y - x = " + n,
                                            a,
                                            found);
                                })),
                        TheoremClaims.theorem("blocking/theorem-1.1"),
                        "wyt(k+1)")));
    }

    private static Check shows(String resource, String game) {
        return (bound, ground) -> {
            PrintedTable table = ground.table(resource);
            return Finding.on(
                    ground.outcomes(Ground.game(game), 256),
                    truth -> Finding.first(0, table.rows().size(), ground, i -> {
                        List<String> row = table.rows().get((int) i);
                        int a = table.number(row, "A_n");
                        int b = table.number(row, "B_n");
                        return unless(
                                truth.isP(a, b), table.label(row, "B_n"), "(" + a + "," + b + ")", right(truth, a));
                    }));
        };
    }

    private static String right(Outcomes truth, int a) {
        List<String> right = new ArrayList<>();
        truth.forEachP(a, truth.board().columns(), y -> right.add("(" + a + "," + y + ")"));
        return String.join(", ", right);
    }
}
