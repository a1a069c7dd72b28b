package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.prove.Proof;
import org.wythofflab.render.JsonWriter;

/** The fields of a proof that {@code prove} and {@code discover} share; scripts rely on their order. */
final class ProofJson {

    private ProofJson() {}

    /** Opens an object, which the caller goes on with and closes. */
    static JsonWriter begin(Proof proof, Inquiry inquiry, Optional<String> certificate, Writer out) throws IOException {
        JsonWriter json =
                new JsonWriter(out).object().field("game", proof.game().text());
        json.field("verdict", proof.fold(proved -> "PROVED", refuted -> "REFUTED", unknown -> "UNKNOWN"));
        json.field("statement", proof.fold(Proof.Proved::statement, Proof.Refuted::statement, Proof.Unknown::reached));
        json.field("numeration", proof.fold(Proof.Proved::numeration, Proof.Refuted::numeration, unknown -> null));
        json.name("states");
        int states = proof.fold(Proof.Proved::states, refuted -> 0, unknown -> 0);
        if (states > 0) {
            json.number(states);
        } else {
            json.string(null);
        }
        json.name("seconds").number(inquiry.elapsed() / 1e9);
        json.field(
                "counterexample",
                proof.fold(proved -> null, refuted -> refuted.counterexample().toString(), unknown -> null));
        return json.field(
                "certificate", proof.certified().flatMap(any -> certificate).orElse(null));
    }
}
