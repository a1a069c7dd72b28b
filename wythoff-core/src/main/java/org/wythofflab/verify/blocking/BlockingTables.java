package org.wythofflab.verify.blocking;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.rules.Option;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.OrderedPositions;
import org.wythofflab.verify.PrintedTable;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.BoardOptions;
import org.wythofflab.verify.common.Tables;

/** Figure 1 and Tables 2, 3 and 4. */
final class BlockingTables {

    private BlockingTables() {}

    static List<Claim> all() {
        List<Claim> claims = new ArrayList<>(List.of(
                Claim.fails(
                        "blocking/figure-1-n-position",
                        BlockingClaims.at("Figure 1, caption"),
                        "(11,15) is N in W^2, and two of its options are P",
                        Scale.ALL_PRINTED,
                        Case.single((bound, ground) -> options(11, 15, false, 2, ground))),
                Claim.holds(
                        "blocking/figure-1-n-position/repaired",
                        BlockingClaims.at("Figure 1, caption"),
                        "(11,15) is N in W^2, and four of its options are P",
                        Scale.ALL_PRINTED,
                        Case.single((bound, ground) -> options(11, 15, false, 4, ground))),
                Claim.holds(
                        "blocking/figure-1-p-position",
                        BlockingClaims.at("Figure 1, caption"),
                        "(8,12) is P in W^2, and one of its options is P",
                        Scale.ALL_PRINTED,
                        Case.single((bound, ground) -> options(8, 12, true, 1, ground)))));
        for (int table = 2; table <= 4; table++) {
            int k = table + 2;
            claims.add(Tables.holds(Paper.BLOCKING, table, "the first 90 P-positions {a_n,b_n} of W^" + k));
            claims.add(Claim.holds(
                    "blocking/table-" + table + "-order",
                    BlockingClaims.at("Table " + table),
                    "every row: n, the n-th pair in lexicographic order, and the difference of its numbers",
                    Scale.ALL_PRINTED,
                    Case.single(rows(k, "blocking-table-0" + table))));
        }
        return claims;
    }

    /** The outcome of a position of W^2 and the number of its options that are P; which ones are said if it is wrong. */
    private static Finding options(int x, int y, boolean isP, int stated, Ground ground) {
        return Finding.on(ground.outcomes(Ground.game(BlockingClaims.game(2)), y + 1), truth -> {
            List<Option> found = new BoardOptions(Ground.game(BlockingClaims.game(2)), y + 1)
                    .of(x, y).stream()
                            .filter(option -> truth.isP(option.x(), option.y()))
                            .toList();
            String place = BlockingBoard.place(x, y);
            if (truth.isP(x, y) != isP) {
                return Finding.refuted(place, isP ? "P" : "N", isP ? "N" : "P");
            }
            return found.size() == stated
                    ? Finding.agrees()
                    : Finding.refuted("options of " + place + " that are P", stated, found.size() + ": " + found);
        });
    }

    private static Check rows(int k, String resource) {
        return (bound, ground) -> {
            PrintedTable table = ground.table(resource);
            return Finding.on(
                    BlockingCovers.positions(k, table.rows().size(), ground), positions -> rows(table, positions));
        };
    }

    private static Finding rows(PrintedTable table, OrderedPositions positions) {
        List<List<String>> right = new ArrayList<>();
        positions.forEach((a, b) -> right.add(List.of("" + right.size(), "" + a, "" + b, "" + (b - a))));
        List<Counterexample> broken = new ArrayList<>();
        for (int n = 0; n < table.rows().size(); n++) {
            List<String> row = table.rows().get(n);
            for (int i = 0; i < row.size(); i++) {
                String cell = right.get(n).get(i);
                if (!row.get(i).equals(cell)) {
                    broken.add(
                            new Counterexample(table.label(row, table.columns().get(i)), row.get(i), cell));
                }
            }
        }
        return Finding.refuted(broken);
    }
}
