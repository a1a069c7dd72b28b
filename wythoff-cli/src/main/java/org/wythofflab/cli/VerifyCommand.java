package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.ledger.VerifyRequest;
import org.wythofflab.render.Format;

/** {@code verify}. */
final class VerifyCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff verify [CLAIM...] [OPTIONS]")
                .place(ClaimsCommand.CLAIMS)
                .option("N", "how far to check (default: each claim has its own)", "--bound")
                .option("LIST", "only cases with these parameters, as s=2,t=3", "--params")
                .option("ledger|errata", "all verdicts, or what is false as printed (default: ledger)", "--show")
                .option("FILE", "keep findings in FILE, and go on from those it holds", "--checkpoint")
                .examples(
                        "wythoff verify",
                        "wythoff verify blocking/theorem-1.1 --bound 500 --params k=3",
                        "wythoff verify restricted-st/table-10 --show errata",
                        "wythoff verify imitation --bound 10^5 --checkpoint imitation.ledger");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.CSV, Format.MARKDOWN);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new VerifyRequest(
                arguments.places(),
                arguments.option("--bound"),
                arguments.option("--params"),
                errata(arguments),
                arguments.option("--checkpoint"));
    }

    private static boolean errata(Arguments arguments) {
        return switch (arguments.option("--show").orElse("ledger")) {
            case "ledger" -> false;
            case "errata" -> true;
            default -> throw new BadRequestException("--show is ledger or errata");
        };
    }
}
