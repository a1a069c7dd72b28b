package org.wythofflab.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.wythofflab.cli.files.CertificateFile;
import org.wythofflab.cli.files.WalnutFolder;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.proof.GrundyRowRequest;
import org.wythofflab.lab.proof.Keepsakes;
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
                .option("DIR", "write the theorem as files for Walnut 6.2 into this folder", "--walnut")
                .option("FILE", "write it for SMT solvers, if it is one of linear arithmetic", "--smtlib")
                .option("N", "prove preperiod and period of row N of the Grundy values instead", "--grundy-row")
                .examples(
                        "wythoff prove wythoff",
                        "wythoff prove \"st(2,3)\" --certificate st-2-3.json.gz",
                        "wythoff prove \"odd-odd(2,3)\" --claim \"x % 2 = 0 and y % 2 = 0\"",
                        "wythoff prove \"odd-even(2,t)\"",
                        "wythoff prove \"wythoff block 4\" --format json",
                        "wythoff prove wythoff --walnut for-walnut",
                        "wythoff prove \"odd-even(2,3)\" --smtlib odd-even.smt2",
                        "wythoff prove wythoff --grundy-row 3 --certificate row-3.json",
                        "wythoff prove \"modular(3)\" --redundant");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        String game = new GameArguments(arguments).game();
        if (arguments.has("--redundant")) {
            for (String other :
                    List.of("--claim", "--numeration", "--certificate", "--walnut", "--smtlib", "--grundy-row")) {
                if (arguments.has(other)) {
                    throw new BadRequestException("--redundant and " + other + " exclude each other; leave one out");
                }
            }
            return new RedundantRequest(game);
        }
        Optional<Keepsakes.Keeper> certificate =
                arguments.option("--certificate").map(CertificateFile::new);
        Optional<String> row = arguments.option("--grundy-row");
        if (row.isPresent()) {
            for (String other : List.of("--claim", "--numeration", "--walnut", "--smtlib")) {
                if (arguments.has(other)) {
                    throw new BadRequestException(other + " is about P-positions, --grundy-row about Grundy values;"
                            + " leave out one of them");
                }
            }
            return new GrundyRowRequest(game, row.get(), certificate);
        }
        return new ProveRequest(
                game,
                arguments.option("--claim"),
                arguments.option("--numeration"),
                new Keepsakes(
                        certificate,
                        arguments.option("--walnut").map(WalnutFolder::new),
                        arguments.option("--smtlib").map(CertificateFile::new)));
    }
}
