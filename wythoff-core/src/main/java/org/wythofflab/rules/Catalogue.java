package org.wythofflab.rules;

import java.util.List;
import java.util.stream.Stream;

/** The games of the papers, with small parameters: one line each. What is known is what the papers say, unchecked. */
public final class Catalogue {

    private static final String WYT_F = "Fraenkel & Tanny 2013, ";
    private static final String MODULAR = "Khovanova & Niu, ";
    private static final String BLOCKING = "Larsson 2011, ";
    private static final String RESTRICTED = "Liu & Li 2012, ";
    private static final String IMITATION = "Larsson & Hegarty 2009, ";

    private static final String TERMINAL_SETS = "Komaki et al. 2026, arXiv 2605.01435";

    private static final String MAHARAJA = "moves(first: all; second: all; both: k = l or k+l = 3)";

    private static final String TWO_DIAGONALS = "moves(first: all; second: all; both: 2*k = l or k = 2*l or k = l)";

    private static final String EUCLID = "moves(first: y > 0 and k%y = 0; second: x > 0 and l%x = 0; both: none)";

    private static final List<CatalogueEntry> CLASSIC = of(
            CatalogueEntry.Kind.CLASSIC,
            entry("Wythoff's game", "wythoff", BLOCKING + "Definition 1", "P: ([n phi], [n phi^2])")
                    .plainly(
                            "Take any number from one pile, or the same number from both: a queen that wants to get to the corner."),
            entry("Two-pile Nim", "nim", IMITATION + "section 1.1", "P: equal piles")
                    .plainly(
                            "Take any number from one pile. The simplest game of this kind, and a good one to begin with."),
            entry("Wythoff, misere", "wythoff misere", RESTRICTED + "section 1.1", "solved, in its reference 13")
                    .plainly("Wythoff's game, but whoever takes the last token loses."));

    private static final List<CatalogueEntry> PAIRS = of(
            CatalogueEntry.Kind.PAIRS,
            entry("2-Wythoff", "a-wythoff(2)", RESTRICTED + "section 1.2", "P: B_n = A_n + 2n, mex (equation 2)")
                    .plainly("What is taken from both piles may differ by 1."),
            entry("3-Wythoff", "a-wythoff(3)", RESTRICTED + "section 1.2", "P: B_n = A_n + 3n, mex (equation 2)")
                    .plainly("What is taken from both piles may differ by up to 2."),
            entry("(2,1)-Wythoff", "st(2,1)", RESTRICTED + "equation 1", "P: B_n = 2 A_n + n, mex (equation 2)")
                    .plainly("From both piles: the larger number is at most twice the smaller."),
            entry("(2,3)-Wythoff", "st(2,3)", RESTRICTED + "equation 1", "P: B_n = 2 A_n + 3n, mex (equation 2)")
                    .plainly("From both piles: the larger number is at most twice the smaller, plus 2."),
            entry("Wyt(2)", "wyt(2)", WYT_F + "Theorem 10", "P: closed form; arithmetically periodic (Theorem 13)")
                    .plainly("From both piles only one token each."),
            entry("Wyt(3)", "wyt(3)", WYT_F + "Theorem 10", "P: closed form; arithmetically periodic (Theorem 13)")
                    .plainly("From both piles at most 2 each: 1 and 1, 1 and 2, or 2 and 2."),
            entry("Wyt(10)", "wyt(10)", WYT_F + "Theorem 10", "P: closed form; arithmetically periodic (Theorem 13)")
                    .plainly("From both piles at most 9 each."),
            entry("Wyt(k^2)", "wyt(k^2)", WYT_F + "Theorem 17", "P: B_n = f(A_n), mex; f is superadditive")
                    .plainly("From both piles: the larger number is below the square of the smaller."),
            entry("Wyt(3k)", "wyt(3*k)", WYT_F + "Theorem 17", "P: B_n = f(A_n), mex; f is superadditive")
                    .plainly("From both piles: the larger number is below 3 times the smaller."),
            entry("Wyt(k^2+9)", "wyt(k^2+9)", WYT_F + "Theorem 27", "P: B_n = max(f(A_n), f(1) A_n), mex")
                    .plainly("From both piles: the larger number is below 9 plus the square of the smaller."),
            entry("Wyt(k^3+2k+1)", "wyt(k^3+2*k+1)", WYT_F + "Theorem 27", "P: B_n = max(f(A_n), f(1) A_n), mex")
                    .plainly("From both piles: the larger number is below a cubic polynomial of the smaller."),
            entry("1-modular Wythoff", "modular(1)", MODULAR + "section 3", "P: (0,0) only (Corollary 6)")
                    .plainly("From both piles any two numbers. Every game can be won in one move."),
            entry("2-modular Wythoff", "modular(2)", MODULAR + "section 3.1", "P: (0,0), (1,2), (2,1)")
                    .plainly("From both piles two odd numbers or two even ones. It has only 3 lost positions."),
            entry("3-modular Wythoff", "modular(3)", MODULAR + "section 5.1", "Grundy values have a pattern by 3")
                    .plainly("From both piles two numbers with the same remainder by 3. It has 3 lost positions."),
            entry("4-modular Wythoff", "modular(4)", MODULAR + "Theorem 5", "5 P-positions, all of Wythoff's game")
                    .plainly("From both piles two numbers with the same remainder by 4. It has 5 lost positions."),
            entry("5-modular Wythoff", "modular(5)", MODULAR + "Theorem 5", "7 P-positions, all of Wythoff's game")
                    .plainly("From both piles two numbers with the same remainder by 5. It has 7 lost positions."),
            entry(
                            "Maharaja Nim",
                            MAHARAJA,
                            "Larsson & Wastlund 2012, arXiv 1207.0765",
                            "P: near those of Wythoff's game, at bounded distance")
                    .plainly("The queen of Wythoff's game may also jump like a knight."),
            entry(
                            "(1,2)-GDWN",
                            TWO_DIAGONALS,
                            "Larsson 2012, Integers 12 G2",
                            "P: they split into beams (Larsson 2014)")
                    .plainly("From both piles the same number, or twice as many from one as from the other."));

