package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.Certificate;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.Prover;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.StoppedException;

/**
 * Which positions of a game are P, proved for all positions; of {@code odd-even(2,t)}, proved for all t.
 *
 * @param claim a formula in x and y that is claimed to be true of the P-positions and of no others; without it, what can be
 *     read off the digits of the piles is looked for
 * @param numeration the number system in which the claim is looked at, such as {@code base 2}
 * @param kept what is kept of the proof
 */
public record ProveRequest(String game, Optional<String> claim, Optional<String> numeration, Keepsakes kept)
        implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        if (GamesInT.isMeant(game)) {
            return new FamilyRequest(game, claim, numeration, kept).answeredBy(lab);
        }
        GameSpec spec = Texts.game(game);
        Ending ending = new Ending();
        return new Report()
                .as(Format.TEXT, out -> text(proof(spec, lab.inquiry(), ending), lab.inquiry(), out))
                .as(Format.JSON, out -> json(proof(spec, lab.inquiry(), ending), lab.inquiry(), out))
                .concludedBy(ending::conclude);
    }

    private Proof proof(GameSpec spec, Inquiry inquiry, Ending ending) throws IOException {
        Proof proof = attempt(spec, inquiry);
        if (inquiry.isCancelled()) {
            throw new StoppedException("stopped while a proof was looked for");
        }
        ending.heard(proof);
        Optional<Certificate> certificate = proof.certified();
        if (certificate.isPresent()) {
            keep(spec, certificate.get(), inquiry, ending);
        }
        return proof;
    }

    private void keep(GameSpec spec, Certificate certificate, Inquiry inquiry, Ending ending) throws IOException {
        if (kept.certificate().isPresent()) {
            kept.certificate().get().keep(certificate::write);
        }
        if (kept.walnut().isPresent()) {
            Optional<Map<String, String>> files = certificate.walnut(inquiry.budget());
            for (Map.Entry<String, String> file : files.orElse(Map.of()).entrySet()) {
                kept.walnut().get().keep(file.getKey(), out -> out.write(file.getValue()));
            }
            if (files.isEmpty()) {
                ending.lacks("there are no files for Walnut: the rules of " + spec
                        + " are too long for formulas or"
                        + " say where play ends, or the number system has no words of some lengths");
            }
        }
        if (kept.smtlib().isPresent()) {
            Optional<String> script = certificate.smtlib(inquiry.budget());
            if (script.isPresent()) {
                kept.smtlib().get().keep(out -> out.write(script.get()));
            } else {
                ending.lacks("there is no SMT-LIB file: the positions of " + spec + " were not recognised as a finite"
                        + " union of points, progressions and grids, or its rules say where play ends;"
                        + " --certificate has no such limits");
            }
        }
    }

    private Proof attempt(GameSpec spec, Inquiry inquiry) {
        if (claim.isEmpty()) {
            return Prover.prove(spec, inquiry.budget());
        }
        try {
            return Prover.prove(spec, claim.get(), numeration, inquiry.budget());
        } catch (ClaimSyntaxException wrong) {
            throw new BadRequestException(String.valueOf(wrong.getMessage()));
        }
    }

    private void text(Proof proof, Inquiry inquiry, Writer out) throws IOException {
        String headline = proof.fold(
                proved -> "PROVED for all positions",
                refuted -> "REFUTED at " + refuted.counterexample(),
                unknown -> "UNKNOWN");
        out.append(headline).append("\n");
        Paragraph.write(
                out, "  ", proof.fold(Proof.Proved::statement, Proof.Refuted::statement, Proof.Unknown::reached));
        if (proof.certified().isPresent()) {
            ProofText.certificate(kept.certificate().map(Keepsakes.Keeper::place), ProofText.KEEP, out);
        }
        String states = proof.fold(proved -> ProofText.upTo(proved.largest()), refuted -> "", unknown -> "");
        ProofText.spent(inquiry, states, out);
    }

    private void json(Proof proof, Inquiry inquiry, Writer out) throws IOException {
        JsonWriter json = ProofJson.begin(proof, inquiry, kept.certificate().map(Keepsakes.Keeper::place), out);
        json.endObject().end();
    }
}
