package org.wythofflab.explore.known;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.explore.KnownSequence;

/** The entries of the library, one line each. */
final class Entries {
    private static final String MAHARAJA = "moves(first: all; second: all; both: k = l or k+l = 3)";

    private static final String PROVED =
            "; apparently the OEIS has it as a conjecture only. 'wythoff grundy wythoff --periods ";

    private Entries() {}

    /** @param command empty if no command lists exactly this */
    private static KnownSequence entry(
            String number, String title, int offset, String command, KnownSequence.Source source) {
        return new KnownSequence(
                number, title, offset, Optional.of(command).filter(some -> !some.isEmpty()), Optional.empty(), source);
    }

    static List<KnownSequence> ofWythoff() {
        GameSources wythoff = GameSources.of("wythoff");
        List<KnownSequence> all = new ArrayList<>(List.of(
                entry(
                        "A000201",
                        "Wythoff, A_n",
                        1,
                        "sequence wythoff A --from 1",
                        wythoff.lower().after(1)),
                entry(
                        "A001950",
                        "Wythoff, B_n",
                        1,
                        "sequence wythoff B --from 1",
                        wythoff.upper().after(1)),
                entry(
                        "A002251",
                        "Wythoff, the y with (n,y) in P",
                        0,
                        "sequence wythoff grundy-value:0",
                        wythoff.partner()),
                entry("A019444", "A002251(n-1) + 1", 1, "", wythoff.partner().plus(1)),
                entry(
                        "A004481",
                        "Wythoff, Grundy table by antidiagonals",
                        0,
                        "sequence wythoff grundy",
                        wythoff.antidiagonals()),
                entry("A317205", "Wythoff, Grundy triangle: (x,y) with y <= x", 0, "", wythoff.triangle()),
                entry("A047708", "Wythoff, Grundy values of (n,n)", 0, "", wythoff.diagonal()),
                entry("A048850", "inverse of A047708", 0, "", MexSources.inverse(wythoff.diagonal())),
                entry(
                        "A003987",
                        "Nim, Grundy table by antidiagonals: x xor y",
                        0,
                        "sequence nim grundy",
                        GameSources.of("nim").antidiagonals()),
                entry(
                        "A005206",
                        "Hofstadter G; P-positions of Wythoff with six terminal positions",
                        0,
                        "",
                        MexSources.hofstadter())));
        String[] rows = {"A004482", "A004483", "A004484", "A004485", "A004486", "A004487"};
        for (int row = 1; row <= rows.length; row++) {
            all.add(row(rows[row - 1], row, wythoff));
        }
        String[] inverses = {"A064206", "A064207", "A064208", "A064211"};
        for (int i = 0; i < inverses.length; i++) {
            all.add(entry(inverses[i], "inverse of " + rows[i + 2], 0, "", MexSources.inverse(wythoff.row(i + 3))));
        }
        return all;
    }

    private static KnownSequence row(String number, int row, GameSources wythoff) {
        KnownSequence entry = entry(
                number,
                "Wythoff, Grundy values of (" + row + ",n)",
                0,
                "sequence wythoff grundy-row:" + row,
                wythoff.row(row));
        return switch (row) {
            case 3 -> entry.with("a(n) = a(n-1) + a(n-6) - a(n-7) for n >= 15" + PROVED + "4' proves it");
            case 4 -> entry.with("a(n) = a(n-1) + a(n-12) - a(n-13) for n >= 22" + PROVED + "5' proves it");
            default -> entry;
        };
    }