    private static final List<CatalogueEntry> AMOUNTS = of(
            CatalogueEntry.Kind.AMOUNTS,
            entry("OOW", "odd-odd(2,3)", RESTRICTED + "Theorem 7", "P: both piles even")
                    .plainly("Only odd numbers may be taken, from either pile. The pattern is a plain grid."),
            entry("OOW, misere", "odd-odd(2,3) misere", RESTRICTED + "Theorem 9", "P: both even, or one odd and one 0")
                    .plainly("Only odd numbers may be taken, and whoever takes the last token loses."),
            entry("EEW", "even-even(2,2)", RESTRICTED + "Theorem 13", "P: four for each pair of a mex sequence")
                    .plainly(
                            "Only even numbers may be taken, so the last odd token of a pile stays. Lost positions come in fours."),
            entry("EEW, misere", "even-even(2,2) misere", RESTRICTED + "Theorem 14", "P: four for each pair, mex")
                    .plainly("Only even numbers may be taken, and whoever cannot move wins."),
            entry("EEW with s = t = 1", "even-even(1,1) misere", RESTRICTED + "Theorem 14", "its own case (B)")
                    .plainly(
                            "Only even numbers, the same from both piles, and whoever cannot move wins: an exception among its kind."),
            entry("OEW with s = t = 1", "odd-even(1,1)", RESTRICTED + "Theorem 17", "has no two-pile moves")
                    .plainly("Odd numbers from the first pile, even ones from the second, and never from both."),
            entry("OEW", "odd-even(2,3)", RESTRICTED + "Theorem 19", "P: two for each first pile, closed form")
                    .plainly(
                            "Odd numbers from the first pile, even ones from the second: the two piles are not alike."),
            entry("OEW, misere", "odd-even(2,3) misere", RESTRICTED + "Theorem 20", "P: two for each first pile")
                    .plainly(
                            "Odd numbers from the first pile, even ones from the second, and whoever cannot move wins."),
            entry("EOW", "even-odd(2,3)", RESTRICTED + "Corollary 23", "P: two for each second pile")
                    .plainly(
                            "Even numbers from the first pile, odd ones from the second: the mirror image of odd and even."),
            entry("EOW, misere", "even-odd(2,3) misere", RESTRICTED + "Corollary 24", "P: two for each second pile")
                    .plainly(
                            "Even numbers from the first pile, odd ones from the second, and whoever cannot move wins."),
            entry(
                            "Connell's game, 2",
                            connell("even"),
                            "Connell 1959, Canad. Math. Bull.",
                            "P: one pair of sequences for each y-x mod 2")
                    .plainly("An even number from one pile, or the same number from both."),
            entry(
                            "Connell's game, 3",
                            connell("0 mod 3"),
                            "Connell 1959, Canad. Math. Bull.",
                            "P: one pair of sequences for each y-x mod 3")
                    .plainly("A multiple of 3 from one pile, or the same number from both."),
            entry("Bounded Wythoff", bounded(4), RESTRICTED + "Remark 3", "all distances at most 4; its reference 5")
                    .plainly("Wythoff's game with at most 4 tokens from a pile in one move."));

