package org.wythofflab.lab.explore;

import java.io.IOException;
import java.io.Writer;
import org.wythofflab.explore.Identification;
import org.wythofflab.explore.Identification.Distinction;
import org.wythofflab.explore.Identification.Match;
import org.wythofflab.explore.Identification.Miss;
import org.wythofflab.explore.KnownSequence;
import org.wythofflab.render.JsonWriter;

/** An identification for programs. */
final class IdentificationJson {
    private static final int NEXT = 5;

    private IdentificationJson() {}

    static void write(Identification found, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object();
        json.name("given").number(found.given()).name("matches").array();
        for (Match match : found.matches()) {
            json.object();
            fields(match.sequence(), json);
            json.field("how", match.how()).name("from").number(match.from());
            json.name("index").number(match.index()).name("agreeing").number(match.agreeing());
            json.name("next").array();
            for (long term : match.next().subList(0, Math.min(NEXT, match.next().size()))) {
                json.digits(term);
            }
            json.endArray().endObject();
        }
        json.endArray().name("apart").array();
        for (Distinction apart : found.distinctions()) {
            json.object()
                    .field("one", apart.one().number())
                    .field("other", apart.other().number())
                    .field("term", apart.term().map(Object::toString).orElse(null))
                    .field(
                            "ofOne",
                            apart.term()
                                    .map(any -> Long.toString(apart.ofOne()))
                                    .orElse(null))
                    .field(
                            "ofOther",
                            apart.term()
                                    .map(any -> Long.toString(apart.ofOther()))
                                    .orElse(null))
                    .endObject();
        }
        json.endArray().name("misses").array();
        for (Miss miss : found.misses()) {
            json.object()
                    .field("number", miss.sequence().number())
                    .name("agreeing")
                    .number(miss.agreeing());
            json.name("given")
                    .digits(miss.given())
                    .name("known")
                    .digits(miss.known())
                    .endObject();
        }
        json.endArray().endObject().end();
    }

    static void fields(KnownSequence known, JsonWriter json) throws IOException {
        json.field("number", known.number())
                .field("title", known.title())
                .field(
                        "command",
                        known.command().map(words -> "wythoff " + words).orElse(null))
                .field("remark", known.remark().orElse(null))
                .name("offset")
                .number(known.offset());
    }
}
