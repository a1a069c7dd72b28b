package org.wythofflab.lab.explore;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.wythofflab.explore.Identifier;
import org.wythofflab.explore.KnownSequence;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;

/** What is known of a number of the OEIS. */
public record KnownRequest(String number) implements Request {
    private static final int TERMS = 20;

    /** Whether a text is such a number. */
    public static boolean isNumber(String text) {
        return text.matches("[Aa]\\d{6,7}");
    }

    @Override
    public Report answeredBy(Lab lab) {
        KnownSequence known = Identifier.numbered(number.toUpperCase(Locale.ROOT))
                .orElseThrow(() -> new BadRequestException(number + " is not among the "
                        + Identifier.library().size() + " sequences known here; they are listed in docs/oeis.md"));
        return new Report()
                .as(Format.TEXT, out -> text(known, lab.inquiry(), out))
                .as(Format.JSON, out -> json(known, lab.inquiry(), out));
    }

    private static long[] terms(KnownSequence known, Inquiry inquiry) {
        return inquiry.run(() -> known.terms(TERMS, inquiry.budget()));
    }

    private static void text(KnownSequence known, Inquiry inquiry, Writer out) throws IOException {
        String terms =
                Arrays.stream(terms(known, inquiry)).mapToObj(Long::toString).collect(Collectors.joining(" "));
        out.append(known.number()).append("  ");
        Paragraph.continued(out, " ".repeat(9), known.title() + ", from index " + known.offset() + " on");
        Paragraph.write(out, " ".repeat(9), terms + " ...");
        if (known.remark().isPresent()) {
            Paragraph.write(out, " ".repeat(9), known.remark().get());
        }
        if (known.command().isPresent()) {
            out.append(" ".repeat(9))
                    .append("wythoff ")
                    .append(known.command().get())
                    .append('\n');
        }
    }

    private static void json(KnownSequence known, Inquiry inquiry, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object();
        IdentificationJson.fields(known, json);
        json.name("terms").array();
        for (long term : terms(known, inquiry)) {
            json.digits(term);
        }
        json.endArray().endObject().end();
    }
}
