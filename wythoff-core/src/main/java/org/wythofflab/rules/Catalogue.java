package org.wythofflab.rules;

import java.util.List;

/** The games of the papers, with small parameters: one line each. What is known is what the papers say, unchecked. */
public final class Catalogue {

    private static final String WYT_F = "Fraenkel & Tanny 2013, ";
    private static final String MODULAR = "Khovanova & Niu, ";
    private static final String BLOCKING = "Larsson 2011, ";
    private static final String RESTRICTED = "Liu & Li 2012, ";
    private static final String IMITATION = "Larsson & Hegarty 2009, ";

    private static final List<CatalogueEntry> ENTRIES = List.of(
            entry("Two-pile Nim", "nim", IMITATION + "section 1.1", "P: equal piles"),
            entry("Wythoff's game", "wythoff", BLOCKING + "Definition 1", "P: ([n phi], [n phi^2])"),
            entry("Wythoff, misere", "wythoff misere", RESTRICTED + "section 1.1", "solved, in its reference 13"),
            entry("2-Wythoff", "a-wythoff(2)", RESTRICTED + "section 1.2", "P: B_n = A_n + 2n, mex (equation 2)"),
            entry("3-Wythoff", "a-wythoff(3)", RESTRICTED + "section 1.2", "P: B_n = A_n + 3n, mex (equation 2)"),
            entry("(2,1)-Wythoff", "st(2,1)", RESTRICTED + "equation 1", "P: B_n = 2 A_n + n, mex (equation 2)"),
            entry("(2,3)-Wythoff", "st(2,3)", RESTRICTED + "equation 1", "P: B_n = 2 A_n + 3n, mex (equation 2)"),
            entry("Wyt(2)", "wyt(2)", WYT_F + "Theorem 10", "P: closed form; arithmetically periodic (Theorem 13)"),
            entry("Wyt(3)", "wyt(3)", WYT_F + "Theorem 10", "P: closed form; arithmetically periodic (Theorem 13)"),
            entry("Wyt(10)", "wyt(10)", WYT_F + "Theorem 10", "P: closed form; arithmetically periodic (Theorem 13)"),
            entry("Wyt(k^2)", "wyt(k^2)", WYT_F + "Theorem 17", "P: B_n = f(A_n), mex; f is superadditive"),
            entry("Wyt(3k)", "wyt(3*k)", WYT_F + "Theorem 17", "P: B_n = f(A_n), mex; f is superadditive"),
            entry("Wyt(k^2+9)", "wyt(k^2+9)", WYT_F + "Theorem 27", "P: B_n = max(f(A_n), f(1) A_n), mex"),
            entry("Wyt(k^3+2k+1)", "wyt(k^3+2*k+1)", WYT_F + "Theorem 27", "P: B_n = max(f(A_n), f(1) A_n), mex"),
            entry("1-modular Wythoff", "modular(1)", MODULAR + "section 3", "P: (0,0) only (Corollary 6)"),
            entry("2-modular Wythoff", "modular(2)", MODULAR + "section 3.1", "P: (0,0), (1,2), (2,1)"),
            entry("3-modular Wythoff", "modular(3)", MODULAR + "section 5.1", "Grundy values have a pattern by 3"),
            entry("4-modular Wythoff", "modular(4)", MODULAR + "Theorem 5", "5 P-positions, all of Wythoff's game"),
            entry("5-modular Wythoff", "modular(5)", MODULAR + "Theorem 5", "7 P-positions, all of Wythoff's game"),
            entry("W^2", "wythoff block 2", BLOCKING + "Theorem 1.1", "P: {n, 2n+1} and Wythoff's doubled; they split"),
            entry("W^3", "wythoff block 3", BLOCKING + "Theorem 1.1", "P: {n, 2n+1}, {n, 2n+2}, (0,0)"),
            entry("W^4", "wythoff block 4", BLOCKING + "section 4", "conjectured: b/a tends to 1 + sqrt(2)"),
            entry("W^5", "wythoff block 5", BLOCKING + "section 4", "conjectured: b/a splits into 1.476 and 2.5"),
            entry("W^6", "wythoff block 6", BLOCKING + "section 4", "conjectured: b/a splits into three"),
            entry("W^4 N", "wythoff block 4 diagonal", BLOCKING + "Definition 9", "is (1,4)-Wythoff Nim"),
            entry("W N^4", "wythoff block 4 nim", BLOCKING + "Definition 9", "solved, in its reference Lar1"),
            entry("W_4", "wythoff comply 4", BLOCKING + "Definition 7", "P and N of W^4 exchanged (Proposition 3.1)"),
            entry("W_4 N", "wythoff comply 4 diagonal", BLOCKING + "Definition 10", "P and N of W^4 N exchanged"),
            entry("W N_4", "wythoff comply 4 nim", BLOCKING + "Definition 10", "P and N of W N^4 exchanged"),
            entry("Blocking-4 Nim", "nim block 4", BLOCKING + "Proposition 1.4", "P: y-x odd, |y-x| < 4; or x+y < 4"),
            entry("OOW", "odd-odd(2,3)", RESTRICTED + "Theorem 7", "P: both piles even"),
            entry("OOW, misere", "odd-odd(2,3) misere", RESTRICTED + "Theorem 9", "P: both even, or one odd and one 0"),
            entry("EEW", "even-even(2,2)", RESTRICTED + "Theorem 13", "P: four for each pair of a mex sequence"),
            entry("EEW, misere", "even-even(2,2) misere", RESTRICTED + "Theorem 14", "P: four for each pair, mex"),
            entry("EEW with s = t = 1", "even-even(1,1) misere", RESTRICTED + "Theorem 14", "its own case (B)"),
            entry("OEW with s = t = 1", "odd-even(1,1)", RESTRICTED + "Theorem 17", "has no two-pile moves"),
            entry("OEW", "odd-even(2,3)", RESTRICTED + "Theorem 19", "P: two for each first pile, closed form"),
            entry("OEW, misere", "odd-even(2,3) misere", RESTRICTED + "Theorem 20", "P: two for each first pile"),
            entry("EOW", "even-odd(2,3)", RESTRICTED + "Corollary 23", "P: two for each second pile"),
            entry("EOW, misere", "even-odd(2,3) misere", RESTRICTED + "Corollary 24", "P: two for each second pile"),
            entry("Bounded Wythoff", bounded(4), RESTRICTED + "Remark 3", "all distances at most 4; its reference 5"),
            entry("(2,3)-Wythoff Nim", "mp-wythoff(2,3)", IMITATION + "Proposition 14", "P: b_n = a_n + [n/3] 2"),
            entry("(3,3)-Wythoff Nim", "mp-wythoff(3,3)", IMITATION + "Example 16", "P: b_n = a_n + [n/3] 3"),
            entry("(4,2)-Wythoff Nim", "mp-wythoff(4,2)", IMITATION + "section 1.4.5", "P: from (2,1)-Wythoff Nim"),
            entry("Imitation Nim", "imitation(1,1)", IMITATION + "Proposition 5", "starts as Wythoff's game"),
            entry("(1,2)-Imitation Nim", "imitation(1,2)", IMITATION + "Corollary 20", "starts as (1,2)-Wythoff Nim"),
            entry("(2,1)-Imitation Nim", "imitation(2,1)", IMITATION + "Corollary 20", "starts as (2,1)-Wythoff Nim"),
            entry("(2,3)-Imitation Nim", "imitation(2,3)", IMITATION + "Example 15", "starts as (2,3)-Wythoff Nim"),
            entry("(3,3)-Imitation Nim", "imitation(3,3)", IMITATION + "Example 16", "starts as (3,3)-Wythoff Nim"));

    private Catalogue() {}

    public static List<CatalogueEntry> entries() {
        return ENTRIES;
    }

    private static CatalogueEntry entry(String name, String text, String citation, String known) {
        return new CatalogueEntry(name, text, citation, known);
    }

    private static String bounded(int distance) {
        String set = "1.." + distance;
        return "restricted(1,1; h=" + set + ", v=" + set + ", d1=" + set + ", d2=" + set + ")";
    }
}
