package org.wythofflab.cli;

import java.io.IOException;
import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.outcome.OutcomeRequest;
import org.wythofflab.lab.outcome.OutcomesRequest;
import org.wythofflab.render.Format;

/** {@code outcome}. */
final class OutcomeCommand extends LabCommand {

    @Override
    Form ownForm() {
        return WorkNotes.addTo(MethodOptions.addTo(new Form(
                        "wythoff outcome GAME X Y [OPTIONS]",
                        "wythoff outcome GAME X,Y X,Y ... [OPTIONS]  (imitation: a history)",
                        "wythoff outcome GAME - [OPTIONS]            (lines of standard input)")
                .place(GameArguments.GAME_OR_SUM)
                .place(GameArguments.POSITION)
                .examples(
                        "wythoff outcome wythoff 3 5",
                        "wythoff outcome \"odd-even(2,3) misere\" 6 14 --format json",
                        "wythoff outcome \"wythoff + nim\" 3 5 4 7",
                        "wythoff outcome \"imitation(2,3)\" 13,18 11,18 11,15",
                        "printf '3 5\\n4 7\\n' | wythoff outcome wythoff -")));
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON);
    }

    @Override
    Request request(Arguments arguments, Console console) throws IOException {
        GameArguments given = new GameArguments(arguments);
        Method method = MethodOptions.of(arguments);
        return given.asksForLines()
                ? new OutcomesRequest(given.game(), console.lines(), method)
                : new OutcomeRequest(given.game(), given.position(), method);
    }
}
