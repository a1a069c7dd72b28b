package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.rules.GameSpec;

/** How many P-positions have both piles at most n. */
record Counts(GameSpec game) implements Sequence {
    static final String NAME = "counts";

    @Override
    public List<Heading> headings() {
        return List.of(new Heading(NAME, "$c(n)$"));
    }

    @Override
    public String about() {
        return "the number of P-positions (x,y), as ordered pairs, with x <= n and y <= n";
    }

    @Override
    public Listing prepare(BigInteger start, BigInteger end, Inquiry inquiry) {
        PositionList positions = PositionList.of(game, BigInteger.ZERO, end, inquiry);
        return terms -> {
            Tally tally = new Tally(start, terms);
            positions.forEach((x, y) -> tally.add(Math.max(x, y)));
            tally.upTo(end.longValueExact());
        };
    }

    /** Counts positions that come ordered by their larger pile. */
    private static final class Tally {
        private final Terms terms;
        private long n;
        private long count;

        Tally(BigInteger start, Terms terms) {
            this.terms = terms;
            n = start.longValueExact();
        }

        void add(int larger) throws IOException {
            upTo(larger);
            count++;
        }

        /** No more positions are to come that would count for indices before {@code end}. */
        void upTo(long end) throws IOException {
            for (; n < end; n++) {
                terms.at(n, count);
            }
        }
    }
}
