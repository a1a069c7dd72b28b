package org.wythofflab.verify.blocking;

import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Expectation;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;

/** Section 2: Definition 6, how the proof for W^2 begins, and the proof for W^3. */
final class BlockingProof {

    private static final Scale BOARD = Scale.piles(500);

    private BlockingProof() {}

    static List<Claim> all() {
        return List.of(
                Claim.fails(
                        "blocking/definition-6",
                        BlockingClaims.at("Definition 6, with Definition 1"),
                        "v counts the options of type (v): the positions (w,y) with w < x",
                        Scale.piles(200),
                        Case.single((bound, ground) -> kinds(bound, ground, false))),
                Claim.holds(
                        "blocking/definition-6/repaired",
                        BlockingClaims.at("Definition 6, with Definition 1"),
                        "v counts the positions (x,z) with z < y, and h the positions (w,y) with w < x, as the proof does",
                        Scale.piles(200),
                        1,
                        off -> Case.single((bound, ground) -> kinds(bound, ground, off == 0))),
                Claim.holds(
                        "blocking/section-2.1-value",
                        BlockingClaims.at("Section 2.1"),
                        "a position of W^k is P if and only if at most k-1 of its options are in R_k, for k = 2, 3",
                        BOARD,
                        Case.over("k", 2, 3, k -> BlockingSentences.proving(value(k), "section-2.1-value", k))),
                Claim.holds(
                        "blocking/section-2.1-small",
                        BlockingClaims.at("Section 2.1, the four items"),
                        "in W^2: f(0,0) < f(0,1) = 1, f(0,x) >= 2 for x >= 2, f(1,1) = 3, f(1,2) = 2; (0,0) and {0,1} are P,"
                                + " the others N",
                        BOARD,
                        Case.single(BlockingSentences.proving(BlockingProof::small, "section-2.1-small", 2))),
                Claim.holds(
                        "blocking/section-2.1-least",
                        BlockingClaims.at("Section 2.1, after the items"),
                        "the P-position of W^2 that is not terminal and has the least larger pile is (2,2), and f(2,2) = 1",
                        Scale.ALL_PRINTED,
                        Case.single(BlockingProof::least)),
                three("p", "x <= y in R_3: d <= 1 and h = 0", true, BlockingProof::threeP),
                three("p-vertical", "x <= y in R_3: v <= d + 1", false, BlockingProof::threeVertical),
                three(
                        "p-vertical/repaired",
                        "x <= y in R_3: v + d <= 2, so that f <= 2",
                        true,
                        BlockingProof::threeVerticalRepaired),
                three("n-above", "y > 2x+2: v = 3", true, BlockingProof::threeAbove),
                three("n-below", "0 < x <= y < 2x+1: h = v = 1 and d >= 1", true, BlockingProof::threeBelow));
    }

    /** By Definition 1 the options of type (v) take from the second pile, those of type (h) from the first. */
    private static Finding kinds(long bound, Ground ground, boolean repaired) {
        return Finding.on(
                BlockingOptions.of(bound, ground),
                options -> Finding.first(0, bound, ground, larger -> {
                    int y = (int) larger;
                    for (int x = 0; x <= y; x++) {
                        // On the whole board the sets (w,y), w < x, and (x,z), z < y, have x and y members.
                        int v = repaired ? y : x;
                        int h = repaired ? x : y;
                        if (v != options.vertical(y) || h != options.horizontal(x)) {
                            return Optional.of(new Counterexample(
                                    BlockingBoard.place(x, y),
                                    "v=" + v + " h=" + h,
                                    "v=" + options.vertical(y) + " h=" + options.horizontal(x)));
                        }
                    }
                    return Optional.empty();
                }));
    }

