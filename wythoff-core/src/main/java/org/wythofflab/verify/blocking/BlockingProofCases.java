package org.wythofflab.verify.blocking;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.wythofflab.theory.Citation;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Expectation;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Scale;

/** Section 2.1: cases 1 to 3 of the proof for W^2. v, h, d count vertical, horizontal and diagonal options in R_2. */
final class BlockingProofCases {

    private static final Scale BOARD = Scale.piles(500);
    private static final Scale TERMS = new Scale("numbers below", 20_000);

    private BlockingProofCases() {}

    /** A statement about one position of W^2. */
    interface At {
        boolean holds(BlockingBoard board, int[] golden, int x, int y);
    }

    /** A statement about one index; what is printed and what is right, if they differ. */
    private interface Formula {
        Optional<Counterexample> at(long n);
    }

    static List<Claim> all() {
        return List.of(
                onBoard(
                        "theorem-1.1-case-1",
                        "Case 1",
                        "y = 2x+1, x >= 1: v = 1, h = 0, d = 0",
                        true,
                        BlockingProofCases::case1),
                onBoard(
                        "equation-3",
                        "equation (3)",
                        "every (r,s) in R_2: s <= 2r+1",
                        true,
                        (board, golden, x, y) -> !board.isP(x, y) || y <= 2 * x + 1),
                Claim.holds(
                        "blocking/theorem-1.1-case-1-cover",
                        BlockingClaims.at("Section 2.1, Case 1"),
                        "2*floor(n*phi)+2, 2*floor(n*phi^2)+2 and 2n+1, n >= 1, together are every number from 3 on once",
                        TERMS,
                        Case.single(BlockingSentences.proving(
                                (bound, ground) -> BlockingCovers.cover(
                                        bound,
                                        ground,
                                        3,
                                        1,
                                        1,
                                        List.of(BlockingProofCases::low, BlockingProofCases::high, n -> 2 * n + 1)),
                                "theorem-1.1-case-1-cover",
                                2))),
                onBoard(
                        "theorem-1.1-case-1-odd",
                        "Case 1",
                        "x = 2z+1, y = 2x+1: the only vertical option in R_2 is (2z+1,z)",
                        true,
                        (board, golden, x, y) -> x % 2 == 0
                                || y != 2 * x + 1
                                || (board.isP(x, x / 2) && board.vertical(x, x / 2) == 0 && board.vertical(x, y) == 1)),
                formula(
                        "theorem-1.1-case-1-even",
                        "Case 1",
                        "x = 2*floor(n*phi)+2, n >= 1: (x,2x+1) = (2*floor(n*phi)+2, 4*floor(n*phi^2)+3)",
                        false,
                        off -> n -> secondPile(n, 4 * BlockingGolden.upper(n) + 3)),
                formula(
                        "theorem-1.1-case-1-even/repaired",
                        "Case 1",
                        "x = 2*floor(n*phi)+2, n >= 1: (x,2x+1) = (2*floor(n*phi)+2, 4*floor(n*phi)+5)",
                        true,
                        off -> n -> secondPile(n, 4 * BlockingGolden.lower(n) + 5 - off)),
                onBoard(
                        "theorem-1.1-case-1-even-move",
                        "Case 1",
                        "x even, x > 2, y = 2x+1: the only vertical option in R_2 is {2*floor(n*phi)+2, 2*floor(n*phi^2)+2}",
                        true,
                        BlockingProofCases::evenColumn),
                onBoard(
                        "theorem-1.1-case-2",
                        "Case 2",
                        "x = 2*floor(n*phi)+2, y = 2*floor(n*phi^2)+2: d = 1, v = h = 0",
                        true,
                        (board, golden, x, y) -> !isDoubled(golden, x, y)
                                || (board.diagonal(x, y) == 1 && board.vertical(x, y) + board.horizontal(x, y) == 0)),
                formula(
                        "theorem-1.1-case-2-move",
                        "Case 2",
                        "(2*floor(n*phi)+2, 2*floor(n*phi+n)+2) - (2n-1,4n-1) is 2*floor(n*phi)-2n+3 > 0 twice, n >= 1",
                        true,
                        off -> n -> difference(n, 3 + off)),
                differences(0, 1, false),
                differences(0, 0, true),
                formula(
                        "theorem-1.1-case-2-order",
                        "Case 2",
                        "x = 2*floor(n*phi)+2, n >= 1: 2x+1 >= 4*floor(n*phi)+3 > 2*floor(n*phi^2)+2 > 2*floor(n*phi)+2",
                        true,
                        off -> n -> order(n, 2 + off)),
                onBoard(
                        "theorem-1.1-case-3",
                        "Case 3",
                        "y > 2x+1: v = 2, h = 0, d = 0",
                        true,
                        (board, golden, x, y) -> y <= 2 * x + 1
                                || (board.vertical(x, y) == 2 && board.horizontal(x, y) + board.diagonal(x, y) == 0)),
                twoCover("", false, "n >= 0", 0),
                twoCover("/repaired", true, "n >= 1", 1));
    }

    static Claim onBoard(String name, String where, String statement, boolean holds, At at) {
        return new Claim(
                "blocking/" + name,
                BlockingClaims.at("Section 2.1, " + where),
                statement,
                holds ? Expectation.HOLDS : Expectation.FAILS,
                BOARD,
                Case.single(BlockingSentences.proving(onBoard(statement, at), name, 2)));
    }

