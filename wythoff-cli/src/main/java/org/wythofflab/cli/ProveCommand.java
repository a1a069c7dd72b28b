package org.wythofflab.cli;

import java.util.EnumSet;
import java.util.List;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.proof.ProveRequest;
import org.wythofflab.lab.proof.RedundantRequest;
import org.wythofflab.render.Format;

/** {@code prove}. */
final class ProveCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff prove GAME [OPTIONS]")
                .place(GameArguments.GAME)
                .option("FORMULA", "prove this of the P-positions, instead of looking for them", "--claim")
                .option("SYSTEM", "numbers as words of: base 2, fibonacci, pell, \"recurrence 3,2\"", "--numeration")
                .option(
                        "FILE",
                        "keep what others need to check the proof (compressed if it ends in .gz)",
                        "--certificate")
                .flag("--redundant", "say which classes of moves can be dropped without changing the P-positions")
                .examples(
                        "wythoff prove wythoff",
                        "wythoff prove \"st(2,3)\" --certificate st-2-3.json.gz",
                        "wythoff prove \"odd-odd(2,3)\" --claim \"x % 2 = 0 and y % 2 = 0\"",
                        "wythoff prove \"wythoff block 4\" --format json",
                        "wythoff prove \"modular(3)\" --redundant");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        if (arguments.has("--redundant")) {
            for (String other : List.of("--claim", "--numeration", "--certificate")) {
                if (arguments.option(other).isPresent()) {
                    throw new BadRequestException("--redundant and " + other + " exclude each other; leave one out");
                }
            }
            return new RedundantRequest(new GameArguments(arguments).game());
        }
        return new ProveRequest(
                new GameArguments(arguments).game(),
                arguments.option("--claim"),
                arguments.option("--numeration"),
                arguments.option("--certificate").map(CertificateFile::new));
    }
}
