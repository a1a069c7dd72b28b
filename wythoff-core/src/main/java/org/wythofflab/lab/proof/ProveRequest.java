package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
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
import org.wythofflab.solve.StoppedException;

/**
 * Which positions of a game are P, proved for all positions.
 *
 * @param claim a formula in x and y that is claimed to be true of the P-positions and of no others; without it, what can be
 *     read off the digits of the piles is looked for
 * @param numeration the number system in which the claim is looked at, such as {@code base 2}
 * @param keeper takes the certificate, if somebody wants it
 */
public record ProveRequest(String game, Optional<String> claim, Optional<String> numeration, Optional<Keeper> keeper)
        implements Request {

    @Override
    public Report answeredBy(Lab lab) {
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
        if (keeper.isPresent() && certificate.isPresent()) {
            keeper.get().keep(certificate.get()::write);
        }
        return proof;
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

    static String seconds(Inquiry inquiry) {
        return BigDecimal.valueOf(inquiry.elapsed(), 9)
                .setScale(2, RoundingMode.HALF_UP)
                .toPlainString();
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
            Paragraph.write(
                    out,
                    "  ",
                    keeper.map(kept -> "certificate: " + kept.place())
                            .orElse("--certificate FILE keeps what others need to check this"));
        }
        String states = proof.fold(
                proved -> ", with automata of up to " + proved.largest() + " states", refuted -> "", unknown -> "");
        Paragraph.write(out, "  ", "in " + seconds(inquiry) + " s" + states);
    }

    private void json(Proof proof, Inquiry inquiry, Writer out) throws IOException {
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
        json.field(
                "certificate",
                proof.certified().flatMap(any -> keeper).map(Keeper::place).orElse(null));
        json.endObject().end();
    }
}
