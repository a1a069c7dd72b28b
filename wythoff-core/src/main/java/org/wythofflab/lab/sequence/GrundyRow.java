package org.wythofflab.lab.sequence;

import java.math.BigInteger;
import java.util.List;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/** The Grundy values of the positions with one first pile. */
record GrundyRow(GameSpec game, BigInteger row) implements Sequence {
    private static final int PULSE = 1 << 10;
    static final String PREFIX = "grundy-row:";

    @Override
    public List<Heading> headings() {
        return List.of(new Heading(PREFIX + row, "$g(" + row + ",n)$"));
    }

    @Override
    public String about() {
        return "the Grundy value of (" + row + ",n)";
    }

    @Override
    public Listing prepare(BigInteger start, BigInteger end, Inquiry inquiry) {
        Extent extent = new Extent(Extent.clamp(row).add(BigInteger.ONE), Extent.clamp(end));
        GrundyTable table = GrundyAntidiagonals.solve(game, extent, inquiry);
        int x = row.intValueExact();
        return terms -> {
            for (int y = start.intValueExact(); y < end.intValueExact(); y++) {
                if (y % PULSE == 0) {
                    inquiry.pulse();
                }
                terms.at(y, table.at(x, y));
            }
        };
    }
}