    static List<KnownSequence> ofBandsAndConnell() {
        GameSources two = GameSources.of("a-wythoff(2)");
        List<KnownSequence> all = new ArrayList<>(List.of(
                entry("A001951", "a-wythoff(2), A_n", 0, "sequence \"a-wythoff(2)\" A", two.lower()),
                entry(
                        "A001952",
                        "a-wythoff(2), B_n",
                        1,
                        "sequence \"a-wythoff(2)\" B --from 1",
                        two.upper().after(1)),
                entry(
                        "A094077",
                        "a-wythoff(2), A_n and B_n by turns",
                        1,
                        "",
                        byTurns(two.lower().after(1), two.upper().after(1))),
                entry("A001955", "floor(n*(1 + 1/sqrt(11)))", 1, "", MexSources.beatty(Quadratic.of(11, 1, 11, 11)))
                        .with(twin("A184480"))));
        band(all, 3, "A184480", "A001956");
        all.replaceAll(one -> one.number().equals("A184480") ? one.with(twin("A001955")) : one);
        band(all, 4, "A001961", "A001962");
        misere(all, 2, "A136119", "A184119");
        misere(all, 3, "A184484", "A184485");
        misere(all, 4, "A184518", "A184519");
        connell(all, 2, 1, "A001953", "A001954");
        connell(all, 3, 1, "A001957", "A001958");
        connell(all, 3, 2, "A001959", "A001960");
        connell(all, 4, 1, "A001963", "A001964");
        connell(all, 4, 2, "A001965", "A001966");
        connell(all, 4, 3, "A001967", "A001968");
        return all;
    }

    private static String twin(String other) {
        return "agrees with " + other + " for 42 terms, and is another sequence";
    }

    private static void band(List<KnownSequence> all, int width, String lower, String upper) {
        String game = "a-wythoff(" + width + ")";
        String command = "sequence \"" + game + "\" ";
        GameSources pairs = GameSources.of(game);
        all.add(entry(
                lower, game + ", A_n", 1, command + "A --from 1", pairs.lower().after(1)));
        all.add(entry(
                upper, game + ", B_n", 1, command + "B --from 1", pairs.upper().after(1)));
    }

    private static void misere(List<KnownSequence> all, int width, String lower, String upper) {
        String game = "a-wythoff(" + width + ") misere";
        GameSources pairs = GameSources.of(game);
        all.add(entry(lower, game + ", A_n + 1", 1, "", pairs.lower().plus(1)));
        all.add(entry(upper, game + ", B_n + 1", 1, "", pairs.upper().plus(1)));
    }

    /** Connell's games: multiples of m from one pile, or equal amounts; of the P-positions those with y - x = r mod m. */
    private static void connell(List<KnownSequence> all, int m, int r, String lower, String upper) {
        GameSources pairs = GameSources.of("moves(first: 0 mod " + m + "; second: 0 mod " + m + "; both: k = l)");
        String which = " pile of the n-th P-position of Connell's game for " + m + " with y - x = " + r + " mod " + m;
        all.add(entry(lower, "smaller" + which, 0, "", pairs.pairs((x, y) -> x, m, r)));
        all.add(entry(upper, "larger" + which, 0, "", pairs.pairs((x, y) -> y, m, r)));
    }

    private static KnownSequence.Source byTurns(KnownSequence.Source first, KnownSequence.Source second) {
        return (count, budget) -> {
            long[] terms = new long[count];
            long[] a = first.terms((count + 1) / 2, budget);
            long[] b = second.terms((count + 1) / 2, budget);
            for (int i = 0; i < count; i++) {
                terms[i] = i % 2 == 0 ? a[i / 2] : b[i / 2];
            }
            return terms;
        };
    }

    static List<KnownSequence> ofMexRules() {
        return List.of(
                entry("A184117", mex("a(n)", "2n+1"), 1, "", MexSources.lower(n -> 2 * n + 1)),
                entry("A184118", mex("b(n)", "2n+1"), 1, "", MexSources.upper(n -> 2 * n + 1)),
                entry("A026273", mex("a(n)", "n+1"), 1, "", MexSources.lower(n -> n + 1)),
                entry("A026274", mex("b(n)", "n+1"), 1, "", MexSources.upper(n -> n + 1)),
                entry("A184516", mex("a(n)", "4n-2"), 1, "", MexSources.lower(n -> 4 * n - 2)),
                entry("A184425", mex("a(n)", "n(n+1)/2"), 1, "", MexSources.lower(n -> n * (n + 1) / 2)),
                entry("A184427", mex("a(n)", "n^2"), 1, "", MexSources.lower(n -> n * n)),
                entry("A140100", "Splythoff, X(n)", 1, "", splythoff((x, y) -> x)),
                entry("A140101", "Splythoff, Y(n)", 0, "", fromZero(splythoff((x, y) -> y))),
                entry("A140102", "Splythoff, Y(n) - X(n)", 0, "", fromZero(splythoff((x, y) -> y - x))),
                entry("A140103", "Splythoff, Y(n) + X(n)", 1, "", splythoff((x, y) -> y + x)));
    }

