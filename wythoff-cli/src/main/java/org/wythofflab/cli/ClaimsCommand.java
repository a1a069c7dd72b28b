package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.ledger.ClaimsRequest;
import org.wythofflab.render.Format;

/** {@code claims}. */
final class ClaimsCommand extends LabCommand {

    static final Form.Place CLAIMS = new Form.Place(
            "CLAIM", "an id, as blocking/theorem-1.1, or a paper's, as blocking (default: all)", false, true);

    @Override
    Form ownForm() {
        return new Form("wythoff claims [CLAIM...] [OPTIONS]")
                .place(CLAIMS)
                .examples("wythoff claims", "wythoff claims modular", "wythoff claims --format csv -o claims.csv");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.CSV);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new ClaimsRequest(arguments.places());
    }
}
