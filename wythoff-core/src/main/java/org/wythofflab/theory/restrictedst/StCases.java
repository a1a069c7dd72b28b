package org.wythofflab.theory.restrictedst;

/**
 * What the cases of a proof are called.
 *
 * @param pair the position is a pair
 * @param upper the smaller pile is B_n
 * @param large the smaller pile is A_n and the other more than B_n
 * @param small the smaller pile is A_n and the other less than B_n, by so much that m = 0
 * @param between the same with m > 0
 * @param over nobody can move, in misere play
 */
record StCases(String pair, String upper, String large, String small, String between, String over) {

    private static final String OVER = "no move is left, and in misere play that wins";

    /** Equation (2), whose proof is the one of Theorem 13 without the parities. */
    static final StCases NORMAL = new StCases(
            "the piles are A_n and B_n",
            "the smaller pile is B_n: to (A_n, B_n)",
            "the smaller pile is A_n and the other more than B_n: to (A_n, B_n)",
            "the smaller pile is A_n and the other, y, less than B_n and than s A_n + t: to (0, 0)",
            "the smaller pile is A_n and the other, y, less than B_n: to (A_m, B_m), m = floor((y - s A_n) / t)",
            OVER);

    /** Misere play of the unrestricted game. */
    static final StCases MISERE = new StCases(
            "the piles are E_n and H_n",
            "the smaller pile is H_n: to (E_n, H_n)",
            "the smaller pile is E_n and the other more than H_n: to (E_n, H_n)",
            "the smaller pile is E_n and the other, y, less than H_n and than s E_n + t + 1: to (E_0, H_0)",
            "the smaller pile is E_n and the other, y, less than H_n: to (E_m, H_m), m = floor((y - s E_n - 1) / t)",
            OVER);

    /** Misere play of Wythoff's game. */
    static final StCases MISERE_WYTHOFF = new StCases(
            MISERE.pair,
            MISERE.upper,
            MISERE.large,
            "the smaller pile is E_n, n > 1, and the other equal to it: to (E_0, H_0)",
            "the smaller pile is E_n, n > 1, and the other, y, less than H_n: to (E_m, H_m), m = y - E_n",
            OVER);

    static final StCases THEOREM_13 = new StCases(
            "the piles are A_n or A_n + 1 and B_n or B_n + 1",
            "case (i): the smaller pile is B_n or B_n + 1; the other becomes A_n or A_n + 1",
            "case (ii)(1), or n = 0: the smaller pile is A_n or A_n + 1 and the other more than B_n + 1;"
                    + " that becomes B_n or B_n + 1",
            "case (ii)(2.1): the smaller pile is A_n or A_n + 1 and the other less than B_n and than s A_n + t + delta_t;"
                    + " both become 0 or 1",
            "case (ii)(2.2): the smaller pile is A_n or A_n + 1 and the other, y, less than B_n; they become A_m and B_m,"
                    + " or one more, m = floor((y - s A_n - delta_y) / (t + delta_t))",
            OVER);

    static final StCases THEOREM_14_A = new StCases(
            "the piles are E_n or E_n + 1 and H_n or H_n + 1",
            "case (i): the smaller pile is H_n or H_n + 1; the other becomes E_n or E_n + 1",
            "case (ii)(1): the smaller pile is E_n or E_n + 1 and the other more than H_n + 1;"
                    + " that becomes H_n or H_n + 1",
            "case (2-A-1): the smaller pile is E_n or E_n + 1 and the other less than H_n and than s E_n + t + delta_t + 2;"
                    + " they become 0 or 1 and 2 or 3",
            "case (2-A-2): the smaller pile is E_n or E_n + 1 and the other, y, less than H_n; they become E_m and H_m,"
                    + " or one more, m = floor((y - s E_n - 2 - delta_y) / (t + delta_t))",
            OVER);

    static final StCases THEOREM_14_B = new StCases(
            THEOREM_14_A.pair,
            THEOREM_14_A.upper,
            THEOREM_14_A.large,
            "case (2-B), m = 0: the piles are E_n or E_n + 1, n > 1; they become 4 or 5",
            "case (2-B): the smaller pile is E_n or E_n + 1, n > 1, and the other, y, less than H_n; they become E_m and"
                    + " H_m, or one more, m = floor((y - E_n - delta_y) / 2)",
            OVER);
}
