package org.wythofflab.verify.modular;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.rules.Position;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.PrintedTable;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.Tables;
import org.wythofflab.verify.common.TheoremClaims;

/** Khovanova and Niu: m-modular Wythoff. */
public final class ModularClaims {

    private static final int MOST = 24;

    /** Beyond this a proof takes more than the other checks together. */
    private static final int PROVED = 12;

    private ModularClaims() {}

    public static List<Claim> all() {
        List<Claim> claims = new ArrayList<>(List.of(
                TheoremClaims.claim(
                        "modular/theorem-5",
                        Scale.piles(160),
                        Case.over(
                                "m",
                                1,
                                MOST,
                                m -> m <= PROVED
                                        ? TheoremClaims.proved("modular/theorem-5", game(m))
                                        : TheoremClaims.agrees("modular/theorem-5", game(m)))),
                lastCase(),
                lastCaseRepaired(),
                Claim.holds(
                        "modular/corollary-6",
                        at("Corollary 6"),
                        "m-modular Wythoff has exactly 2*floor(m/phi) + 1 P-positions",
                        Scale.piles(400),
                        Case.over("m", 1, 60, ModularClaims::count)),
                lemma2(),
                lemma3(),
                lemma4(),
                sizeIsModulus(),
                smallPiles(),
                TheoremClaims.claim("modular/section-5.1", Scale.piles(400), List.of(closedForm(1), closedForm(3)))));
        claims.add(Tables.holds(Paper.MODULAR, 1, "the P-positions of m-modular Wythoff for m = 2, ..., 5"));
        claims.add(table2());
        claims.add(Tables.holds(Paper.MODULAR, 3, "Grundy values of Wythoff's game for piles up to 15"));
        for (int m = 2; m <= 9; m++) {
            claims.add(Tables.holds(
                    Paper.MODULAR, m + 2, "Grundy values of " + m + "-modular Wythoff for piles up to 15"));
        }
        return claims;
    }

    private static Citation at(String locator) {
        return new Citation(Paper.MODULAR, locator);
    }

    private static String game(int m) {
        return "modular(" + m + ")";
    }

    /** The P-positions below the bound are counted; all of them lie below m*phi. */
    private static Check count(int m) {
        return (bound, ground) -> Finding.on(ground.outcomes(Ground.game(game(m)), Math.max(bound, 2L * m)), truth -> {
            long found = truth.countP();
            long stated = 2 * countBelow(m) + 1;
            return found == stated ? Finding.agrees() : Finding.refuted("the number of P-positions", stated, found);
        });
    }

    private static Claim lastCase() {
        return Claim.fails(
                "modular/theorem-5-last-line",
                at("Theorem 5, proof, last line"),
                "from (q_1,q_2), m <= q_1 <= q_2, with r = (q_2-q_1) mod m > m/phi there is a move to (s_1,s_2), s_1 ="
                        + " floor((m-r)*phi), s_2 = s_1 + m - r",
                Scale.piles(80),
                Case.over("m", 1, MOST, m -> moveExists(m, false)));
    }

    private static Claim lastCaseRepaired() {
        return Claim.holds(
                "modular/theorem-5-last-line/repaired",
                at("Theorem 5, proof, last line"),
                "there the move goes to (s_2,s_1), the pair with the piles exchanged",
                Scale.piles(80),
                1,
                off -> Case.over("m", 1, MOST, m -> moveExists(m, off == 0)));
    }

    private static Check moveExists(int m, boolean exchanged) {
        return (bound, ground) -> Finding.first((long) m * m, bound * bound, ground, cell -> {
            long q1 = cell / bound;
            long q2 = cell % bound;
            int s = m - Math.floorMod(q2 - q1, m);
            // r > m/phi if and only if r > floor(m/phi): m/phi is not an integer.
            if (q1 < m || q2 < q1 || m - s <= countBelow(m)) {
                return Optional.empty();
            }
            long k = q1 - (exchanged ? lower(s) + s : lower(s));
            long l = q2 - (exchanged ? lower(s) : lower(s) + s);
            return k >= 0 && l >= 0 && k + l > 0 && (k == 0 || l == 0 || Math.floorMod(l - k, m) == 0)
                    ? Optional.empty()
                    : Optional.of(new Counterexample(
                            "(" + q1 + "," + q2 + ")",
                            "(" + (q1 - k) + "," + (q2 - l) + ")",
                            "not a move; (" + (q2 - l) + "," + (q1 - k) + ") is reached"));
        });
    }

    private static Claim lemma2() {
        return Claim.holds(
                "modular/lemma-2",
                at("Lemma 2"),
                "a P-position (p_1,p_2), p_1 < p_2, has p_1 < m, p_2 < m*phi and p_2 - p_1 < m/phi",
                Scale.piles(200),
                Case.over("m", 1, MOST, ModularClaims::lemma2));
    }

    private static Check lemma2(int m) {
        return (bound, ground) -> Finding.on(
                ground.outcomes(Ground.game(game(m)), bound),
                truth -> Finding.first(0, bound, ground, x -> {
                    List<Counterexample> broken = new ArrayList<>();
                    // Integers are below m*phi or m/phi if and only if they are at most the floor.
                    truth.forEachP((int) x, (int) bound, y -> {
                        if (x < y && (x >= m || y > lower(m) || y - x > countBelow(m))) {
                            broken.add(new Counterexample("(" + x + "," + y + ")", "not a P-position", "a P-position"));
                        }
                    });
                    return broken.stream().findFirst();
                }));
    }

    private static Claim lemma3() {
        return Claim.holds(
                "modular/lemma-3",
                at("Lemma 3"),
                "every r < m is a pile of some P-position",
                Scale.all("all r < m"),
                Case.over("m", 1, MOST, ModularClaims::lemma3));
    }

