package org.wythofflab.cli;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import org.wythofflab.cli.files.TableFile;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.grundy.SavedTables;
import org.wythofflab.lab.picture.PictureRequest;
import org.wythofflab.render.Format;

/** {@code picture}. */
final class PictureCommand extends LabCommand {

    @Override
    Form ownForm() {
        return WorkNotes.addTo(
                MethodOptions.addAssumptions(new Form("wythoff picture GAME... [-o FILE.png|FILE.svg] [OPTIONS]")
                        .place(new Form.Place(
                                "GAME",
                                "a game, or several: \"wythoff block {1..6}\" stands for six; or @FILE.wgt, see: wythoff help grundy;"
                                        + " or @FILE.csv, the table of a sweep, with --x and --y",
                                true,
                                true))
                        .option("N", "positions a side, or in plots the bound of the piles (default: 60)", "--size")
                        .option(
                                "outcome|grundy|options|dynamic|difference|points|differences|ratios",
                                "what to show (default: outcome); options: how many of them are P; difference: of two games;"
                                        + " the last three are plots of P-positions {a,b}",
                                "--show")
                        .option("X,Y", "the position in the corner, of any size where a theorem applies", "--from")
                        .option("X,Y", "show the options of this position", "--mark")
                        .option("N", "pixels a square (default: what fits)", "--scale")
                        .flag("--matrix", "(0,0) in the top left corner, the first pile going down")
                        .flag("--dark", "for a dark background")
                        .option("viridis|cividis", "the colours of numbers", "--colours")
                        .option("COLUMN", "of the table of a sweep: what is drawn across", "--x")
                        .option(
                                "COLUMN",
                                "of the table of a sweep: what is drawn upwards, one number or several in a row; or a difference"
                                        + " of two columns, \"A - B\"",
                                "--y")
                        .option("COLUMN", "of the table of a sweep: a colour for each of its values", "--by")
                        .examples(
                                "wythoff picture wythoff",
                                "wythoff picture \"wythoff block 5\" --size 200 -o block5.png",
                                "wythoff picture \"modular(7)\" --show grundy --size 128 --dark -o modular.svg",
                                "wythoff picture \"wythoff block {1..6}\" --size 100 -o blocks.png",
                                "wythoff picture wythoff \"wyt(3)\" --show difference -o compared.svg",
                                "wythoff picture @blocking.csv --x k --y slopes -o blocking.svg",
                                "wythoff picture wythoff --from \"10^100 10^100+6*10^99\" -o far.png")));
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.SVG, Format.PNG);
    }

    @Override
    Format format(LabOptions options) {
        return options.hasFormat()
                ? options.format()
                : options.file().map(PictureCommand::format).orElse(Format.TEXT);
    }

    /** What the end of a file's name asks for; a name without one asks for text. */
    private static Format format(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "png" -> Format.PNG;
            case "svg" -> Format.SVG;
            case "txt" -> Format.TEXT;
            default -> {
                if (name.indexOf('.') < 0) {
                    yield Format.TEXT;
                }
                throw new BadRequestException("a picture is written to a file that ends in .png, .svg or .txt, not to "
                        + file + "\n  --format says what to write, whatever the name");
            }
        };
    }

    @Override
    Request request(Arguments arguments, Console console) {
        if (SweepFiles.areIn(arguments)) {
            return SweepFiles.plot(arguments);
        }
        Optional<SavedTables> table =
                arguments.places().size() == 1 ? TableFile.of(arguments.places().get(0)) : Optional.empty();
        return new PictureRequest(
                arguments.places(),
                arguments.option("--size").orElse("60"),
                arguments.option("--show").orElse(table.isPresent() ? "grundy" : "outcome"),
                arguments.option("--from"),
                arguments.option("--mark"),
                arguments.option("--scale"),
                arguments.has("--matrix"),
                arguments.has("--dark"),
                arguments.option("--colours"),
                MethodOptions.of(arguments),
                table);
    }
}
