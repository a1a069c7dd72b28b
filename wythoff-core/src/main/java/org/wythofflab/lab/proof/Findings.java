package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.prove.Discovery;
import org.wythofflab.prove.Proof;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;

/** A discovery told to people and to programs. */
record Findings(Discovery found) {

    void text(Inquiry inquiry, Optional<String> certificate, Writer out) throws IOException {
        Proof proof = found.proof();
        out.append(proof.fold(proved -> "PROVED for all positions", refuted -> "REFUTED", unknown -> "UNKNOWN"))
                .append("\n");
        Paragraph.write(
                out, "  ", proof.fold(Proof.Proved::statement, Proof.Refuted::statement, Proof.Unknown::reached));
        if (found.traits().isPresent()) {
            traits(found.traits().get(), out);
            ProofText.certificate(certificate, ProofText.KEEP + ", --save keeps it for you", out);
        }
        ProofText.spent(inquiry, "", out);
    }

    private static void traits(Discovery.Traits traits, Writer out) throws IOException {
        row(
                out,
                "first",
                traits.first().stream().map(Object::toString).collect(Collectors.joining(" "))
                        + (traits.symmetric() ? " and so on, and (y,x) with (x,y)" : " and so on"));
        if (!traits.slopes().isEmpty()) {
            row(
                    out,
                    "slopes",
                    String.join(", ", traits.slopes()) + (traits.strips().isEmpty() ? ", as it seems" : ""));
        }
        if (!traits.strips().isEmpty()) {
            row(out, "strips", (traits.symmetric() ? "if x <= y: " : "") + String.join("; or ", traits.strips()));
            if (!traits.exceptions().isEmpty()) {
                row(out, "except", points(traits.exceptions()));
            }
        }
        if (traits.density().isPresent()) {
            row(out, "density", traits.density().get());
        }
        if (traits.formula().isPresent()) {
            row(out, "exactly", traits.formula().get());
        }
        row(out, "seen", traits.listed() + " positions with piles below " + traits.bound());
    }

    static String points(List<String> conditions) {
        return conditions.stream()
                .map(one -> one.replaceAll("x = (\\d+) and y = (\\d+)", "($1,$2)"))
                .collect(Collectors.joining(" "));
    }

    private static void row(Writer out, String name, String text) throws IOException {
        out.append("  ").append(name).append(" ".repeat(8 - name.length()));
        Paragraph.continued(out, " ".repeat(10), text);
    }

    void json(Inquiry inquiry, Optional<String> certificate, Writer out) throws IOException {
        begin(inquiry, certificate, out).endObject().end();
    }

    /** Opens an object, which the caller goes on with and closes. */
    JsonWriter begin(Inquiry inquiry, Optional<String> certificate, Writer out) throws IOException {
        Proof proof = found.proof();
        JsonWriter json = ProofJson.begin(proof, inquiry, certificate, out);
        json.name("grundy").number(found.value());
        json.name("traits");
        if (found.traits().isPresent()) {
            Discovery.Traits traits = found.traits().get();
            json.object().field("bound", Integer.toString(traits.bound()));
            json.field("listed", Long.toString(traits.listed()));
            texts(json, "first", traits.first().stream().map(Object::toString).toList());
            texts(json, "slopes", traits.slopes());
            json.name("symmetric").bool(traits.symmetric());
            texts(json, "strips", traits.strips());
            lines(json, traits.lines());
            texts(json, "exceptions", traits.exceptions());
            json.field("density", traits.density().orElse(null));
            json.field("formula", traits.formula().orElse(null)).endObject();
        } else {
            json.string(null);
        }
        return json;
    }

    private static void lines(JsonWriter json, List<Discovery.Line> lines) throws IOException {
        json.name("lines").array();
        for (Discovery.Line line : lines) {
            json.object().name("r").number(line.r()).name("p").number(line.p());
            json.name("q").number(line.q()).name("low").number(line.low());
            json.name("high").number(line.high()).name("a").number(line.a());
            json.name("b").number(line.b()).endObject();
        }
        json.endArray();
    }

    private static void texts(JsonWriter json, String name, List<String> texts) throws IOException {
        json.name(name).array();
        for (String text : texts) {
            json.string(text);
        }
        json.endArray();
    }
}