    private static String mex(String which, String difference) {
        return which + " of the pairs with a(n) the least new number and b(n) = a(n) + " + difference;
    }

    private static KnownSequence.Source splythoff(IntBinaryOperator part) {
        return (count, budget) -> {
            long[][] pairs = MexSources.splythoff(count);
            long[] terms = new long[count];
            for (int i = 0; i < count; i++) {
                terms[i] = part.applyAsInt((int) pairs[0][i], (int) pairs[1][i]);
            }
            return terms;
        };
    }

    private static KnownSequence.Source fromZero(KnownSequence.Source source) {
        return (count, budget) -> {
            long[] terms = new long[count];
            System.arraycopy(source.terms(Math.max(0, count - 1), budget), 0, terms, 1, count - 1);
            return terms;
        };
    }

    static List<KnownSequence> ofOtherGames() {
        List<KnownSequence> all = new ArrayList<>(List.of(
                entry(
                        "A307281",
                        "Maharaja Nim, the y with (n,y) in P",
                        0,
                        "sequence \"" + MAHARAJA + "\" grundy-value:0",
                        GameSources.of(MAHARAJA).partner()),
                entry("A308201", "A274630 - 1", 0, "", queens(true, 0))
                        .with(
                                "apparently wrong: it is named after Maharaja Nim, but its array also excludes antidiagonals and"
                                        + " knight's moves that go back. The P-positions of Maharaja Nim (Larsson and Wastlund) are A307281"),
                entry(
                        "A274630",
                        "least numbers not in reach of a queen and a knight, by antidiagonals",
                        1,
                        "",
                        queens(true, 1)),
                entry(
                        "A274528",
                        "least numbers not in reach of a queen, by antidiagonals: Wythoff, and tokens may move to the other pile",
                        0,
                        "",
                        queens(false, 0)),
                entry("A269526", "A274528 + 1", 1, "", queens(false, 1)),
                entry("A065188", "greedy queens: the column of the 0 in row n of A274528", 1, "", MexSources.queens()),
                entry("A018219", "three-pile Wythoff, the third pile, by antidiagonals", 0, "", (count, budget) -> {
                    int side = Antidiagonals.sideOf(count);
                    int[][] third = TableSources.threePiles(side, side, budget);
                    return Antidiagonals.read(count, (x, y) -> third[x][y]);
                }),
                entry("A018220", "row 1 of A018219", 0, "", (count, budget) -> {
                    int[] row = TableSources.threePiles(2, count, budget)[1];
                    return Arrays.stream(row).asLongStream().toArray();
                }),
                entry("A051261", "main diagonal of A018219", 0, "", (count, budget) -> {
                    int[][] third = TableSources.threePiles(count, count, budget);
                    long[] terms = new long[count];
                    Arrays.setAll(terms, i -> third[i][i]);
                    return terms;
                })));
        nimhof(all, "A307296", "k = l or 3*k = 2*l");
        nimhof(all, "A307297", "l = 2*k or (k = l and k % 3 = 0)");
        nimhof(all, "A307298", "k = l or k = 2*l or 2*k = 3*l");
        nimhof(all, "A307299", "k = l or k = 2*l");
        nimhof(all, "A307300", "k = l and k % 2 = 0");
        nimhof(all, "A307301", "l = 3*k");
        nimhof(all, "A307302", "k = l and k % 3 = 0");
        return all;
    }

    /** The OEIS lists the first pile downwards, so that in our order the piles are exchanged. */
    private static void nimhof(List<KnownSequence> all, String number, String both) {
        String game = "moves(first: all; second: all; both: " + both + ")";
        all.add(entry(
                number,
                "NimHof, Grundy table by antidiagonals: from both piles " + both,
                0,
                "sequence \"" + game + "\" grundy",
                GameSources.of(game).antidiagonals()));
    }

    private static KnownSequence.Source queens(boolean knight, int added) {
        return (count, budget) -> {
            int[][] table = TableSources.queens(Antidiagonals.sideOf(count), knight, budget);
            return Antidiagonals.read(count, (column, row) -> table[row][column] + added);
        };
    }
}
