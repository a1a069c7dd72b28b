package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.PrintedTable;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TableCheck;
import org.wythofflab.verify.common.Tables;
import org.wythofflab.verify.common.TheoremClaims;

/** The tables of Liu and Li, cell by cell, and the lists of P-positions printed below them. */
final class RestrictedStTables {

    private static final String PAPER = "restricted-st/";

    /** The game that Table 10 is about. */
    private static final String TABLE_10 = "odd-even(1,2) misere";

    /** What a column holds by its equation. */
    @FunctionalInterface
    private interface Column {
        long at(long n);
    }

    /** What an equation says of the columns of a table. */
    @FunctionalInterface
    private interface Equation {
        Footing<Column> of(String column, Ground ground);
    }

    private RestrictedStTables() {}

    static List<Claim> claims() {
        List<Claim> claims = new ArrayList<>();
        claims.add(evenEven(1, 1, 1));
        claims.add(evenEven(2, 2, 2));
        claims.add(evenEven(3, 1, 1));
        claims.add(list(3, "smaller", 7));
        claims.add(evenEven(4, 2, 2));
        claims.add(list(4, "smaller", 5));
        claims.add(evenEvenMisere(5, 2, 2));
        claims.add(list(5, "smaller", 7));
        claims.add(evenEvenMisere(6, 1, 1));
        claims.add(list(6, "smaller", 7));
        claims.add(oddEven(7, 2, 2));
        claims.add(list(7, "first", 8));
        claims.add(oddEven(8, 2, 3));
        claims.add(list(8, "first", 8));
        claims.add(oddEvenMisere(9, 2, 2));
        claims.add(
                Tables.fails(
                        Paper.RESTRICTED_ST,
                        10,
                        "E_n, H_n, H'_n of Theorem 20 for s = 1, t = 2, which are P-positions of misere odd-even (1,2)-Wythoff"));
        claims.add(table10Repaired());
        return claims;
    }

    private static Claim evenEven(int table, int s, int t) {
        return both(
                table,
                "A_n and B_n of equation (10) for s = " + s + ", t = " + t + ", which give the P-positions of even-even"
                        + " (s,t)-Wythoff",
                (column, ground) ->
                        RestrictedStPairs.equation10(s, t, 15, ground).map(pairs -> ofPairs(pairs, column)));
    }

    private static Claim evenEvenMisere(int table, int s, int t) {
        return both(
                table,
                "E_n and H_n of Theorem 14, with mex for max, for s = " + s + ", t = " + t
                        + ", which give the P-positions" + " of misere even-even (s,t)-Wythoff",
                (column, ground) ->
                        RestrictedStPairs.theorem14(s, t, 15, ground).map(pairs -> ofPairs(pairs, column)));
    }

    private static Column ofPairs(RestrictedStPairs pairs, String column) {
        int more = column.contains("+1") ? 1 : 0;
        boolean lower = column.startsWith("A") || column.startsWith("E");
        return n -> (lower ? pairs.lower(n) : pairs.upper(n)) + more;
    }

    private static Claim oddEven(int table, int s, int t) {
        return both(
                table,
                "A_n, B_n, B'_n of Theorem 19 for s = " + s + ", t = " + t + ", which are P-positions of odd-even"
                        + " (s,t)-Wythoff",
                (column, ground) -> Footing.firm(n -> ofFirst(column, n, RestrictedStProofs.equation20(s, t, n))));
    }

    private static Claim oddEvenMisere(int table, int s, int t) {
        return both(
                table,
                "E_n, H_n, H'_n of Theorem 20 for s = " + s + ", t = " + t
                        + ", which are P-positions of misere odd-even" + " (s,t)-Wythoff",
                (column, ground) -> Footing.firm(n -> ofFirst(column, n, RestrictedStProofs.equation23(s, t, n))));
    }

    private static long ofFirst(String column, long n, long term) {
        return column.equals("A_n") || column.equals("E_n") ? n : column.contains("'") ? term + 1 : term;
    }

    /** The cells are the numbers of the equation, in their places, and make the P-positions that the rules give. */
    private static Claim both(int number, String statement, Equation equation) {
        String table = "restricted-st-table-0" + number;
        Check positions = new TableCheck(table);
        return Claim.holds(
                PAPER + "table-" + number,
                at("Table " + number),
                statement,
                Scale.ALL_PRINTED,
                Case.single((bound, ground) ->
                        positions.upTo(bound, ground).or(terms(ground.table(table), equation, ground))));
    }

