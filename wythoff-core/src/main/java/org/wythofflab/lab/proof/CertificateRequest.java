package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Optional;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.Certificate;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.prove.Prover;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;

/** The certificate of a game: one that is kept, or else that of a proof which is made for it. */
public record CertificateRequest(String game) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report().as(Format.JSON, out -> write(spec, lab, out));
    }

    private static void write(GameSpec game, Lab lab, Writer out) throws IOException {
        Optional<ProvedSet.Text> kept =
                lab.inquiry().proofs().about(game, lab.inquiry().budget()).flatMap(ProvedSet::text);
        if (kept.isPresent()) {
            try (Reader text = kept.get().open()) {
                text.transferTo(out);
            }
            return;
        }
        Proof proof = Prover.prove(game, lab.inquiry().budget());
        Optional<Certificate> made = proof.certified();
        if (made.isEmpty()) {
            throw LimitException.ofKnowledge("nothing is proved of " + game.text() + ": "
                    + proof.fold(Proof.Proved::statement, Proof.Refuted::statement, Proof.Unknown::reached));
        }
        made.get().write(out);
    }
}
