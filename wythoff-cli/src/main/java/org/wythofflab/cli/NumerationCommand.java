package org.wythofflab.cli;

import java.io.IOException;
import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.sequence.NumerationRequest;
import org.wythofflab.render.Format;

/** {@code numeration}. */
final class NumerationCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff numeration GAME X [OPTIONS]")
                .place(GameArguments.GAME)
                .place(new Form.Place("X", "a pile, as 7 or 10^6+1; @FILE has its digits in a file", true, false))
                .examples("wythoff numeration wythoff 100", "wythoff numeration \"wyt(10)\" 2026");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON);
    }

    @Override
    Request request(Arguments arguments, Console console) throws IOException {
        GameArguments given = new GameArguments(arguments);
        return new NumerationRequest(given.game(), given.position(), MethodOptions.of(arguments));
    }
}
