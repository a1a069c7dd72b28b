package org.wythofflab.lab.proof;

import java.util.Optional;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.Certificate;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.Prover;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.StoppedException;

/** A proof for a page: as {@link ProveRequest} tells it, with the whole certificate, and the lab knows it from then on. */
public record ProofCardRequest(String game) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report().as(Format.JSON, out -> {
            Inquiry inquiry = lab.inquiry();
            Proof proof = Prover.prove(spec, inquiry.budget());
            ProofJson.begin(proof, inquiry, certificate(proof, lab), out)
                    .endObject()
                    .end();
        });
    }

    /** Its text; nobody learns from a proof that was not waited for. */
    static Optional<String> certificate(Proof proof, Lab lab) {
        if (lab.inquiry().isCancelled()) {
            throw new StoppedException("stopped while a proof was looked for");
        }
        proof.certified().ifPresent(lab::learn);
        return proof.certified().map(Certificate::text);
    }
}
