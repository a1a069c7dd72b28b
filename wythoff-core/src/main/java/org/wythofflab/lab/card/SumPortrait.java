package org.wythofflab.lab.card;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSum;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.theory.Theorem;

/** What {@link DescribeRequest} answers about a sum of games. */
record SumPortrait(String game) implements Request {
    private static final String WHO_WINS =
            "The player to move loses if and only if the nim-sum of the Grundy values of the"
                    + " parts is 0: a part is worth as much as a Nim pile of that many tokens (Sprague 1935, Grundy 1939).";

    private record Part(GameSpec game, String values) {

        static Part of(GameSpec game, Inquiry inquiry) {
            String table = Engines.grundy(game, Extent.of(16, 16), inquiry.budget())
                    .fold(
                            chosen -> "from a table, as large as the piles ask for; " + chosen.words(),
                            none -> none.why());
            return new Part(
                    game,
                    Method.usual()
                            .theorems(game)
                            .grundy()
                            .map(given -> "for piles of any size, " + by(given.theorem()))
                            .orElse(table));
        }

        private static String by(Theorem theorem) {
            return "by " + theorem.citation().inShort();
        }
    }

    @Override
    public Report answeredBy(Lab lab) {
        GameSum sum = Texts.sum(game);
        return new Report()
                .as(Format.TEXT, out -> text(sum, parts(sum, lab), out))
                .as(Format.JSON, out -> json(sum, parts(sum, lab), out));
    }

    private static List<Part> parts(GameSum sum, Lab lab) {
        return sum.parts().stream().map(part -> Part.of(part, lab.inquiry())).toList();
    }

    private static void text(GameSum sum, List<Part> parts, Writer out) throws IOException {
        out.append(sum.text()).append('\n');
        section(out, "Rules", sum.words());
        for (int i = 0; i < parts.size(); i++) {
            section(
                    out,
                    "Part " + (i + 1) + ", " + parts.get(i).game().text(),
                    parts.get(i).game().words());
            Paragraph.write(out, "  ", "Grundy values: " + parts.get(i).values());
        }
        section(out, "Who wins", WHO_WINS);
    }

    private static void section(Writer out, String title, String text) throws IOException {
        out.append('\n').append(title).append('\n');
        Paragraph.write(out, "  ", text);
    }

    private static void json(GameSum sum, List<Part> parts, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", sum.text())
                .field("rules", sum.words())
                .name("parts")
                .array();
        for (Part part : parts) {
            json.object()
                    .field("game", part.game().text())
                    .field("rules", part.game().words())
                    .field("values", part.values())
                    .endObject();
        }
        json.endArray().field("whoWins", WHO_WINS).endObject().end();
    }
}