    private static Finding terms(PrintedTable table, Equation equation, Ground ground) {
        List<String> columns = table.columns().subList(1, table.columns().size());
        return Finding.on(
                Footing.each(columns, column -> equation.of(column, ground)), right -> terms(table, columns, right));
    }

    private static Finding terms(PrintedTable table, List<String> columns, List<Column> right) {
        List<Counterexample> broken = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            String column = columns.get(i);
            for (List<String> row : table.rows()) {
                long term = right.get(i).at(table.number(row, "n"));
                if (table.number(row, column) != term) {
                    broken.add(new Counterexample(table.label(row, column), table.text(row, column), "" + term));
                }
            }
        }
        return Finding.refuted(broken);
    }

    private static Claim table10Repaired() {
        return Claim.holds(
                PAPER + "table-10/repaired",
                at("Table 10"),
                "for even n > 0 the cells are H_n = n + 2 and H'_n = n + 3; the other cells are right as printed",
                new Scale("n below", 200),
                Case.single(TheoremClaims.proved(
                        table10Cells(),
                        TheoremClaims.theorem(PAPER + "theorem-20"),
                        TABLE_10,
                        "P(x, y) iff x % 2 = 1 and y // 2 = 0 or x = 0 and y // 2 = 1 or x > 0 and x % 2 = 0 and (y = x + 2"
                                + " or y = x + 3)")));
    }

    private static Check table10Cells() {
        return (bound, ground) -> Finding.on(ground.outcomes(Ground.game(TABLE_10), bound, 2 * bound + 8), truth -> {
            PrintedTable table = ground.table("restricted-st-table-10");
            return Finding.first(0, bound, ground, n -> {
                boolean printed = n % 2 == 1 || n == 0;
                boolean inTable = n < table.rows().size();
                long term =
                        printed && inTable ? table.number(table.rows().get((int) n), "H_n") : n % 2 == 1 ? 0 : n + 2;
                List<Integer> right = new ArrayList<>();
                truth.forEachP((int) n, (int) (2 * bound + 8), right::add);
                List<Integer> said = List.of((int) term, (int) term + 1);
                return said.equals(right)
                        ? Optional.empty()
                        : Optional.of(new Counterexample("n = " + n, said.toString(), right.toString()));
            });
        });
    }

    /** All P-positions up to the last printed pile are in the list, and no others. */
    private static Claim list(int below, String pile, int last) {
        return Claim.holds(
                PAPER + "table-" + below + "-positions",
                at("set of positions below Table " + below),
                "the positions listed are the first P-positions that Table " + below + " gives, all with the " + pile
                        + " pile up to " + last,
                Scale.ALL_PRINTED,
                Case.single((bound, ground) -> listed(ground.table("restricted-st-list-0" + below), last, ground)));
    }

    private static Finding listed(PrintedTable list, int last, Ground ground) {
        boolean symmetric = list.get("symmetric").equals("yes");
        // Beyond the listed positions, so that one left out would be seen.
        int side = 16
                + 2
                        * list.rows().stream()
                                .mapToInt(row -> Math.max(list.number(row, "x"), list.number(row, "y")))
                                .max()
                                .orElseThrow();
        return Finding.on(ground.outcomes(Ground.game(list.get("game")), side), truth -> {
            boolean[][] printed = new boolean[side][side];
            for (List<String> row : list.rows()) {
                printed[list.number(row, "x")][list.number(row, "y")] = true;
            }
            List<Counterexample> broken = new ArrayList<>();
            for (int x = 0; x < side; x++) {
                for (int y = 0; y < side; y++) {
                    boolean spokenOf = (symmetric ? Math.min(x, y) : x) <= last;
                    if (spokenOf && printed[x][y] != truth.isP(x, y)) {
                        broken.add(new Counterexample(
                                "(" + x + "," + y + ")",
                                printed[x][y] ? "listed" : "not listed",
                                truth.isP(x, y) ? "a P-position" : "an N-position"));
                    }
                }
            }
            return Finding.refuted(broken);
        });
    }
}
