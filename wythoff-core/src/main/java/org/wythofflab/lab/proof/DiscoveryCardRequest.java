package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.Discoverer;
import org.wythofflab.prove.Discovery;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.StateDiagram;
import org.wythofflab.rules.GameSpec;

/**
 * A discovery for a page: as {@link DiscoverRequest} tells it, with the whole certificate, the statement for a paper and the
 * automaton if it can be drawn; and the lab knows it from then on.
 *
 * @param value the Grundy value, if one is asked for
 */
public record DiscoveryCardRequest(String game, Optional<String> value) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        int wanted = value.map(DiscoverRequest::value).orElse(0);
        return new Report().as(Format.JSON, out -> json(found(spec, wanted, lab), lab, out));
    }

    private static Discovery found(GameSpec game, int value, Lab lab) {
        try {
            return Discoverer.discover(
                    game,
                    value,
                    Optional.empty(),
                    DiscoverRequest.USUAL_BOUND,
                    lab.inquiry().budget());
        } catch (ClaimSyntaxException impossible) {
            throw new IllegalStateException("no number system was named", impossible);
        }
    }

    private static void json(Discovery found, Lab lab, Writer out) throws IOException {
        Optional<String> certificate = ProofCardRequest.certificate(found.proof(), lab);
        JsonWriter json = new Findings(found).begin(lab.inquiry(), certificate, out);
        StringWriter latex = new StringWriter();
        PaperStatement.of(found).latex(latex);
        json.field("latex", found.traits().isPresent() ? latex.toString() : null);
        json.field("automaton", drawing(found)).endObject().end();
    }

    private static @Nullable String drawing(Discovery found) throws IOException {
        Optional<StateDiagram> diagram =
                found.traits().map(Discovery.Traits::machine).flatMap(DiscoverRequest::diagram);
        if (diagram.isEmpty()) {
            return null;
        }
        StringBuilder svg = new StringBuilder();
        diagram.get().write(svg);
        return svg.toString();
    }
}
