package org.wythofflab.cli;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.grundy.GrundyPeriodsRequest;
import org.wythofflab.lab.grundy.GrundySummaryRequest;
import org.wythofflab.lab.grundy.GrundyTableRequest;
import org.wythofflab.lab.grundy.GrundyValueRequest;
import org.wythofflab.lab.grundy.GrundyValuesRequest;
import org.wythofflab.lab.grundy.SavedTables;
import org.wythofflab.render.Format;

/** {@code grundy}. */
final class GrundyCommand extends LabCommand {

    @Override
    Form ownForm() {
        return WorkNotes.addTo(SummaryOption.addTo(MethodOptions.addTo(new Form(
                        "wythoff grundy GAME --size N [OPTIONS]",
                        "wythoff grundy GAME X Y [OPTIONS]",
                        "wythoff grundy GAME --periods N [OPTIONS]",
                        "wythoff grundy GAME - [OPTIONS]  (lines of standard input)",
                        "wythoff grundy @FILE.wgt [X Y | - | --size N] [OPTIONS]")
                .place(new Form.Place("GAME", "a game, or @FILE, a table written with -o FILE.wgt", true, false))
                .place(GameArguments.OPTIONAL_POSITION)
                .option("N", "the table of all positions with both piles below N", "--size")
                .option("N", "preperiod and period of the first N rows, proved", "--periods")
                .examples(
                        "wythoff grundy \"modular(5)\" --size 16",
                        "wythoff grundy wythoff 3 6",
                        "wythoff grundy nim 10^12 7",
                        "wythoff grundy nim --size 8 --format latex",
                        "wythoff grundy wythoff --size 16384 --summary",
                        "wythoff grundy wythoff --periods 100 --format csv",
                        "wythoff grundy wythoff --size 4096 -o wythoff.wgt",
                        "wythoff grundy @wythoff.wgt 1234 2345",
                        "printf '3 5\\n4 7\\n' | wythoff grundy wythoff -"))));
    }

    @Override
    EnumSet<Format> formats() {
        EnumSet<Format> formats = LabOptions.tables();
        formats.add(Format.WGT);
        return formats;
    }

    @Override
    Format format(LabOptions options) {
        boolean isTable = options.file().orElse("").toLowerCase(Locale.ROOT).endsWith(".wgt");
        return isTable && !options.hasFormat() ? Format.WGT : options.format();
    }

    @Override
    Request request(Arguments arguments, Console console) throws IOException {
        GameArguments given = new GameArguments(arguments);
        Optional<String> size = arguments.option("--size");
        Optional<SavedTables> saved = TableFile.of(given.game());
        if (saved.isPresent()) {
            return saved(saved.get(), arguments, console);
        }
        Optional<String> periods = arguments.option("--periods");
        if (Stream.of(size.isPresent(), periods.isPresent(), given.hasPosition())
                        .filter(asked -> asked)
                        .count()
                != 1) {
            throw new BadRequestException(
                    "give --size N for a table, or --periods N for its first rows, or a position X Y,"
                            + " or - for lines of positions");
        }
        Method method = MethodOptions.of(arguments);
        if (SummaryOption.isIn(arguments)) {
            String side = size.orElseThrow(() -> new BadRequestException("--summary is of a table; give --size N"));
            return new GrundySummaryRequest(given.game(), side, method);
        }
        if (periods.isPresent()) {
            return new GrundyPeriodsRequest(given.game(), periods.get());
        }
        if (size.isPresent()) {
            return new GrundyTableRequest(given.game(), size.get(), method);
        }
        return given.asksForLines()
                ? new GrundyValuesRequest(given.game(), console.lines(), method)
                : new GrundyValueRequest(given.game(), given.position(), method);
    }

    private static Request saved(SavedTables table, Arguments arguments, Console console) throws IOException {
        GameArguments given = new GameArguments(arguments);
        Optional<String> size = arguments.option("--size");
        boolean summary = SummaryOption.isIn(arguments);
        if (arguments.option("--periods").isPresent()
                || (given.hasPosition() && size.isPresent())
                || (summary && (size.isPresent() || given.hasPosition()))) {
            throw new BadRequestException(
                    "of a table in a file you can have a position X Y, - for lines of positions, --size N"
                            + " for a part of it, --summary, or all of it");
        }
        if (summary) {
            return table.summary();
        }
        if (given.hasPosition()) {
            return given.asksForLines() ? table.values(console.lines()) : table.value(given.position());
        }
        return table.table(size);
    }
}
