package org.wythofflab.lab.explore;

import java.io.IOException;
import java.io.Writer;
import org.wythofflab.explore.Exploration;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Quantity;
import org.wythofflab.render.JsonWriter;

/** An exploration for programs. */
final class ExplorationJson {
    private ExplorationJson() {}

    static void write(Exploration found, Writer out) throws IOException {
        JsonWriter json =
                new JsonWriter(out).object().field("game", found.game().text());
        json.name("findings").array();
        for (Finding finding : found.findings()) {
            finding(finding, json);
        }
        json.endArray().name("silences").array();
        for (Exploration.Silence silence : found.silences()) {
            json.object()
                    .field("measure", silence.measure().word())
                    .field("why", silence.why())
                    .endObject();
        }
        json.endArray().endObject().end();
    }

    private static void finding(Finding finding, JsonWriter json) throws IOException {
        json.object().field("measure", finding.measure().word()).field("subject", finding.subject());
        json.name("values").array();
        for (Quantity value : finding.values()) {
            quantity(value, json);
        }
        json.endArray()
                .field("statement", finding.statement())
                .field("bound", Long.toString(finding.check().bound()))
                .field("chances", Long.toString(finding.check().chances()))
                .field("of", finding.check().of())
                .field("next", finding.next().orElse(null));
        marks(finding.marks(), json);
        json.endObject();
    }

    /** What the finding speaks of on the board; a slope without end is null. */
    private static void marks(Marks marks, JsonWriter json) throws IOException {
        json.name("lines").array();
        for (Marks.Angle line : marks.angles()) {
            json.object();
            slope("slope", line.slope(), json);
            slope("low", line.low(), json);
            slope("high", line.high(), json);
            json.endObject();
        }
        json.endArray().name("spots").array();
        for (Marks.Spot spot : marks.spots()) {
            json.array().digits(spot.x()).digits(spot.y()).endArray();
        }
        json.endArray().name("rows").array();
        for (long row : marks.rows()) {
            json.digits(row);
        }
        json.endArray();
    }

    private static void slope(String name, double value, JsonWriter json) throws IOException {
        json.name(name);
        if (Double.isFinite(value)) {
            json.number(value);
        } else {
            json.string(null);
        }
    }

    /** A whole number and words as a string, a decimal with its error; one that is infinite has no number. */
    private static void quantity(Quantity value, JsonWriter json) throws IOException {
        boolean finite = value.fold(whole -> false, decimal -> Double.isFinite(decimal.value()), words -> false);
        if (!finite) {
            json.string(value.plain());
            return;
        }
        Quantity.Decimal decimal =
                value.fold(whole -> new Quantity.Decimal(0, 0), some -> some, words -> new Quantity.Decimal(0, 0));
        json.object()
                .name("value")
                .number(decimal.value())
                .name("error")
                .number(decimal.error())
                .endObject();
    }
}
