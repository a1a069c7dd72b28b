package org.wythofflab.lab.picture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.wythofflab.answer.Frame;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.grundy.SavedTables;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.render.picture.Axis;
import org.wythofflab.render.picture.ColourMap;
import org.wythofflab.render.picture.Drawing;
import org.wythofflab.render.picture.HalfBlocks;
import org.wythofflab.render.picture.Key;
import org.wythofflab.render.picture.MapPicture;
import org.wythofflab.render.picture.Panel;
import org.wythofflab.render.picture.Png;
import org.wythofflab.render.picture.Svg;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/**
 * A picture of a game, of several games side by side, or of two compared.
 *
 * @param games each may have one range in braces, {@code wythoff block {1..6}}, which stands for several games
 * @param size how many positions a side; in plots, the bound of the piles
 * @param show a layer, such as {@code outcome}
 * @param from the position in the corner
 * @param mark a position whose options are shown
 * @param scale pixels a square
 * @param matrix whether the first pile goes down and the second across, from the top left corner
 * @param table a table in a file that is shown, instead of games
 */
public record PictureRequest(
        List<String> games,
        String size,
        String show,
        Optional<String> from,
        Optional<String> mark,
        Optional<String> scale,
        boolean matrix,
        boolean dark,
        Optional<String> colours,
        Method method,
        Optional<SavedTables> table)
        implements Request {

    private static final int MOST_PANELS = 64;

    /** Of games. */
    public PictureRequest(
            List<String> games,
            String size,
            String show,
            Optional<String> from,
            Optional<String> mark,
            Optional<String> scale,
            boolean matrix,
            boolean dark,
            Optional<String> colours,
            Method method) {
        this(games, size, show, from, mark, scale, matrix, dark, colours, method, Optional.empty());
    }

    @Override
    public Report answeredBy(Lab lab) {
        Subject subject = read();
        Report report = new Report();
        report.asBytes(Format.PNG, out -> Png.write(subject.drawing(lab.inquiry()), out));
        report.as(Format.SVG, out -> Svg.write(subject.drawing(lab.inquiry()), out));
        if (!subject.layer.isPlot() && subject.games.size() == subject.gamesInAPanel()) {
            report.as(
                    Format.TEXT,
                    out -> subject.text(lab.inquiry(), lab.paint() == Paint.COLOUR)
                            .write(out));
        }
        return report;
    }

    /** The request, read. */
    private record Subject(
            String text,
            List<GameSpec> games,
            Layer layer,
            Frame window,
            Optional<BigPosition> mark,
            Optional<Integer> scale,
            boolean matrix,
            Theme theme,
            ColourMap colours,
            Method method,
            Optional<SavedTables> table) {

        int gamesInAPanel() {
            return layer == Layer.DIFFERENCE ? 2 : 1;
        }

        Drawing drawing(Inquiry inquiry) {
            if (layer.isPlot()) {
                return PairPlots.of(games.get(0), title(), BigInteger.valueOf(window.size()), theme, inquiry)
                        .drawing(layer);
            }
            int pixels = scale.orElseGet(() -> MapPicture.fittingScale(window.size(), games.size() / gamesInAPanel()));
            requireRoom(pixels);
            List<Squares> all = new ArrayList<>();
            for (int i = 0; i < games.size(); i += gamesInAPanel()) {
                all.add(squares(i, inquiry));
            }
            // One scale for all panels.
            int most = all.stream()
                    .flatMap(squares -> squares.numbers().stream())
                    .mapToInt(Squares.Numbers::most)
                    .max()
                    .orElse(0);
            List<Panel> panels = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                panels.add(
                        panel(games.get(i * gamesInAPanel()).text(), all.get(i).upTo(most)));
            }
            return new MapPicture(title(), panels, all.get(0).upTo(most).key(), pixels, matrix, theme).drawing();
        }

        /** Before anything is solved: the size of a picture does not depend on what it shows. */
        private void requireRoom(int pixels) {
            Panel blank = panel("", Squares.of(Squares.of(window.size(), matrix, (i, j) -> 0), Key.of()));
            List<Panel> panels = Collections.nCopies(games.size() / gamesInAPanel(), blank);
            if (!new MapPicture(title(), panels, Key.of(), pixels, matrix, theme).fits()) {
                throw LimitException.ofKnowledge("the picture would be larger than " + Drawing.MOST_PIXELS
                        + " pixels a side\n  give a smaller --size or --scale");
            }
        }

        HalfBlocks text(Inquiry inquiry, boolean colour) {
            Squares squares = squares(0, inquiry);
            return new HalfBlocks(panel(title(), squares), squares.key(), matrix, colour);
        }

        private Squares squares(int i, Inquiry inquiry) {
            return new Layers(window, matrix, theme, colours, method, table, inquiry)
                    .of(layer, games.subList(i, i + gamesInAPanel()), mark);
        }

        private Panel panel(String caption, Squares squares) {
            Axis first = new Axis("first pile", window.x0());
            Axis second = new Axis("second pile", window.y0());
            return new Panel(caption, squares.tiles(), matrix ? second : first, matrix ? first : second);
        }

        private String title() {
            String game = layer == Layer.DIFFERENCE ? games.get(0) + " and " + games.get(1) : text;
            return game + layer.heading();
        }
    }

    private Subject read() {
        List<GameSpec> specs = table.map(saved -> List.of(saved.game()))
                .orElseGet(() -> games.stream()
                        .flatMap(text -> GameRange.of(text).stream())
                        .map(Texts::game)
                        .toList());
        Layer layer = Layer.of(show)
                .orElseThrow(() -> new BadRequestException("there is no layer '" + show + "'; there are outcome,"
                        + " grundy, options, dynamic, difference, points, differences and ratios"));
        if (layer == Layer.DIFFERENCE && specs.size() != 2) {
            throw new BadRequestException("a difference is between two games; name both");
        }
        if (table.isPresent() && layer != Layer.GRUNDY) {
            throw new BadRequestException("a table in a file has Grundy values; leave out --show");
        }
        if (layer.isPlot() && specs.size() != 1) {
            throw new BadRequestException("a plot shows one game");
        }
        if (specs.size() > MOST_PANELS) {
            throw new BadRequestException("at most " + MOST_PANELS + " games fit in a picture");
        }
        Optional<BigPosition> corner = from.map(Texts::position);
        return new Subject(
                specs.size() == 1 ? specs.get(0).text() : String.join("; ", games),
                specs,
                layer,
                new Frame(
                        corner.map(BigPosition::x).orElse(BigInteger.ZERO),
                        corner.map(BigPosition::y).orElse(BigInteger.ZERO),
                        size(layer)),
                mark.map(Texts::position),
                scale.map(PictureRequest::scale),
                matrix,
                dark ? Theme.DARK : Theme.LIGHT,
                colourMap(),
                method,
                table);
    }

    private int size(Layer layer) {
        BigInteger number = Texts.number("size", size);
        BigInteger most = BigInteger.valueOf(layer.isPlot() ? 1 << 27 : Drawing.MOST_PIXELS);
        if (number.signum() <= 0 || number.compareTo(most) > 0) {
            throw new BadRequestException("the size is a number from 1 to " + most);
        }
        return number.intValueExact();
    }

    private static int scale(String text) {
        BigInteger number = Texts.number("scale", text);
        if (number.signum() <= 0 || number.bitLength() > 10) {
            throw new BadRequestException("the scale is a number of pixels from 1 to 1023");
        }
        return number.intValueExact();
    }

    private ColourMap colourMap() {
        return switch (colours.orElse("viridis")) {
            case "viridis" -> ColourMap.VIRIDIS;
            case "cividis" -> ColourMap.CIVIDIS;
            default -> throw new BadRequestException("colours are viridis or cividis");
        };
    }
}
