package org.wythofflab.verify.blocking;

import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Expectation;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Scale;

/** Section 2.1: case 4 of the proof for W^2, the N-positions with 0 < x <= y < 2x+1. */
final class BlockingCaseFour {

    private BlockingCaseFour() {}

    static List<Claim> all() {
        return List.of(
                BlockingProofCases.onBoard(
                        "theorem-1.1-case-4",
                        "Case 4",
                        "0 < x <= y < 2x+1, not in R_2: d = 1 and h + v >= 1, or d = 2",
                        true,
                        BlockingCaseFour::case4),
                BlockingProofCases.onBoard(
                        "theorem-1.1-case-4-a",
                        "Case 4 (a)",
                        "phi*x < y < 2x+1, not in R_2: v = 1 and d = 1",
                        true,
                        (board, golden, x, y) -> !isCase4(board, x, y)
                                || y <= golden[x]
                                || (board.vertical(x, y) == 1 && board.diagonal(x, y) == 1)),
                range("", "phi*x < y < 2x+1, not in R_2: z = y-x-1 has 0 < z < x and 2z+1 < y", 1, false),
                range(
                        "/repaired",
                        "phi*x < y < 2x+1, not in R_2: z = y-x-1 has 0 <= z < x and 2z+1 < y, and (z,2z+1) is in R_2",
                        0,
                        true),
                BlockingProofCases.onBoard(
                        "theorem-1.1-case-4-b",
                        "Case 4 (b)",
                        "x <= y < phi*x, y-x even, not in R_2: d = 2",
                        false,
                        (board, golden, x, y) -> !isCaseB(board, golden, x, y) || board.diagonal(x, y) == 2),
                BlockingProofCases.onBoard(
                        "theorem-1.1-case-4-b/repaired",
                        "Case 4 (b)",
                        "x <= y < phi*x, y-x even, not in R_2: d = 2, but d = 1 and v >= 1 where x = 2*floor(n*phi)+1, y ="
                                + " x+2n",
                        true,
                        BlockingCaseFour::caseB),
                BlockingProofCases.onBoard(
                        "theorem-1.1-case-4-c",
                        "Case 4 (c)",
                        "x <= y < phi*x, y-x odd: d = 1; (x,z) is in R_2 if x = 2z+1, and (z,y), z < x, if y = 2z+1",
                        true,
                        BlockingCaseFour::caseC));
    }

    /** z = y-x-1 in case 4 (a). */
    private static Claim range(String suffix, String statement, int least, boolean holds) {
        String name = "theorem-1.1-case-4-a-range" + suffix;
        return new Claim(
                "blocking/" + name,
                BlockingClaims.at("Section 2.1, Case 4 (a)"),
                statement,
                holds ? Expectation.HOLDS : Expectation.FAILS,
                Scale.piles(500),
                Case.single(BlockingSentences.proving(onBoard(least), name, 2)));
    }

    private static Check onBoard(int least) {
        return (bound, ground) -> Finding.on(
                BlockingBoard.of(2, bound, ground),
                () -> BlockingGolden.table(bound, ground),
                (board, golden) -> board.first(
                        ground,
                        (x, y) -> inRange(board, golden, x, y, least)
                                ? Optional.empty()
                                : Optional.of(new Counterexample(
                                        BlockingBoard.place(x, y), "0 < z < x", "z = " + (y - x - 1)))));
    }

    private static boolean isCase4(BlockingBoard board, int x, int y) {
        return x > 0 && y < 2 * x + 1 && !board.isP(x, y);
    }

    private static boolean case4(BlockingBoard board, int[] golden, int x, int y) {
        int d = board.diagonal(x, y);
        return !isCase4(board, x, y) || d == 2 || (d == 1 && board.horizontal(x, y) + board.vertical(x, y) >= 1);
    }

    private static boolean inRange(BlockingBoard board, int[] golden, int x, int y, int least) {
        int z = y - x - 1;
        return !isCase4(board, x, y)
                || y <= golden[x]
                || (z >= least && z < x && 2 * z + 1 < y && board.isP(z, 2 * z + 1));
    }

    /** y < phi*x if and only if y <= floor(phi*x), as phi*x is no integer. */
    private static boolean isCaseB(BlockingBoard board, int[] golden, int x, int y) {
        return isCase4(board, x, y) && y <= golden[x] && (y - x) % 2 == 0;
    }

    private static boolean caseB(BlockingBoard board, int[] golden, int x, int y) {
        boolean exception = (y - x) % 2 == 0 && x == 2 * golden[(y - x) / 2] + 1;
        return !isCaseB(board, golden, x, y)
                || (exception ? board.diagonal(x, y) == 1 && board.vertical(x, y) >= 1 : board.diagonal(x, y) == 2);
    }

    private static boolean caseC(BlockingBoard board, int[] golden, int x, int y) {
        if (!isCase4(board, x, y) || y > golden[x] || (y - x) % 2 == 0) {
            return true;
        }
        boolean move = x % 2 == 1 ? board.isP(x, x / 2) : y / 2 < x && board.isP(y / 2, y);
        return board.diagonal(x, y) == 1 && move;
    }
}