    private static final List<CatalogueEntry> MANEUVERS = of(
            CatalogueEntry.Kind.MANEUVERS,
            entry("W^2", "wythoff block 2", BLOCKING + "Theorem 1.1", "P: {n, 2n+1} and Wythoff's doubled; they split")
                    .plainly(
                            "Before each move the opponent may forbid 1 move. The lost positions split into two beams."),
            entry("W^3", "wythoff block 3", BLOCKING + "Theorem 1.1", "P: {n, 2n+1}, {n, 2n+2}, (0,0)")
                    .plainly("Before each move the opponent may forbid 2 moves. The pattern is simple."),
            entry("W^4", "wythoff block 4", BLOCKING + "section 4", "conjectured: b/a tends to 1 + sqrt(2)")
                    .plainly(
                            "Before each move the opponent may forbid 3 moves. The paper conjectures a pattern, a certificate here proves one."),
            entry("W^5", "wythoff block 5", BLOCKING + "section 4", "conjectured: b/a splits into 1.476 and 2.5")
                    .plainly(
                            "Before each move the opponent may forbid 4 moves. The pattern is conjectured, not proved."),
            entry("W^6", "wythoff block 6", BLOCKING + "section 4", "conjectured: b/a splits into three")
                    .plainly(
                            "Before each move the opponent may forbid 5 moves. The pattern is conjectured, not proved."),
            entry("W^4 N", "wythoff block 4 diagonal", BLOCKING + "Definition 9", "is (1,4)-Wythoff Nim")
                    .plainly("The opponent may forbid 3 moves, but only such that take from both piles."),
            entry("W N^4", "wythoff block 4 nim", BLOCKING + "Definition 9", "solved, in its reference Lar1")
                    .plainly("The opponent may forbid 3 moves, but only such that take from one pile."),
            entry("W_4", "wythoff comply 4", BLOCKING + "Definition 7", "P and N of W^4 exchanged (Proposition 3.1)")
                    .plainly("Before each move the opponent has to propose at least 4 moves, and one of them is made."),
            entry("W_4 N", "wythoff comply 4 diagonal", BLOCKING + "Definition 10", "P and N of W^4 N exchanged")
                    .plainly(
                            "The opponent has to propose moves: one that takes from one pile, or 4 that take from both."),
            entry("W N_4", "wythoff comply 4 nim", BLOCKING + "Definition 10", "P and N of W N^4 exchanged")
                    .plainly(
                            "The opponent has to propose moves: one that takes from both piles, or 4 that take from one."),
            entry("Blocking-4 Nim", "nim block 4", BLOCKING + "Proposition 1.4", "P: y-x odd, |y-x| < 4; or x+y < 4")
                    .plainly("Nim in which the opponent may forbid 3 moves before each move."),
            entry("(2,3)-Wythoff Nim", "mp-wythoff(2,3)", IMITATION + "Proposition 14", "P: b_n = a_n + [n/3] 2")
                    .plainly(
                            "From both piles the numbers may differ by 1, and of equal ones the opponent may forbid 2."),
            entry("(3,3)-Wythoff Nim", "mp-wythoff(3,3)", IMITATION + "Example 16", "P: b_n = a_n + [n/3] 3")
                    .plainly(
                            "From both piles the numbers may differ by up to 2, and of equal ones the opponent may forbid 2."),
            entry("(4,2)-Wythoff Nim", "mp-wythoff(4,2)", IMITATION + "section 1.4.5", "P: from (2,1)-Wythoff Nim")
                    .plainly(
                            "From both piles the numbers may differ by up to 3, and of equal ones the opponent may forbid 1."));

