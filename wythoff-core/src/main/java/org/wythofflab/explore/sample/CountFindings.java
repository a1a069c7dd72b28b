package org.wythofflab.explore.sample;

import java.util.List;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;
import org.wythofflab.explore.Quantity.Decimal;

/** How many P-positions there are, and whether they come in pairs. */
public final class CountFindings {
    private CountFindings() {}

    public static void note(Sample sample, Notebook notebook) {
        long all = 0;
        long half = 0;
        for (int i = 0; i < sample.size(); i++) {
            if (sample.y(i) < sample.bound()) {
                int weight = sample.kind() == Sample.Kind.BOARD || sample.x(i) == sample.y(i) ? 1 : 2;
                all += weight;
                half += Math.max(sample.x(i), sample.y(i)) < sample.bound() / 2 ? weight : 0;
            }
        }
        Decimal exponent = growth(half, all, sample.bound());
        notebook.add(new Finding(
                Measure.COUNT,
                "",
                List.of(Quantity.of(all)),
                all + " P-positions (x,y), as ordered pairs, have both piles below " + sample.bound()
                        + (half > 0 ? "; doubling the bound makes 2^" + exponent.text() + " times as many" : ""),
                new Check(sample.bound(), all, "positions")));
    }

    /** The logarithm of how many times as many; a count is uncertain by its root. */
    private static Decimal growth(long half, long all, int bound) {
        double error = (1 / Math.sqrt((double) half) + 1 / Math.sqrt((double) all) + 2.0 / bound) / Math.log(2);
        return new Decimal(Math.log((double) all / half) / Math.log(2), error);
    }
}
