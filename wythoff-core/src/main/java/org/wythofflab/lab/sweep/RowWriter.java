package org.wythofflab.lab.sweep;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.explore.Column;
import org.wythofflab.explore.GameRow;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.JsonWriter;

/** Writes rows as they come; what is not known is empty, or {@code null}. */
public interface RowWriter {

    void begin() throws IOException;

    void row(GameRow row) throws IOException;

    void end() throws IOException;

    /** A header, and a line for each game. */
    static RowWriter csv(SweepPlan plan, Appendable out) {
        CsvWriter csv = new CsvWriter(out);
        return new RowWriter() {
            @Override
            public void begin() throws IOException {
                csv.line(cells("game", plan.columns().stream().map(Column::name).toList(), "note"));
            }

            @Override
            public void row(GameRow row) throws IOException {
                csv.line(cells(row.game(), row.values(), row.note()));
            }

            @Override
            public void end() {}
        };
    }

    /** An object for each game, each on its line; with brackets and commas around them, or without. */
    static RowWriter json(SweepPlan plan, Writer out, boolean asArray) {
        JsonWriter array = new JsonWriter(out);
        return new RowWriter() {
            @Override
            public void begin() throws IOException {
                if (asArray) {
                    array.array();
                }
            }

            @Override
            public void row(GameRow row) throws IOException {
                JsonWriter json = asArray ? array : new JsonWriter(out);
                json.object().field("game", row.game());
                for (int i = 0; i < row.values().size(); i++) {
                    Column measure = plan.columns().get(i);
                    value(
                            json.name(measure.name()),
                            measure.kind(),
                            row.values().get(i));
                }
                json.field("note", row.note().isEmpty() ? null : row.note()).endObject();
                if (!asArray) {
                    json.end();
                }
            }

            @Override
            public void end() throws IOException {
                if (asArray) {
                    array.endArray().end();
                }
            }
        };
    }

    /** Columns for people, as wide as the names of the games and of the measures. */
    static RowWriter text(SweepPlan plan, Writer out) {
        int widest = Math.min(
                60,
                plan.family().members().stream()
                        .mapToInt(member -> member.text().length())
                        .max()
                        .orElse(0));
        return new RowWriter() {
            @Override
            public void begin() throws IOException {
                line("game", plan.columns().stream().map(Column::name).toList(), "note");
            }

            @Override
            public void row(GameRow row) throws IOException {
                line(row.game(), row.values(), row.note());
            }

            private void line(String game, List<String> values, String note) throws IOException {
                StringBuilder line = new StringBuilder(padded(game, widest));
                for (int i = 0; i < values.size(); i++) {
                    int width = Math.max(8, plan.columns().get(i).name().length());
                    line.append("  ").append(padded(values.get(i), width));
                }
                out.append((line + "  " + note).stripTrailing()).append('\n');
            }

            @Override
            public void end() {}
        };
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static String[] cells(String game, List<String> values, String note) {
        List<String> cells = new ArrayList<>(List.of(game));
        cells.addAll(values);
        cells.add(note);
        return cells.toArray(new String[0]);
    }

    private static void value(JsonWriter json, Column.Kind kind, String value) throws IOException {
        if (value.isEmpty()) {
            json.string(null);
        } else if (kind == Column.Kind.INTEGER) {
            json.number(Long.parseLong(value));
        } else if (kind == Column.Kind.DECIMAL) {
            json.number(Double.parseDouble(value));
        } else {
            json.string(value);
        }
    }
}
