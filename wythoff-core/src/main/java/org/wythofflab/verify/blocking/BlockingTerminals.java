package org.wythofflab.verify.blocking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.Position;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.PrintedTable;
import org.wythofflab.verify.Scale;

/** Proposition 1.3: the positions all options of which can be forbidden. */
final class BlockingTerminals {

    private static final Scale COUNTS = new Scale("k below", 80);

    private BlockingTerminals() {}

    static List<Claim> all() {
        return List.of(
                Claim.holds(
                        "blocking/proposition-1.3",
                        BlockingClaims.at("Proposition 1.3, equation (2)"),
                        "all options of a position of W^k can be forbidden if and only if it is {x,y} with x <= y < k - 2x",
                        COUNTS,
                        Case.single((bound, ground) -> eachCount(bound, ground, BlockingTerminals::set))),
                Claim.holds(
                        "blocking/proposition-1.3-ideal",
                        BlockingClaims.at("Proposition 1.3"),
                        "with a terminal position (x,y) every position that has no larger pile is terminal",
                        COUNTS,
                        1,
                        off -> Case.single((bound, ground) -> eachCount(bound, ground, ideal(off == 0 ? -1 : 1)))),
                Claim.holds(
                        "blocking/proposition-1.3-count",
                        BlockingClaims.at("Proposition 1.3"),
                        "there are 3(m+1)^2 - 2(m+1), 3(m+1)^2 or 3(m+1)^2 + 2(m+1) terminal positions for k = 3m+1, 3m+2 or"
                                + " 3m+3",
                        COUNTS,
                        Case.single((bound, ground) -> eachCount(bound, ground, BlockingTerminals::number))),
                Claim.holds(
                        "blocking/proposition-1.3-examples",
                        BlockingClaims.at("Proposition 1.3, the sets T(2) and T(3)"),
                        "the terminal positions of W^2 are (0,0), {0,1}, three of them; those of W^3 also {0,2}, five of"
                                + " them",
                        Scale.ALL_PRINTED,
                        List.of(
                                new Case(Parameters.of("k", 2), (bound, ground) -> examples(2, 3, ground)),
                                new Case(Parameters.of("k", 3), (bound, ground) -> examples(3, 5, ground)))),
                Claim.holds(
                        "blocking/notation-3",
                        BlockingClaims.at("Notation 3"),
                        "who moves to a terminal position wins: it is P",
                        COUNTS,
                        Case.single(BlockingTerminals::areP)));
    }

    /** What a statement comes to for one k. */
    private interface ForCount {
        Optional<Counterexample> with(BlockingOptions options, int k);
    }

    private static Finding eachCount(long bound, Ground ground, ForCount statement) {
        return Finding.on(
                BlockingOptions.of(bound + 1, ground),
                options -> Finding.first(1, bound, ground, k -> {
                    Finding.pulse(ground);
                    return statement.with(options, (int) k);
                }));
    }

    /** At most k-1 options may be forbidden. A position with a pile of k or more has k options at least. */
    private static boolean isTerminal(BlockingOptions options, int k, int x, int y) {
        return options.all(x, y) < k;
    }

    private static Optional<Counterexample> set(BlockingOptions options, int k) {
        for (int x = 0; x <= k; x++) {
            for (int y = x; y <= k; y++) {
                boolean stated = y < k - 2 * x;
                if (stated != isTerminal(options, k, x, y) || stated != isTerminal(options, k, y, x)) {
                    return Optional.of(new Counterexample(
                            "k = " + k + ", {" + x + "," + y + "}",
                            stated ? "terminal" : "not terminal",
                            stated ? "not terminal" : "terminal"));
                }
            }
        }
        return Optional.empty();
    }

    /** One token less in either pile is enough to look at: the rest follows step by step. */
    private static ForCount ideal(int step) {
        return (options, k) -> {
            for (int x = 0; x <= k; x++) {
                for (int y = 0; y <= k; y++) {
                    boolean beside = (x + step < 0 || isTerminal(options, k, x + step, y))
                            && (y + step < 0 || isTerminal(options, k, x, y + step));
                    if (isTerminal(options, k, x, y) && !beside) {
                        return Optional.of(new Counterexample(
                                "k = " + k + ", " + BlockingBoard.place(x, y), "all below are terminal", "not all"));
                    }
                }
            }
            return Optional.empty();
        };
    }

    private static Optional<Counterexample> number(BlockingOptions options, int k) {
        long right = terminals(options, k).size();
        long stated = stated(k);
        return stated == right
                ? Optional.empty()
                : Optional.of(new Counterexample("k = " + k, "" + stated, "" + right));
    }

    private static List<Position> terminals(BlockingOptions options, int k) {
        List<Position> terminals = new ArrayList<>();
        for (int x = 0; x <= k; x++) {
            for (int y = 0; y <= k; y++) {
                if (isTerminal(options, k, x, y)) {
                    terminals.add(new Position(x, y));
                }
            }
        }
        return terminals;
    }

    private static long stated(int k) {
        long m = (k - 1L) / 3;
        long square = 3 * (m + 1) * (m + 1);
        return switch (k % 3) {
            case 1 -> square - 2 * (m + 1);
            case 2 -> square;
            default -> square + 2 * (m + 1);
        };
    }

    private static Finding examples(int k, int count, Ground ground) {
        PrintedTable table = ground.table("blocking-proposition-1.3");
        List<Position> printed = new ArrayList<>();
        for (List<String> row : table.rows()) {
            if (table.number(row, "k") == k) {
                printed.add(new Position(table.number(row, "x"), table.number(row, "y")));
            }
        }
        return Finding.on(
                BlockingOptions.of(k + 1, ground), options -> examples(k, count, printed, terminals(options, k)));
    }

    private static Finding examples(int k, int count, List<Position> printed, List<Position> all) {
        List<Position> right =
                all.stream().filter(position -> position.x() <= position.y()).toList();
        if (!printed.equals(right)) {
            return Finding.refuted("T(" + k + ")", printed, right);
        }
        return all.size() == count ? Finding.agrees() : Finding.refuted("#T(" + k + ")", count, all.size());
    }

    private static Finding areP(long bound, Ground ground) {
        return Finding.on(
                BlockingOptions.of(bound + 1, ground),
                options -> Finding.inTurn(1, bound, ground, k -> areP((int) k, options, ground)));
    }

    private static Finding areP(int k, BlockingOptions options, Ground ground) {
        return Finding.on(
                ground.outcomes(Ground.game(BlockingClaims.game(k)), k + 1),
                truth -> terminals(options, k).stream()
                        .filter(terminal -> !truth.isP((int) terminal.x(), (int) terminal.y()))
                        .findFirst()
                        .map(terminal -> Finding.refuted("k = " + k + ", " + terminal, "P", "N"))
                        .orElseGet(Finding::agrees));
    }
}
