package org.wythofflab.cli;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import org.wythofflab.cli.files.CertificateFile;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.ProgressBar;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.sweep.SweepPlan;
import org.wythofflab.lab.sweep.SweepRequest;
import org.wythofflab.render.Format;

/** {@code sweep}. */
final class SweepCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form(
                        "wythoff sweep \"GAME with {a..b}\" --measure NAMES [OPTIONS]",
                        "wythoff sweep \"GAME with {a..b}\" --measure NAMES -o FILE.csv [OPTIONS]")
                .place(new Form.Place(
                        "GAMES",
                        "a game text with places in braces: {1..3}, {1,4,6}, {odd,even}, {K=2..5} and then {0..K-1};"
                                + " limits hold for each game",
                        true,
                        false))
                .required("--measure", "NAMES", "what to measure, with commas between: " + SweepPlan.measureNames())
                .option("N", "how far each measure looks (default: each has its own, see docs/sweeps.md)", "--bound")
                .option(
                        "FILE",
                        "keep rows in FILE as they are made, and go on from those it holds (default: with -o FILE, in"
                                + " FILE.unfinished until all are there)",
                        "--checkpoint")
                .option(
                        "MASTER",
                        "have the games measured by Spark, as spark://host:7077; -o names a new folder then, for Parquet and"
                                + " CSV",
                        SparkSubmission.OPTION)
                .option("FILE", "write the types of the columns, as Spark reads them", "--schema")
                .examples(
                        "wythoff sweep \"wythoff block {1..20}\" --measure count --bound 10000",
                        "wythoff sweep \"modular({2..64})\" --measure largest,largest-sum -o modular.csv",
                        "wythoff sweep \"restricted(1,{t=1..3}; h={r=0..K-1} mod {K=2..5}, v=all, d1=all, d2=all)\""
                                + " --measure t,r,K,verdict,states --max-seconds 10 -o table.jsonl");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.CSV, Format.JSONL);
    }

    @Override
    Format format(LabOptions options) {
        return options.hasFormat()
                ? options.format()
                : options.file().map(SweepCommand::byName).orElse(Format.TEXT);
    }

    private static Format byName(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return name.endsWith(".csv")
                ? Format.CSV
                : name.endsWith(".jsonl") ? Format.JSONL : name.endsWith(".json") ? Format.JSON : Format.TEXT;
    }

    /** The sweep as a whole may take as long as it takes. */
    @Override
    Limits limits(LabOptions options) {
        Limits each = options.limits();
        return new Limits(each.cells(), each.bytes(), each.threads(), Optional.empty());
    }

    @Override
    ProgressBar progress(Console console) {
        return ProgressBar.withTimeLeft(console, System::nanoTime);
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        Optional<String> master = arguments.option(SparkSubmission.OPTION);
        if (master.isPresent()) {
            new SparkSubmission(master.get(), System.getenv()).run(arguments, console);
        } else {
            super.run(arguments, console);
        }
    }

    @Override
    Request request(Arguments arguments, Console console) {
        LabOptions options = new LabOptions(arguments);
        return new SweepRequest(
                new GameArguments(arguments).game(),
                arguments.option("--measure").orElse(""),
                arguments.option("--bound"),
                options.limits(SweepPlan.usual()),
                checkpoint(arguments, options),
                arguments.option("--schema").map(CertificateFile::new));
    }

    private static Optional<SweepRequest.Kept> checkpoint(Arguments arguments, LabOptions options) {
        return arguments
                .option("--checkpoint")
                .map(file -> new SweepRequest.Kept(file, true))
                .or(() -> options.file().map(file -> new SweepRequest.Kept(file + ".unfinished", false)));
    }
}
