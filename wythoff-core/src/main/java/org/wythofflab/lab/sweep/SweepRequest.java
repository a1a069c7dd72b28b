package org.wythofflab.lab.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Writing;
import org.wythofflab.lab.proof.Keepsakes;
import org.wythofflab.render.Format;

/**
 * One row of measures for each game of a family.
 *
 * @param games a text with ranges
 * @param measures names, commas between them
 * @param bound how far each measure looks
 * @param each what one game may take, and how many threads measure games
 * @param checkpoint where rows are kept until all are there
 * @param schema takes the types of the columns
 */
public record SweepRequest(
        String games,
        String measures,
        Optional<String> bound,
        Limits each,
        Optional<Kept> checkpoint,
        Optional<Keepsakes.Keeper> schema)
        implements Request {

    /**
     * A file of rows.
     *
     * @param forGood whether it stays when the table is complete
     */
    public record Kept(String file, boolean forGood) {}

    @Override
    public Report answeredBy(Lab lab) {
        SweepPlan plan = SweepPlan.of(games, measures, bound, each);
        return new Report()
                .as(Format.TEXT, out -> write(lab, plan, RowWriter.text(plan, out)))
                .as(Format.CSV, out -> write(lab, plan, RowWriter.csv(plan, out)))
                .as(Format.JSON, out -> write(lab, plan, RowWriter.json(plan, out, true)))
                .as(Format.JSONL, out -> write(lab, plan, RowWriter.json(plan, out, false)))
                .concludedBy(this::forget);
    }

    private void write(Lab lab, SweepPlan plan, RowWriter rows) throws IOException {
        if (schema.isPresent()) {
            schema.get().keep(out -> TableSchema.write(plan, out));
        }
        boolean temporary = checkpoint.isEmpty();
        String file = temporary
                ? Files.createTempFile("wythoff", ".sweep").toString()
                : checkpoint.get().file();
        try (RowStore store = RowStore.open(file, plan)) {
            rows.begin();
            new SweepRun(plan, lab.inquiry()).run(store, rows::row);
            rows.end();
        } finally {
            if (temporary) {
                Files.deleteIfExists(Path.of(file));
            }
        }
    }

    /** The table is in place. */
    private void forget() {
        if (checkpoint.isPresent() && !checkpoint.get().forGood()) {
            Writing.unchecked(
                    () -> Files.deleteIfExists(Path.of(checkpoint.get().file())));
        }
    }
}