    private static Check onBoard(String statement, At at) {
        return (bound, ground) -> Finding.on(
                BlockingBoard.of(2, bound, ground),
                () -> BlockingGolden.table(bound, ground),
                (board, golden) -> board.first(
                        ground,
                        (x, y) -> board.unless(
                                at.holds(board, golden, x, y), x, y, statement.substring(statement.indexOf(':') + 2))));
    }

    /** @param formula for 0; for 1 it is false in any case */
    private static Claim formula(
            String name, String where, String statement, boolean holds, IntFunction<Formula> formula) {
        return claim(name, where, statement, holds, off -> Case.single(proving(each(formula.apply(off)), name, off)));
    }

    private static Claim claim(
            String name, String where, String statement, boolean holds, IntFunction<List<Case>> made) {
        String id = "blocking/" + name;
        Citation citation = BlockingClaims.at("Section 2.1, " + where);
        Scale scale = Scale.indices(10_000);
        return holds
                ? Claim.holds(id, citation, statement, scale, 1, made)
                : Claim.fails(id, citation, statement, scale, made.apply(0));
    }

    /** Only of the claim itself, not of its false twins. */
    private static Check proving(Check check, String name, int off) {
        return off == 0 ? BlockingSentences.proving(check, name, 2) : check;
    }

    private static Check each(Formula formula) {
        return (bound, ground) -> Finding.first(1, bound, ground, formula::at);
    }

    private static long low(long n) {
        return 2 * BlockingGolden.lower(n) + 2;
    }

    private static long high(long n) {
        return 2 * BlockingGolden.upper(n) + 2;
    }

    private static boolean case1(BlockingBoard board, int[] golden, int x, int y) {
        return x < 1
                || y != 2 * x + 1
                || (board.vertical(x, y) == 1 && board.horizontal(x, y) == 0 && board.diagonal(x, y) == 0);
    }

    private static boolean evenColumn(BlockingBoard board, int[] golden, int x, int y) {
        if (x % 2 == 1 || x <= 2 || y != 2 * x + 1) {
            return true;
        }
        int found = 0;
        for (int z = 0; z < y; z++) {
            if (board.isP(x, z)) {
                found += isDoubled(golden, Math.min(x, z), Math.max(x, z)) ? 1 : 2;
            }
        }
        return found == 1;
    }

    /** Whether x = 2*floor(n*phi)+2 and y = 2*floor(n*phi^2)+2, that is y = x + 2n. */
    private static boolean isDoubled(int[] golden, int x, int y) {
        return (y - x) % 2 == 0 && 2 * golden[(y - x) / 2] + 2 == x;
    }

    private static Optional<Counterexample> secondPile(long n, long stated) {
        long right = 2 * low(n) + 1;
        return stated == right
                ? Optional.empty()
                : Optional.of(new Counterexample(
                        "n = " + n, BlockingBoard.place(low(n), stated), BlockingBoard.place(low(n), right)));
    }

    private static Optional<Counterexample> difference(long n, long more) {
        long stated = 2 * BlockingGolden.lower(n) - 2 * n + more;
        long first = low(n) - (2 * n - 1);
        long second = high(n) - (4 * n - 1);
        return stated > 0 && first == stated && second == stated
                ? Optional.empty()
                : Optional.of(new Counterexample("n = " + n, "" + stated, BlockingBoard.place(first, second)));
    }

    /** @param more what is added to 2*floor(n*phi^2) */
    private static Optional<Counterexample> order(long n, long more) {
        long a = BlockingGolden.lower(n);
        long b = BlockingGolden.upper(n);
        boolean holds = 2 * low(n) + 1 >= 4 * a + 3 && 4 * a + 3 > 2 * b + more && 2 * b + more > 2 * a + 2;
        return holds
                ? Optional.empty()
                : Optional.of(new Counterexample(
                        "n = " + n,
                        "decreasing",
                        List.of(2 * low(n) + 1, 4 * a + 3, 2 * b + more, 2 * a + 2)
                                .toString()));
    }

    /** The differences of the doubled pairs from index {@code first} on, as the even numbers from {@code half} on. */
    private static Claim differences(int first, int half, boolean holds) {
        String name = "theorem-1.1-case-2-differences" + (holds ? "/repaired" : "");
        return claim(
                name,
                "Case 2",
                "the differences of 2*floor(n*phi)+2 and 2*floor(n*phi^2)+2, n >= " + first
                        + ", are in this order the numbers 2n, n >= " + half,
                holds,
                off -> Case.single(proving(differences(first, half + off), name, off)));
    }

    private static Check differences(int first, int half) {
        return (bound, ground) -> Finding.first(0, bound, ground, i -> {
            long right = high(first + i) - low(first + i);
            long stated = 2 * (half + i);
            return stated == right
                    ? Optional.empty()
                    : Optional.of(new Counterexample("term " + i, "" + stated, "" + right));
        });
    }

    private static Claim twoCover(String suffix, boolean holds, String range, int first) {
        String name = "theorem-1.1-case-3-cover" + suffix;
        return new Claim(
                "blocking/" + name,
                BlockingClaims.at("Section 2.1, Case 3"),
                "n >= 1, 2n+1 and 2*floor(n*phi)+2 for n >= 0, 2*floor(n*phi^2)+2 for " + range
                        + " together are every positive number twice",
                holds ? Expectation.HOLDS : Expectation.FAILS,
                TERMS,
                Case.single(BlockingSentences.proving(
                        (bound, ground) -> BlockingCovers.cover(
                                bound,
                                ground,
                                1,
                                2,
                                new int[] {1, 0, 0, first},
                                List.of(n -> n, n -> 2 * n + 1, BlockingProofCases::low, BlockingProofCases::high)),
                        name,
                        2)));
    }
}
