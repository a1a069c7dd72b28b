package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.explore.ExploreRequest;
import org.wythofflab.render.Format;

/** {@code explore}. */
final class ExploreCommand extends LabCommand {

    @Override
    Form ownForm() {
        return WorkNotes.addTo(new Form("wythoff explore GAME [OPTIONS]")
                .place(GameArguments.GAME)
                .option("N", "look at piles below N (default: 10^6 in columns, 2048 on a board)", "--bound")
                .option("NAMES", "only these, as slopes,density (default: all there are)", "--measure")
                .examples(
                        "wythoff explore \"wythoff block 5\"",
                        "wythoff explore \"modular(3)\" --bound 1000",
                        "wythoff explore wythoff --measure slopes,beatty",
                        "wythoff explore \"wythoff block 17\" --measure slopes --format json"));
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new ExploreRequest(
                new GameArguments(arguments).game(), arguments.option("--bound"), arguments.option("--measure"));
    }
}
