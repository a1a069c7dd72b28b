package org.wythofflab.lab.picture;

import java.io.IOException;
import java.io.Writer;
import java.util.function.IntBinaryOperator;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/**
 * The numbers of {@value #SIDE} x {@value #SIDE} squares of a map, to be written into them.
 *
 * @param layer grundy or options
 * @param x the first pile in the lower left corner
 * @param y the second pile there
 */
public record ValuesRequest(String game, String layer, String x, String y) implements Request {

    public static final int SIDE = 32;

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        Layer shown = Layer.of(layer)
                .filter(named -> named == Layer.GRUNDY || named == Layer.OPTIONS)
                .orElseThrow(() -> new BadRequestException(
                        "there is no layer '" + layer + "' of numbers; there are grundy and options"));
        BigPosition corner = new BigPosition(Texts.number("first pile", x), Texts.number("second pile", y));
        return new Report().as(Format.JSON, out -> {
            IntBinaryOperator values = new TileLayers(spec, corner, 0, lab.boards(), lab.inquiry()).values(shown);
            json(corner, values, out);
        });
    }

    private static void json(BigPosition corner, IntBinaryOperator values, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("x", Decimals.print(corner.x()))
                .field("y", Decimals.print(corner.y()))
                .name("values")
                .array();
        // A board was solved that holds them, so both piles fit an int.
        int x0 = corner.x().intValueExact();
        int y0 = corner.y().intValueExact();
        for (int i = 0; i < SIDE; i++) {
            json.array();
            for (int j = 0; j < SIDE; j++) {
                json.number(values.applyAsInt(x0 + i, y0 + j));
            }
            json.endArray();
        }
        json.endArray().endObject().end();
    }
}
