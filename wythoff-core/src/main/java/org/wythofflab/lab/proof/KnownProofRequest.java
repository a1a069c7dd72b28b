package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Applicable;

/** What is proved of a game already, and which theorem has a formula for it that can be put to the proof. */
public record KnownProofRequest(String game) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report()
                .as(
                        Format.JSON,
                        out -> json(
                                spec,
                                lab.inquiry().proofs().about(spec, lab.inquiry().budget()),
                                out));
    }

    private static void json(GameSpec game, Optional<ProvedSet> proved, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object().field("game", game.text());
        json.field(
                "theorem",
                Applicable.to(game, Set.of())
                        .formula()
                        .map(given -> given.theorem().id())
                        .orElse(null));
        json.name("proved");
        if (proved.isPresent()) {
            json.object()
                    .field("name", proved.get().name())
                    .field("citation", proved.get().citation())
                    .field("statement", proved.get().statement())
                    .endObject();
        } else {
            json.string(null);
        }
        json.endObject().end();
    }
}
