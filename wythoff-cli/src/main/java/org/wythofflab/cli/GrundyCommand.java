package org.wythofflab.cli;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.grundy.GrundyTableRequest;
import org.wythofflab.lab.grundy.GrundyValueRequest;
import org.wythofflab.lab.grundy.GrundyValuesRequest;
import org.wythofflab.render.Format;

/** {@code grundy}. */
final class GrundyCommand extends LabCommand {

    @Override
    Form ownForm() {
        return Explanation.addTo(MethodOptions.addTo(new Form(
                        "wythoff grundy GAME --size N [OPTIONS]",
                        "wythoff grundy GAME X Y [OPTIONS]",
                        "wythoff grundy GAME - [OPTIONS]  (lines of standard input)")
                .place(GameArguments.GAME)
                .place(GameArguments.OPTIONAL_POSITION)
                .option("N", "the table of all positions with both piles below N", "--size")
                .examples(
                        "wythoff grundy \"modular(5)\" --size 16",
                        "wythoff grundy wythoff 3 6",
                        "wythoff grundy nim 10^12 7",
                        "wythoff grundy nim --size 8 --format latex",
                        "printf '3 5\\n4 7\\n' | wythoff grundy wythoff -")));
    }

    @Override
    EnumSet<Format> formats() {
        return LabOptions.tables();
    }

    @Override
    Request request(Arguments arguments, Console console) throws IOException {
        GameArguments given = new GameArguments(arguments);
        Optional<String> size = arguments.option("--size");
        if (size.isPresent() == given.hasPosition()) {
            throw new BadRequestException("give --size N for a table, or a position X Y, or - for lines of positions");
        }
        Method method = MethodOptions.of(arguments);
        if (size.isPresent()) {
            return new GrundyTableRequest(given.game(), size.get(), method);
        }
        return given.asksForLines()
                ? new GrundyValuesRequest(given.game(), console.lines(), method)
                : new GrundyValueRequest(given.game(), given.position(), method);
    }
}
