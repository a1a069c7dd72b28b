package org.wythofflab.lab.sweep;

import java.io.IOException;
import java.io.Writer;
import org.wythofflab.explore.Column;
import org.wythofflab.render.JsonWriter;

/** The columns of a sweep and their types, in the form that Spark reads ({@code StructType.fromJson}) and Parquet keeps. */
public final class TableSchema {
    private TableSchema() {}

    public static void write(SweepPlan plan, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object().field("type", "struct");
        json.name("fields").array();
        field(json, "game", "string", false);
        for (Column measure : plan.columns()) {
            field(json, measure.name(), type(measure.kind()), true);
        }
        field(json, "note", "string", true);
        json.endArray().endObject().end();
    }

    private static void field(JsonWriter json, String name, String type, boolean nullable) throws IOException {
        json.object().field("name", name).field("type", type);
        json.name("nullable").bool(nullable).name("metadata").object().endObject();
        json.endObject();
    }

    private static String type(Column.Kind kind) {
        return switch (kind) {
            case INTEGER -> "long";
            case DECIMAL -> "double";
            case TEXT -> "string";
        };
    }
}
