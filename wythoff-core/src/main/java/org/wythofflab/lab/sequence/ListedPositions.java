package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import org.wythofflab.exact.Decimals;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.NumberLines;
import org.wythofflab.rules.GameSpec;

/** A list of positions in the formats that number none of them. */
interface ListedPositions {

    GameSpec game();

    BigInteger bound();

    /** One position a line. */
    void text(Writer out) throws IOException;

    void each(FarPositions.Sink sink);

    default void csv(Writer out) throws IOException {
        new CsvWriter(out).line("x", "y");
        text(out);
    }

    default void json(Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", game().text())
                .field("bound", Decimals.print(bound()))
                .name("positions")
                .array();
        each((x, y) -> json.array().string(x).string(y).endArray());
        json.endArray().endObject().end();
    }

    default void markdown(Writer out) throws IOException {
        MarkdownWriter table = MarkdownWriter.ofNumbers(out, List.of("x", "y"));
        each((x, y) -> table.row(List.of(x, y)));
    }

    /** What an engine lists, of which there may be millions. */
    static ListedPositions of(PositionList positions) {
        return new ListedPositions() {
            @Override
            public GameSpec game() {
                return positions.game();
            }

            @Override
            public BigInteger bound() {
                return positions.bound();
            }

            @Override
            public void text(Writer out) throws IOException {
                NumberLines lines = new NumberLines(out, ',');
                positions.forEachListed((x, y) -> lines.number(x).number(y).end());
                lines.flush();
            }

            @Override
            public void each(FarPositions.Sink sink) {
                positions.forEachListed((x, y) -> sink.accept(Integer.toString(x), Integer.toString(y)));
            }
        };
    }

    static ListedPositions of(GameSpec game, BigInteger bound, FarPositions positions) {
        return new ListedPositions() {
            @Override
            public GameSpec game() {
                return game;
            }

            @Override
            public BigInteger bound() {
                return bound;
            }

            @Override
            public void text(Writer out) {
                each((x, y) -> out.append(x).append(',').append(y).append('\n'));
            }

            @Override
            public void each(FarPositions.Sink sink) {
                positions.forEach(sink);
            }
        };
    }
}
