package org.wythofflab.lab.picture;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.picture.BarePicture;
import org.wythofflab.render.picture.Png;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/**
 * A piece of a map: {@value #SIDE} x {@value #SIDE} pixels, first pile to the right, second pile up. Pieces of the same game,
 * layer, zoom and theme fit together, so the colour of a number does not depend on its neighbours.
 *
 * @param layer outcome, grundy, options or dynamic, or difference from the other game
 * @param other the game to compare with, for the layer difference only
 * @param x the first pile in the lower left corner
 * @param y the second pile there
 * @param zoom a pixel stands for {@code 2^zoom} squares a side: P if one of them is; otherwise it shows the one in its
 *     lower left corner
 * @param theme light or dark
 */
public record TileRequest(
        String game, String layer, Optional<String> other, String x, String y, String zoom, String theme)
        implements Request {

    public static final int SIDE = 256;
    public static final int MOST_ZOOM = 6;

    public TileRequest(String game, String layer, String x, String y, String zoom, String theme) {
        this(game, layer, Optional.empty(), x, y, zoom, theme);
    }

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        Layer shown = Layer.of(layer)
                .filter(TileLayers::canShow)
                .orElseThrow(() -> new BadRequestException("there is no layer '" + layer + "' of tiles; there are"
                        + " outcome, grundy, options, dynamic and difference"));
        if (other.isPresent() != (shown == Layer.DIFFERENCE)) {
            throw new BadRequestException("the layer difference, and no other, takes another game to compare with");
        }
        Optional<GameSpec> second = other.map(Texts::game);
        BigPosition corner = new BigPosition(Texts.number("first pile", x), Texts.number("second pile", y));
        int steps = steps();
        Theme colours = colours();
        return new Report().asBytes(Format.PNG, out -> {
            TileLayers layers = new TileLayers(spec, corner, steps, lab.boards(), lab.inquiry());
            Squares squares = second.map(spec2 -> new TileDifference(layers, layers.of(spec2)).squares(colours))
                    .orElseGet(() -> layers.of(shown, colours));
            Png.write(new BarePicture("", squares.tiles(), squares.key()).drawing(), out);
        });
    }

    private int steps() {
        BigInteger number = Texts.number("zoom", zoom);
        if (number.compareTo(BigInteger.valueOf(MOST_ZOOM)) > 0) {
            throw new BadRequestException("the zoom is a number from 0 to " + MOST_ZOOM);
        }
        return number.intValueExact();
    }

    private Theme colours() {
        return switch (theme) {
            case "light" -> Theme.LIGHT;
            case "dark" -> Theme.DARK;
            default -> throw new BadRequestException("the theme is light or dark, not '" + theme + "'");
        };
    }
}
