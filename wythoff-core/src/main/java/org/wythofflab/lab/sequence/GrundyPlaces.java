package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.wythofflab.exact.Brief;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/** Where a Grundy value stands in each row of the table. */
record GrundyPlaces(GameSpec game, BigInteger value) implements Sequence {
    static final String PREFIX = "grundy-value:";

    @Override
    public List<Heading> headings() {
        return List.of(new Heading(PREFIX + value, "$y_n$"));
    }

    @Override
    public String about() {
        return "the least y such that the Grundy value of (n,y) is " + value;
    }

    @Override
    public Listing prepare(BigInteger start, BigInteger end, Inquiry inquiry) {
        if (start.equals(end)) {
            return terms -> {};
        }
        return Engines.places(game, value, Extent.clamp(end), Integer.BYTES, inquiry.budget())
                .map(choice -> {
                    Engines.Columns columns =
                            inquiry.accept(choice, () -> task(end)).value();
                    return (Listing) terms -> listColumns(columns, start, end, inquiry, terms);
                })
                .orElseGet(() -> ofTable(start, end, inquiry));
    }

    private String task(BigInteger end) {
        return "the list of the places of Grundy value " + Brief.of(value) + " with first pile below " + Brief.of(end);
    }

    /**
     * Each column has the value, above the diagonal or as the mirror image of what was found before: once, but for 0 where the
     * game is over at several positions of the column.
     */
    private static void listColumns(
            Engines.Columns columns, BigInteger start, BigInteger end, Inquiry inquiry, Terms terms)
            throws IOException {
        int[] places = new int[end.intValueExact()];
        Arrays.fill(places, Integer.MAX_VALUE);
        inquiry.run(() -> {
            columns.run(Integer.MAX_VALUE, inquiry.budget(), (a, b) -> {
                places[a] = Math.min(places[a], b);
                if (b < places.length) {
                    places[b] = Math.min(places[b], a);
                }
                return true;
            });
            return places;
        });
        for (int x = start.intValueExact(); x < places.length; x++) {
            terms.at(x, places[x]);
        }
    }

    private Listing ofTable(BigInteger start, BigInteger end, Inquiry inquiry) {
        // A value is at most the number of options, (x+1)(y+1) - 1, so that it needs so many columns.
        BigInteger columns = value.add(BigInteger.ONE).divide(end).max(end);
        inquiry.accept(
                Engines.grundy(game, new Extent(Extent.clamp(end), Extent.clamp(columns)), inquiry.budget()),
                () -> task(end));
        return terms -> {
            CompleteRows<GrundyTable> search =
                    CompleteRows.ofValue(game, value.longValueExact(), end.intValueExact(), inquiry);
            for (int x = start.intValueExact(); x < end.intValueExact(); x++) {
                inquiry.pulse();
                terms.at(x, search.at(x).get(0));
            }
        };
    }
}
