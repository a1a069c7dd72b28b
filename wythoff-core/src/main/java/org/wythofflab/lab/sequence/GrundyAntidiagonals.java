package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.wythofflab.exact.Brief;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/** The table of Grundy values as one sequence, as the OEIS has such tables. */
public record GrundyAntidiagonals(GameSpec game) implements Sequence {
    static final String NAME = "grundy";

    /** How the table is read. */
    public static final String ORDER = "read by antidiagonals: x + y = 0, 1, 2, ..., and x = 0, 1, ..., x + y on each";

    private static final BigInteger MOST = BigInteger.TEN.pow(2000);

    @Override
    public List<Heading> headings() {
        return List.of(new Heading(NAME, "$a(n)$"));
    }

    @Override
    public String about() {
        return "T(x,y), the Grundy value of (x,y), " + ORDER;
    }

    @Override
    public Listing prepare(BigInteger start, BigInteger end, Inquiry inquiry) {
        if (start.equals(end)) {
            return terms -> {};
        }
        // Longer numbers are refused for the same reason, and their roots would take long.
        BigInteger last = antidiagonal(end.subtract(BigInteger.ONE).min(MOST));
        Extent extent = Extent.square(last.add(BigInteger.ONE));
        GrundyTable table = solve(game, extent, inquiry);
        return terms -> list(table, start.longValueExact(), end.longValueExact(), inquiry, terms);
    }

    static GrundyTable solve(GameSpec game, Extent extent, Inquiry inquiry) {
        Engines.Solver<GrundyTable> solver = inquiry.accept(
                        Engines.grundy(game, extent, inquiry.budget()),
                        () -> "the table of Grundy values of " + game.text() + " with first pile below "
                                + Brief.of(extent.rows()) + " and second pile below "
                                + Brief.of(extent.columns()))
                .value();
        return inquiry.run(() -> solver.run(inquiry.budget()));
    }

    /** The x + y of the n-th cell: the largest s with s(s+1)/2 <= n, that is with (2s+1)^2 <= 8n+1. */
    private static BigInteger antidiagonal(BigInteger n) {
        return n.shiftLeft(3)
                .add(BigInteger.ONE)
                .sqrt()
                .subtract(BigInteger.ONE)
                .shiftRight(1);
    }

    private static void list(GrundyTable table, long start, long end, Inquiry inquiry, Terms terms) throws IOException {
        int sum = antidiagonal(BigInteger.valueOf(start)).intValueExact();
        // Below 2^54, since a board has at most 2^27 rows.
        int x = Math.toIntExact(start - (long) sum * (sum + 1) / 2);
        for (long n = start; n < end; n++) {
            terms.at(n, table.at(x, sum - x));
            x++;
            if (x > sum) {
                inquiry.pulse();
                sum++;
                x = 0;
            }
        }
    }
}
