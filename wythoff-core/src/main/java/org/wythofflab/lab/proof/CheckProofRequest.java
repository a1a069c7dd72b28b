package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.Maneuver;

/**
 * Whether a certificate is valid.
 *
 * @param certificate its text
 */
public record CheckProofRequest(String certificate) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        Verdict verdict = new Verdict();
        return new Report()
                .as(Format.TEXT, out -> text(verdict.of(check(lab)), out))
                .as(Format.JSON, out -> json(verdict.of(check(lab)), out))
                .concludedBy(verdict::conclude);
    }

    private ProofCheck check(Lab lab) {
        return lab.inquiry().run(() -> ProofCheck.of(certificate, lab.inquiry().budget()));
    }

    /** Remembers the result for the end. */
    private static final class Verdict {
        private boolean invalid;

        ProofCheck of(ProofCheck result) {
            invalid = result.flaw().isPresent();
            return result;
        }

        void conclude() {
            if (invalid) {
                throw new DisagreementException("the certificate proves nothing");
            }
        }
    }

    private static void text(ProofCheck result, Writer out) throws IOException {
        if (result.flaw().isPresent()) {
            Paragraph.write(out, "", "INVALID: " + result.flaw().get());
        } else {
            Paragraph.write(out, "", "VALID: " + statement(result));
        }
    }

    private static String statement(ProofCheck result) {
        if (result.family().isPresent()) {
            return "for all t >= 1 the set of P-positions of " + result.family().get()
                    + ", for piles of any size, is the one that the automaton of " + result.states()
                    + " states in it accepts";
        }
        GameSpec game = result.game().orElseThrow();
        if (result.row().isPresent()) {
            return "row " + result.row().get() + " of the Grundy values of " + game
                    + " has the preperiod, the period and the saltus that it says, and they are the least";
        }
        String letter = game.maneuver().kind() == Maneuver.Kind.COMPLY ? "N" : "P";
        String positions = result.value() == 0
                ? letter + "-positions of " + game
                : "positions of Grundy value " + result.value() + " of " + game;
        return "the set of " + positions + ", for piles of any size, is the one that the automaton of "
                + result.states() + " states in it accepts";
    }

    private static void json(ProofCheck result, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object();
        json.field("verdict", result.flaw().isPresent() ? "INVALID" : "VALID");
        json.field(
                "game",
                result.game()
                        .map(GameSpec::text)
                        .or(() -> result.family().map(GamesInT::text))
                        .orElse(null));
        json.field("why", result.flaw().orElse(null));
        json.endObject().end();
    }
}
