package org.wythofflab.cli;

import java.util.EnumSet;
import java.util.Optional;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.sequence.SequenceIdentifyRequest;
import org.wythofflab.lab.sequence.SequenceRequest;
import org.wythofflab.lab.sequence.SequenceSummaryRequest;
import org.wythofflab.render.Format;

/** {@code sequence}. */
final class SequenceCommand extends LabCommand {

    @Override
    Form ownForm() {
        return WorkNotes.addTo(SummaryOption.addTo(
                LayoutOption.addTo(MethodOptions.addTo(new Form("wythoff sequence GAME NAME [OPTIONS]")
                        .place(GameArguments.GAME)
                        .place(new Form.Place(
                                "NAME",
                                "A, B or the paper's names, differences, A,B together, counts, grundy, grundy-row:R,"
                                        + " grundy-value:G; without a name, all there are",
                                false,
                                false))
                        .option("N", "how many terms (default: 20)", "--count")
                        .option("N", "the index of the first one, of any size", "--from")
                        .flag("--identify", "say which sequences of the OEIS agree, instead of the terms")
                        .examples(
                                "wythoff sequence wythoff A --count 10",
                                "wythoff sequence \"wyt(k^2+9)\" B --format bfile",
                                "wythoff sequence \"st(2,3)\" A --from 10^30 --count 3",
                                "wythoff sequence \"modular(3)\" grundy --count 10^4 --format bfile",
                                "wythoff sequence \"wythoff block 4\" A,B,differences --count 90 \\",
                                "    --format latex --layout triple",
                                "wythoff sequence \"st(2,3)\" A,B --count 10^8 --summary",
                                "wythoff sequence \"modular(3)\" grundy --count 60 --identify",
                                "wythoff sequence \"wythoff block 5\" A --format oeis")))));
    }

    @Override
    EnumSet<Format> formats() {
        EnumSet<Format> formats = LabOptions.tables();
        formats.add(Format.OEIS);
        return formats;
    }

    @Override
    Request request(Arguments arguments, Console console) {
        String game = new GameArguments(arguments).game();
        String name = arguments.places().size() > 1 ? arguments.places().get(1) : "";
        // An entry of the OEIS has three lines of terms; formulas are fitted to more.
        boolean entry = new LabOptions(arguments).format() == Format.OEIS;
        String count = arguments.option("--count").orElse(entry ? "2000" : "20");
        Optional<String> from = arguments.option("--from");
        Method method = MethodOptions.of(arguments);
        if (arguments.has("--identify")) {
            if (SummaryOption.isIn(arguments)) {
                throw new BadRequestException("--identify and --summary exclude each other");
            }
            return new SequenceIdentifyRequest(game, name, count, from, method);
        }
        return SummaryOption.isIn(arguments)
                ? new SequenceSummaryRequest(game, name, count, from, method)
                : new SequenceRequest(game, name, count, from, method, LayoutOption.of(arguments));
    }
}
