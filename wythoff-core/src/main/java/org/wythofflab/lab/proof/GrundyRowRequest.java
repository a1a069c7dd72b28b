package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.RowProver;
import org.wythofflab.prove.RowProver.RowProof;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.RowPeriod;

/**
 * Preperiod, period and saltus of a row of a table of Grundy values, proved with a certificate.
 *
 * @param row a number, or an expression without variables
 * @param keeper takes the certificate, if somebody wants it
 */
public record GrundyRowRequest(String game, String row, Optional<Keepsakes.Keeper> keeper) implements Request {

    /** Rows beyond this take hours. */
    private static final BigInteger LAST = BigInteger.valueOf(1000);

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger number = Texts.number("row", row);
        if (number.signum() < 0 || number.compareTo(LAST) > 0) {
            throw new BadRequestException("--grundy-row is a row from 0 to " + LAST + ", the first of which is row 0");
        }
        return new Report()
                .as(Format.TEXT, out -> text(proof(spec, number.intValueExact(), lab), out))
                .as(Format.JSON, out -> json(proof(spec, number.intValueExact(), lab), out));
    }

    private RowProof proof(GameSpec spec, int number, Lab lab) throws IOException {
        RowProof proof = lab.inquiry()
                .run(() -> RowProver.prove(spec, number, lab.inquiry().budget()))
                .fold(proved -> proved, declined -> {
                    throw LimitException.ofKnowledge(
                            "row " + number + " of " + spec + " is not proved: " + declined.why());
                });
        if (keeper.isPresent()) {
            keeper.get().keep(out -> out.write(proof.certificate()));
        }
        return proof;
    }

    private void text(RowProof proof, Writer out) throws IOException {
        out.append("PROVED for the whole row\n");
        Paragraph.write(out, "  ", statement(proof));
        ProofText.certificate(keeper.map(Keepsakes.Keeper::place), ProofText.KEEP, out);
    }

    private static String statement(RowProof proof) {
        RowPeriod period = proof.period();
        int row = period.row();
        String from = period.preperiod() == 0 ? "for all y" : "for all y >= " + period.preperiod();
        return "In row " + row + " of the Grundy values of " + proof.game() + ", G(" + row + ",y + " + period.period()
                + ") = G(" + row + ",y) + " + period.saltus() + " " + from
                + ", and neither number can be smaller: the state of the rows up to this one comes back";
    }

    private void json(RowProof proof, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object();
        json.field("game", proof.game().text()).field("verdict", "PROVED").field("statement", statement(proof));
        json.name("row").number(proof.period().row());
        json.name("preperiod").number(proof.period().preperiod());
        json.name("period").number(proof.period().period());
        json.name("saltus").number(proof.period().saltus());
        json.field("certificate", keeper.map(Keepsakes.Keeper::place).orElse(null));
        json.endObject().end();
    }
}