    private static final List<CatalogueEntry> PILES = of(
            CatalogueEntry.Kind.PILES,
            entry(
                            "Wythoff to x+y <= 1",
                            "wythoff ends(x+y < 2)",
                            "Renard & Rigo 2025, arXiv 2512.11601",
                            "P: an automaton, with Walnut")
                    .plainly("Wythoff's game, but it is over as soon as at most 1 token is left."),
            entry("Wythoff to six squares", "wythoff ends(x+y < 3)", TERMINAL_SETS, "P: by Fibonacci numbers")
                    .plainly("Wythoff's game, but it is over as soon as at most 2 tokens are left."),
            entry("Wythoff to x+y <= 6", "wythoff ends(x+y < 7)", TERMINAL_SETS, "P: by Fibonacci numbers")
                    .plainly("Wythoff's game, but it is over as soon as at most 6 tokens are left."),
            entry(
                            "Euclid",
                            EUCLID,
                            "Cole & Davie 1969, Math. Gazette 53",
                            "P: the larger pile is less than phi times the smaller, not equal")
                    .plainly("From one pile take as many tokens as the other has, or twice as many, or three times."));

    private static final List<CatalogueEntry> MEMORY = of(
            CatalogueEntry.Kind.MEMORY,
            entry("Imitation Nim", "imitation(1,1)", IMITATION + "Proposition 5", "starts as Wythoff's game")
                    .plainly(
                            "Nim, but you may not take from the larger pile what was just taken from the smaller one."),
            entry("(1,2)-Imitation Nim", "imitation(1,2)", IMITATION + "Corollary 20", "starts as (1,2)-Wythoff Nim")
                    .plainly("Nim in which you may copy your opponent once, but not twice in a row."),
            entry("(2,1)-Imitation Nim", "imitation(2,1)", IMITATION + "Corollary 20", "starts as (2,1)-Wythoff Nim")
                    .plainly("Nim in which you may not copy your opponent, not even with 1 token more."),
            entry("(2,3)-Imitation Nim", "imitation(2,3)", IMITATION + "Example 15", "starts as (2,3)-Wythoff Nim")
                    .plainly(
                            "Nim in which you may copy your opponent, or take 1 token more, but not 3 times in a row."),
            entry("(3,3)-Imitation Nim", "imitation(3,3)", IMITATION + "Example 16", "starts as (3,3)-Wythoff Nim")
                    .plainly(
                            "Nim in which you may copy your opponent, or take up to 2 tokens more, but not 3 times in a row."));

    private static final List<CatalogueEntry> ENTRIES = Stream.of(CLASSIC, PAIRS, AMOUNTS, MANEUVERS, PILES, MEMORY)
            .flatMap(List::stream)
            .toList();

    private Catalogue() {}

    /** By kind, Wythoff's game first. */
    public static List<CatalogueEntry> entries() {
        return ENTRIES;
    }

    /** A line of the catalogue, before it is known which kind it stands under. */
    private record Line(String name, String text, String citation, String known, String plain) {

        Line plainly(String words) {
            return new Line(name, text, citation, known, words);
        }
    }

    private static Line entry(String name, String text, String citation, String known) {
        return new Line(name, text, citation, known, "");
    }

    private static List<CatalogueEntry> of(CatalogueEntry.Kind kind, Line... lines) {
        return Stream.of(lines)
                .map(line -> new CatalogueEntry(line.name, line.text, line.citation, line.known, kind, line.plain))
                .toList();
    }

    /** Multiples of a number from one pile, anything from both if it is the same. */
    private static String connell(String multiples) {
        return "restricted(1,1; h=" + multiples + ", v=" + multiples + ", d1=all, d2=all)";
    }

    private static String bounded(int distance) {
        String set = "1.." + distance;
        return "restricted(1,1; h=" + set + ", v=" + set + ", d1=" + set + ", d2=" + set + ")";
    }
}
