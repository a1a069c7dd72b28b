package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.explore.CompareRequest;
import org.wythofflab.render.Format;

/** {@code compare}. */
final class CompareCommand extends LabCommand {

    @Override
    Form ownForm() {
        return WorkNotes.addTo(new Form("wythoff compare GAME OTHER [OPTIONS]")
                .place(GameArguments.GAME)
                .place(new Form.Place("OTHER", "another game", true, false))
                .option("N", "compare the positions with both piles below N (default: 1000)", "--bound")
                .examples(
                        "wythoff compare wythoff \"a-wythoff(2)\"",
                        "wythoff compare wythoff \"wythoff misere\" --bound 10000",
                        "wythoff compare \"wythoff block 2\" \"wythoff block 3\" --format json",
                        "wythoff picture wythoff \"a-wythoff(2)\" --show difference"));
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new CompareRequest(
                arguments.places().get(0),
                arguments.places().get(1),
                arguments.option("--bound").orElse("1000"));
    }
}
