package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.card.GamesRequest;
import org.wythofflab.render.Format;

/** {@code games}. */
final class GamesCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff games [OPTIONS]").examples("wythoff games", "wythoff games --format csv -o games.csv");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.CSV, Format.MARKDOWN);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new GamesRequest();
    }
}
