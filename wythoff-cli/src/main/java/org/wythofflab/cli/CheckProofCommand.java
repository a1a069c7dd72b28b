package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.files.CertificateFile;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.proof.CheckProofRequest;
import org.wythofflab.render.Format;

/** {@code check-proof}. */
final class CheckProofCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff check-proof FILE [OPTIONS]")
                .place(new Form.Place("FILE", "a certificate that wythoff prove has written", true, false))
                .examples("wythoff check-proof st-2-3.json.gz", "wythoff check-proof wythoff.json --format json");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new CheckProofRequest(new CertificateFile(arguments.places().get(0)).read());
    }
}
