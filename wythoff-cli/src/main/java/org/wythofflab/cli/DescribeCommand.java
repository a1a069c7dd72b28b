package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.card.DescribeRequest;
import org.wythofflab.render.Format;

/** {@code describe}. */
final class DescribeCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff describe GAME [OPTIONS]")
                .place(GameArguments.GAME_OR_SUM)
                .examples(
                        "wythoff describe \"wythoff block 5\"",
                        "wythoff describe \"moves(first: odd; second: all; both: k < l)\"",
                        "wythoff describe \"wythoff + nim\"",
                        "wythoff describe \"imitation(2,3)\" --format json");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new DescribeRequest(new GameArguments(arguments).game());
    }
}