    private static Check value(int k) {
        return (bound, ground) -> Finding.on(
                BlockingBoard.of(k, bound, ground),
                board -> board.first(
                        ground,
                        (x, y) -> isInSet(k, x, y) == board.all(x, y) <= k - 1 && isInSet(k, x, y) == board.isP(x, y)
                                ? Optional.empty()
                                : board.unless(false, x, y, isInSet(k, x, y) ? "P" : "N")));
    }

    /** Whether (x,y), x <= y, is in R_2 or R_3 of Definition 4. */
    static boolean isInSet(int k, int x, int y) {
        if (k == 3) {
            return y == 2 * x + 1 || y == 2 * x + 2 || (x == 0 && y == 0);
        }
        boolean even = x >= 2 && x % 2 == 0 && (y - x) % 2 == 0;
        return y == 2 * x + 1 || (x == 0 && y == 0) || (even && 2 * BlockingGolden.lower((y - x) / 2) + 2 == x);
    }

    private static Finding small(long bound, Ground ground) {
        return Finding.on(
                BlockingBoard.of(2, Math.max(3, bound), ground),
                board -> board.first(ground, (x, y) -> {
                    int f = board.all(x, y);
                    boolean p = board.isP(x, y);
                    if (x == 0) {
                        boolean holds = y < 2 ? p && f == y : !p && f >= 2;
                        return board.unless(holds, x, y, y < 2 ? "P, f = " + y : "N, f >= 2");
                    }
                    int stated = y == 1 ? 3 : 2;
                    return board.unless(x > 1 || y > 2 || (!p && f == stated), x, y, "N, f = " + stated);
                }));
    }

    private static Finding least(long bound, Ground ground) {
        return Finding.on(
                BlockingBoard.of(2, 4, ground),
                board -> board.first(ground, (x, y) -> {
                    boolean nonterminal = x + y + Math.min(x, y) >= 2;
                    boolean holds =
                            y > 2 || (board.isP(x, y) && nonterminal) == (x == 2 && y == 2 && board.all(x, y) == 1);
                    return board.unless(holds, x, y, "(2,2) first, f = 1");
                }));
    }

    /** A statement about W^3 at one position. */
    private interface Three {
        boolean holds(BlockingBoard board, int x, int y);
    }

    private static Claim three(String name, String statement, boolean holds, Three three) {
        String id = "theorem-1.1-three-" + name;
        return new Claim(
                "blocking/" + id,
                BlockingClaims.at("Section 2.1, last paragraph, W^3"),
                statement,
                holds ? Expectation.HOLDS : Expectation.FAILS,
                BOARD,
                Case.single(BlockingSentences.proving(three(statement, three), id, 3)));
    }

    private static Check three(String statement, Three three) {
        return (bound, ground) -> Finding.on(
                BlockingBoard.of(3, bound, ground),
                board -> board.first(
                        ground,
                        (x, y) -> board.unless(
                                three.holds(board, x, y), x, y, statement.substring(statement.indexOf(':') + 2))));
    }

    private static boolean threeP(BlockingBoard board, int x, int y) {
        return !isInSet(3, x, y) || (board.diagonal(x, y) <= 1 && board.horizontal(x, y) == 0);
    }

    private static boolean threeVertical(BlockingBoard board, int x, int y) {
        return !isInSet(3, x, y) || board.vertical(x, y) <= board.diagonal(x, y) + 1;
    }

    private static boolean threeVerticalRepaired(BlockingBoard board, int x, int y) {
        return !isInSet(3, x, y) || (board.vertical(x, y) + board.diagonal(x, y) <= 2 && board.all(x, y) <= 2);
    }

    private static boolean threeAbove(BlockingBoard board, int x, int y) {
        return y <= 2 * x + 2 || board.vertical(x, y) == 3;
    }

    private static boolean threeBelow(BlockingBoard board, int x, int y) {
        return isInSet(3, x, y)
                || y >= 2 * x + 1
                || (board.horizontal(x, y) == 1 && board.vertical(x, y) == 1 && board.diagonal(x, y) >= 1);
    }
}
