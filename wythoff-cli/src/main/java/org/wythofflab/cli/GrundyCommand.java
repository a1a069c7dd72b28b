package org.wythofflab.cli;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.cli.files.TableFile;
import org.wythofflab.cli.terminal.Console;
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
                .place(new Form.Place(
                        "GAME",
                        "a game, for values of positions also a sum, or @FILE, a table written with -o FILE.wgt",
                        true,
                        false))
                .place(GameArguments.OPTIONAL_POSITION)
                .option("N", "the table of all positions with both piles below N", "--size")
                .option("N", "preperiod and period of the first N rows, proved", "--periods")
                .examples(
                        "wythoff grundy \"modular(5)\" --size 16",
                        "wythoff grundy wythoff 3 6",
                        "wythoff grundy nim 10^12 7",
                        "wythoff grundy \"wythoff + nim\" 3 5 4 7",
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
        Optional<SavedTables> saved = TableFile.of(given.game());
        return saved.isPresent()
                ? ofFile(saved.get(), given, console)
                : ofGame(given, MethodOptions.of(arguments), console);
    }

    private static Request ofGame(GameArguments given, Method method, Console console) throws IOException {
        Optional<String> size = given.arguments().option("--size");
        Optional<String> periods = given.arguments().option("--periods");
        if (asked(given) != 1) {
            throw new BadRequestException("give --size N for a table, or a position X Y, or - for lines of positions,"
                    + " or --periods N for the periods of the first rows");
        }
        if (SummaryOption.isIn(given.arguments())) {
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

    /** How many questions there are. */
    private static long asked(GameArguments given) {
        return Stream.of(
                        given.hasPosition(),
                        given.arguments().has("--size"),
                        given.arguments().has("--periods"))
                .filter(one -> one)
                .count();
    }

    private static Request ofFile(SavedTables table, GameArguments given, Console console) throws IOException {
        boolean summary = SummaryOption.isIn(given.arguments());
        if (given.arguments().has("--periods") || asked(given) + (summary ? 1 : 0) > 1) {
            throw new BadRequestException(
                    "of a table in a file there is a position X Y, or - for lines of positions, or"
                            + " --size N for a part of it, or --summary, or all of it");
        }
        if (summary) {
            return table.summary();
        }
        if (given.hasPosition()) {
            return given.asksForLines() ? table.values(console.lines()) : table.value(given.position());
        }
        return table.table(given.arguments().option("--size"));
    }
}
