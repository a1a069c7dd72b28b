package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.Prover;
import org.wythofflab.prove.Redundancy;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.StoppedException;

/** Which classes of moves can be dropped from a game without changing its P-positions, proved. */
public record RedundantRequest(String game) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        Ending ending = new Ending();
        return new Report()
                .as(Format.TEXT, out -> text(answer(spec, lab.inquiry(), ending), out))
                .as(Format.JSON, out -> json(answer(spec, lab.inquiry(), ending), out))
                .concludedBy(ending::conclude);
    }

    private static Redundancy answer(GameSpec spec, Inquiry inquiry, Ending ending) {
        Redundancy answer = Prover.redundant(spec, inquiry.budget());
        if (inquiry.isCancelled()) {
            throw new StoppedException("stopped while a proof was looked for");
        }
        ending.heard(answer.proof());
        return answer;
    }

    private static String verdict(Proof proof) {
        return proof.fold(proved -> "PROVED", refuted -> "REFUTED", unknown -> "UNKNOWN");
    }

    private static String statement(Proof proof) {
        return proof.fold(Proof.Proved::statement, Proof.Refuted::statement, Proof.Unknown::reached);
    }

    private static void text(Redundancy answer, Writer out) throws IOException {
        out.append(verdict(answer.proof())).append("\n");
        Paragraph.write(out, "  ", statement(answer.proof()));
        for (Redundancy.MoveClass moves : answer.classes()) {
            out.append(moves.needed().isPresent() ? "  needed    " : "  redundant ");
            Paragraph.continued(
                    out,
                    " ".repeat(12),
                    moves.dropped()
                            + moves.needed()
                                    .map(position -> "; without it " + position + " changes")
                                    .orElse("; the same P-positions has " + moves.left()));
        }
        if (answer.classes().isEmpty() && answer.proof().certified().isPresent()) {
            Paragraph.write(out, "  ", "no class of moves can be dropped one by one where options are counted");
        }
    }

    private static void json(Redundancy answer, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object();
        json.field("game", answer.proof().game().text()).field("verdict", verdict(answer.proof()));
        json.field("statement", statement(answer.proof())).name("classes").array();
        for (Redundancy.MoveClass moves : answer.classes()) {
            json.object()
                    .field("dropped", moves.dropped())
                    .field("left", moves.left().text());
            json.name("redundant").bool(moves.needed().isEmpty());
            json.field("changes", moves.needed().map(Object::toString).orElse(null))
                    .endObject();
        }
        json.endArray().endObject().end();
    }
}
