package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.card.GamesRequest;
import org.wythofflab.render.Format;

/** {@code games}. */
final class GamesCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff games [OPTIONS]")
                .option("kind|paper", "in plain words by kind, or what the papers say (default: kind)", "--by")
                .examples("wythoff games", "wythoff games --by paper", "wythoff games --format csv -o games.csv");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.CSV, Format.MARKDOWN);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new GamesRequest(
                switch (arguments.option("--by").orElse("kind")) {
                    case "kind" -> false;
                    case "paper" -> true;
                    default -> throw new BadRequestException("--by is kind or paper");
                });
    }
}
