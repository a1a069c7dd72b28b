package org.wythofflab.lab.explore;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.wythofflab.explore.Identifier;
import org.wythofflab.explore.KnownSequence;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.MarkdownTable;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.TextTable;

/** The sequences that are known here; as Markdown it is the page {@code docs/oeis.md}. */
public record LibraryRequest() implements Request {
    private static final int TERMS = 10;

    private static final String HEAD = """
            # Sequences of the OEIS that this program computes

            Written by `./wythoff identify --list --format markdown -o docs/oeis.md`, and compared with it by a test. The numbers, and the
            first terms and offsets that a test holds against ours, are facts from [the OEIS](https://oeis.org), which is licensed under
            [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/). The terms below were computed, not copied. A sequence without a
            command of its own is printed by `./wythoff identify A-NUMBER`; `./wythoff identify TERMS` says which of them agree with
            given terms.

            No entry was found for the P-positions of `wythoff block K` with K from 2 to 20, nor for comply, modular, odd-even,
            (m,p)-Wythoff, imitation, `st(s,t)` with s > 1 or generalized diagonal games; that there is none is not known.
            `./wythoff sequence GAME NAME --format oeis` writes the draft of an entry.

            """;

    private static final String REMARKS = """

            ## Where the OEIS seems wrong, or knows less

            What the OEIS says may have changed since it was read for this page.

            """;

    @Override
    public Report answeredBy(Lab lab) {
        return new Report()
                .as(Format.TEXT, LibraryRequest::text)
                .as(Format.JSON, LibraryRequest::json)
                .as(Format.MARKDOWN, out -> markdown(lab.inquiry(), out));
    }

    private static void text(Writer out) throws IOException {
        TextTable table = new TextTable("");
        for (KnownSequence known : Identifier.library()) {
            table.row(known.number(), known.title());
        }
        table.write(out);
    }

    private static void json(Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).array();
        for (KnownSequence known : Identifier.library()) {
            json.object();
            IdentificationJson.fields(known, json);
            json.endObject();
        }
        json.endArray().end();
    }

    private static void markdown(Inquiry inquiry, Writer out) throws IOException {
        out.append(HEAD);
        MarkdownWriter table =
                MarkdownWriter.ofWords(out, List.of("number", "what it is", "from", "first terms", "./wythoff"));
        for (KnownSequence known : Identifier.library()) {
            long[] terms = inquiry.run(() -> known.terms(TERMS, inquiry.budget()));
            table.row(List.of(
                    known.number(),
                    known.title(),
                    Integer.toString(known.offset()),
                    Arrays.stream(terms).mapToObj(Long::toString).collect(Collectors.joining(" ")),
                    known.command().orElse("identify " + known.number())));
        }
        out.append(REMARKS);
        for (KnownSequence known : Identifier.library()) {
            if (known.remark().isPresent()) {
                String remark = MarkdownTable.escaped(known.remark().get());
                out.append("* ")
                        .append(known.number())
                        .append(": ")
                        .append(remark)
                        .append(".\n");
            }
        }
    }
}
