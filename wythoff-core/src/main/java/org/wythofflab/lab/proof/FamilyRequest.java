package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.FamilyProof;
import org.wythofflab.prove.FamilyProver;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.StoppedException;

/**
 * Which positions are P of all games in which t is left open, proved for all t and all positions.
 *
 * @param game the games, such as {@code odd-even(2,t)}
 * @param claim a formula in x, y and t; without it, what theorems say is put to the proof
 */
record FamilyRequest(String game, Optional<String> claim, Optional<String> numeration, Keepsakes kept)
        implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GamesInT family = Texts.gamesInT(game);
        if (kept.walnut().isPresent() || kept.smtlib().isPresent()) {
            throw new BadRequestException(
                    "--walnut and --smtlib are for one game; write a number in the place of t, or use"
                            + " --certificate");
        }
        Ending ending = new Ending();
        return new Report()
                .as(Format.TEXT, out -> text(proof(family, lab.inquiry(), ending), lab.inquiry(), out))
                .as(Format.JSON, out -> json(proof(family, lab.inquiry(), ending), lab.inquiry(), out))
                .concludedBy(ending::conclude);
    }

    private FamilyProof proof(GamesInT family, Inquiry inquiry, Ending ending) throws IOException {
        FamilyProof proof = attempt(family, inquiry);
        if (inquiry.isCancelled()) {
            throw new StoppedException("stopped while a proof was looked for");
        }
        ending.heard(proof);
        if (kept.certificate().isPresent() && proof.certified().isPresent()) {
            kept.certificate().get().keep(proof.certified().get()::write);
        }
        return proof;
    }

    private FamilyProof attempt(GamesInT family, Inquiry inquiry) {
        if (claim.isEmpty()) {
            return FamilyProver.prove(family, inquiry.budget());
        }
        try {
            return FamilyProver.prove(family, claim.get(), numeration, inquiry.budget());
        } catch (ClaimSyntaxException wrong) {
            throw new BadRequestException(String.valueOf(wrong.getMessage()));
        }
    }

    private static String told(FamilyProof proof) {
        return proof.fold(FamilyProof.Proved::statement, FamilyProof.Refuted::statement, FamilyProof.Unknown::reached);
    }

    private void text(FamilyProof proof, Inquiry inquiry, Writer out) throws IOException {
        out.append(proof.fold(
                        proved -> "PROVED for all t and all positions",
                        refuted -> "REFUTED at t = " + refuted.t() + ", " + refuted.counterexample(),
                        unknown -> "UNKNOWN"))
                .append("\n");
        Paragraph.write(out, "  ", told(proof));
        if (proof.certified().isPresent()) {
            ProofText.certificate(kept.certificate().map(Keepsakes.Keeper::place), ProofText.KEEP, out);
        }
        String states = proof.fold(proved -> ProofText.upTo(proved.largest()), refuted -> "", unknown -> "");
        ProofText.spent(inquiry, states, out);
    }

    private void json(FamilyProof proof, Inquiry inquiry, Writer out) throws IOException {
        JsonWriter json =
                new JsonWriter(out).object().field("game", proof.family().text());
        json.field("verdict", proof.fold(proved -> "PROVED", refuted -> "REFUTED", unknown -> "UNKNOWN"));
        json.field("statement", told(proof));
        json.field(
                "numeration",
                proof.fold(FamilyProof.Proved::numeration, FamilyProof.Refuted::numeration, unknown -> null));
        int states = proof.fold(FamilyProof.Proved::states, refuted -> 0, unknown -> 0);
        json.name("states");
        if (states > 0) {
            json.number(states);
        } else {
            json.string(null);
        }
        json.name("seconds").number(inquiry.elapsed() / 1e9);
        json.field("t", proof.fold(proved -> null, refuted -> refuted.t().toString(), unknown -> null));
        json.field(
                "counterexample",
                proof.fold(proved -> null, refuted -> refuted.counterexample().toString(), unknown -> null));
        json.field(
                "certificate",
                proof.certified()
                        .flatMap(any -> kept.certificate().map(Keepsakes.Keeper::place))
                        .orElse(null));
        json.endObject().end();
    }
}
