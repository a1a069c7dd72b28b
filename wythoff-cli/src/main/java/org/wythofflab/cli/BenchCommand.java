package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.bench.BenchListRequest;
import org.wythofflab.lab.bench.BenchRequest;
import org.wythofflab.render.Format;

/** {@code bench}. */
final class BenchCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff bench [TASK...] [OPTIONS]")
                .place(new Form.Place(
                        "TASK", "a task, as grundy/st, or several, as grundy (default: all)", false, true))
                .flag("--list", "name the tasks, and measure nothing")
                .flag("--full", "larger sizes: ten times as long as the five minutes it takes otherwise")
                .examples(
                        "wythoff bench",
                        "wythoff bench --list",
                        "wythoff bench grundy board/st",
                        "wythoff bench positions --full --max-memory 4GB",
                        "wythoff bench --format markdown -o docs/benchmarks.md");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.CSV, Format.MARKDOWN);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        return arguments.has("--list")
                ? new BenchListRequest(arguments.places())
                : new BenchRequest(arguments.places(), arguments.has("--full"));
    }
}