    private static Check lemma3(int m) {
        return (bound, ground) -> Finding.on(
                ground.outcomes(Ground.game(game(m)), 2L * m),
                truth -> Finding.first(
                        0,
                        m,
                        ground,
                        r -> hasP(truth, (int) r)
                                ? Optional.empty()
                                : Optional.of(new Counterexample("r = " + r, "in a P-position", "in none"))));
    }

    private static boolean hasP(Outcomes truth, int x) {
        for (int y = 0; y < truth.board().columns(); y++) {
            if (truth.isP(x, y)) {
                return true;
            }
        }
        return false;
    }

    private static Claim lemma4() {
        return Claim.holds(
                "modular/lemma-4",
                at("Lemma 4"),
                "for 0 < s < m/phi exactly two P-positions have piles that differ by s, those of floor(s*phi) and"
                        + " floor(s*phi^2)",
                Scale.all("all s < m/phi"),
                // For m = 1 there is no s.
                Case.over("m", 2, MOST, m -> (bound, ground) -> {
                    int size = 3 * m;
                    return Finding.on(
                            ground.outcomes(Ground.game(game(m)), size),
                            truth -> Finding.first(1, countBelow(m) + 1, ground, s -> {
                                int d = (int) s;
                                List<Position> found = new ArrayList<>();
                                for (int x = 0; x + d < size; x++) {
                                    for (Position position : List.of(new Position(x, x + d), new Position(x + d, x))) {
                                        if (truth.isP((int) position.x(), (int) position.y())) {
                                            found.add(position);
                                        }
                                    }
                                }
                                long low = lower(s);
                                List<Position> stated = List.of(new Position(low, low + s), new Position(low + s, low));
                                return found.equals(stated)
                                        ? Optional.empty()
                                        : Optional.of(
                                                new Counterexample("s = " + s, stated.toString(), found.toString()));
                            }));
                }));
    }

    private static Claim sizeIsModulus() {
        return Claim.holds(
                "modular/section-5.1-count",
                at("Section 5.1, second remark"),
                "m-modular Wythoff has exactly m P-positions if and only if m = 1 or m = 3",
                new Scale("m up to", 200),
                Case.single((bound, ground) -> Finding.inTurn(
                        1,
                        bound + 1,
                        ground,
                        m -> Finding.on(ground.outcomes(Ground.game("modular(" + m + ")"), 2 * m), truth -> {
                            long found = truth.countP();
                            return (found == m) == (m == 1 || m == 3)
                                    ? Finding.agrees()
                                    : Finding.refuted("m = " + m, m, found);
                        }))));
    }

    private static Claim smallPiles() {
        return Claim.holds(
                "modular/section-5.1-small-piles",
                at("Section 5.1, first remark"),
                "the Grundy values are those of Wythoff's game while both piles are at most m",
                new Scale("m up to", 60),
                Case.single((bound, ground) -> Finding.on(
                        ground.grundy(Ground.game("wythoff"), bound + 1),
                        wythoff -> Finding.inTurn(
                                1,
                                bound + 1,
                                ground,
                                m -> Finding.on(
                                        ground.grundy(Ground.game("modular(" + m + ")"), m + 1),
                                        modular -> sameUpTo(m, wythoff, modular, ground))))));
    }

    private static Finding sameUpTo(long m, GrundyTable wythoff, GrundyTable modular, Ground ground) {
        return Finding.first(0, (m + 1) * (m + 1), ground, cell -> {
            int x = (int) (cell / (m + 1));
            int y = (int) (cell % (m + 1));
            return modular.at(x, y) == wythoff.at(x, y)
                    ? Optional.empty()
                    : Optional.of(new Counterexample(
                            "m = " + m + ", (" + x + "," + y + ")", "" + wythoff.at(x, y), "" + modular.at(x, y)));
        });
    }

    private static Case closedForm(int m) {
        return new Case(Parameters.of("m", m), TheoremClaims.agrees("modular/section-5.1", game(m)));
    }

    private static Claim table2() {
        return Claim.holds(
                "modular/table-2",
                at("Table 2"),
                "how many P-positions (x,y), x < y, m-modular Wythoff has",
                Scale.ALL_PRINTED,
                Case.single((bound, ground) -> {
                    PrintedTable table = ground.table("modular-table-02");
                    return Finding.on(
                            Footing.each(
                                    table.rows(),
                                    row -> ground.outcomes(Ground.game(table.game(row)), 2L * table.number(row, "m"))
                                            .map(ModularClaims::pairs)),
                            counts -> Finding.each(0, table.rows().size(), ground, i -> {
                                List<String> row = table.rows().get((int) i);
                                long found = counts.get((int) i);
                                return table.number(row, "a_m") == found
                                        ? Optional.empty()
                                        : Optional.of(new Counterexample(
                                                table.label(row, "a_m"), table.text(row, "a_m"), "" + found));
                            }));
                }));
    }

    /** The P-positions (x,y) with x < y. */
    private static long pairs(Outcomes truth) {
        int[] count = {0};
        for (int row = 0; row < truth.board().rows(); row++) {
            int x = row;
            truth.forEachP(x, truth.board().columns(), y -> count[0] += x < y ? 1 : 0);
        }
        return count[0];
    }

    /** floor(n*phi). */
    private static long lower(long n) {
        return Quadratic.GOLDEN.floorOfMultiple(BigInteger.valueOf(n)).longValueExact();
    }

    /** a_m = floor(m/phi), how many of floor(phi), floor(2*phi), ... are below m. */
    private static long countBelow(long m) {
        return lower(m) - m;
    }
}
