package org.wythofflab.cli;

import java.util.EnumSet;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.sequence.PositionsRequest;
import org.wythofflab.lab.sequence.PositionsRequest.Column;
import org.wythofflab.lab.sequence.PositionsSummaryRequest;
import org.wythofflab.render.Format;

/** {@code positions}. */
final class PositionsCommand extends LabCommand {

    @Override
    Form ownForm() {
        return WorkNotes.addTo(
                SummaryOption.addTo(LayoutOption.addTo(new Form("wythoff positions GAME --bound N [OPTIONS]")
                        .place(GameArguments.GAME)
                        .required("--bound", "N", "list the P-positions with both piles below N")
                        .option(
                                "N",
                                "leave out those with both piles below N, which may be of any size where it is proved",
                                "--from")
                        .option("x|y", "the pile that a b-file lists (default: y)", "--column")
                        .examples(
                                "wythoff positions wythoff --bound 30",
                                "wythoff positions \"wythoff block 5\" --bound 10^3 --format csv -o w5.csv",
                                "wythoff positions \"a-wythoff(2)\" --bound 1000 --format bfile --column x",
                                "wythoff positions \"wythoff block 4\" --from 10^30 --bound 10^30+5",
                                "wythoff positions wythoff --bound 10^7 --summary"))));
    }

    @Override
    EnumSet<Format> formats() {
        return LabOptions.tables();
    }

    @Override
    Request request(Arguments arguments, Console console) {
        if (SummaryOption.isIn(arguments) && arguments.option("--from").isPresent()) {
            throw new BadRequestException("--summary counts all positions below the bound; leave out --from");
        }
        if (SummaryOption.isIn(arguments)) {
            return new PositionsSummaryRequest(
                    new GameArguments(arguments).game(),
                    arguments.option("--bound").orElseThrow());
        }
        return new PositionsRequest(
                new GameArguments(arguments).game(),
                arguments.option("--bound").orElseThrow(),
                column(arguments),
                LayoutOption.of(arguments),
                arguments.option("--from").orElse("0"));
    }

    private static Column column(Arguments arguments) {
        return switch (arguments.option("--column").orElse("y")) {
            case "x" -> Column.X;
            case "y" -> Column.Y;
            default -> throw new BadRequestException("--column is x or y: the pile that a b-file lists");
        };
    }
}
