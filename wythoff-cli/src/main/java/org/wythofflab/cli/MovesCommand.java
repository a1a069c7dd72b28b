package org.wythofflab.cli;

import java.io.IOException;
import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.outcome.MovesRequest;
import org.wythofflab.render.Format;

/** {@code moves}. */
final class MovesCommand extends LabCommand {

    @Override
    Form ownForm() {
        return MethodOptions.addTo(new Form(
                        "wythoff moves GAME X Y [OPTIONS]",
                        "wythoff moves GAME X,Y X,Y ... [OPTIONS]  (imitation: a history)")
                .place(GameArguments.GAME_OR_SUM)
                .place(GameArguments.POSITION)
                .examples(
                        "wythoff moves wythoff 3 6",
                        "wythoff moves \"wythoff block 3\" 3 6 --format csv",
                        "wythoff moves \"wythoff + nim\" 1 2 0 1",
                        "wythoff moves \"imitation(1,1)\" 4,5 3,5"));
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.CSV, Format.MARKDOWN);
    }

    @Override
    Request request(Arguments arguments, Console console) throws IOException {
        GameArguments given = new GameArguments(arguments);
        return new MovesRequest(given.game(), given.position(), MethodOptions.of(arguments));
    }
}
