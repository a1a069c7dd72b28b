package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.SequenceRequest;
import org.wythofflab.render.Format;

/** {@code sequence}. */
final class SequenceCommand extends LabCommand {

    @Override
    Form ownForm() {
        return MethodOptions.addAssumptions(new Form("wythoff sequence GAME NAME [OPTIONS]")
                .place(GameArguments.GAME)
                .place(new Form.Place("NAME", "the paper's name of the sequence, as A or B", true, false))
                .option("N", "how many terms (default: 20)", "--count")
                .option("N", "the index of the first one, of any size", "--from")
                .examples(
                        "wythoff sequence wythoff A --count 10",
                        "wythoff sequence \"wyt(k^2+9)\" B --format bfile",
                        "wythoff sequence \"st(2,3)\" A --from 10^30 --count 3"));
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.CSV, Format.BFILE);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return new SequenceRequest(
                new GameArguments(arguments).game(),
                arguments.places().get(1),
                arguments.option("--count").orElse("20"),
                arguments.option("--from"),
                MethodOptions.of(arguments));
    }
}
