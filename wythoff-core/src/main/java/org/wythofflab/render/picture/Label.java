package org.wythofflab.render.picture;

import java.io.IOException;

/**
 * A line of text.
 *
 * @param x the left end, or the lower one of a text that runs upwards
 * @param y the top, or the lower end
 * @param shades the numbers of the colours from background to ink
 */
record Label(String text, int x, int y, Glyphs font, boolean upwards, int rgb, int[] shades) implements Mark {

    @Override
    public void paint(Band band) {
        font.draw(text, (dx, dy, shade) -> {
            if (upwards) {
                band.set(x + dy, y - 1 - dx, shades[shade]);
            } else {
                band.set(x + dx, y + dy, shades[shade]);
            }
        });
    }

    @Override
    public void svg(Appendable out) throws IOException {
        String place = upwards
                ? "transform=\"translate(" + (x + font.ascent()) + "," + y + ") rotate(-90)\""
                : "x=\"" + x + "\" y=\"" + (y + font.ascent()) + "\"";
        // The width is that of the pixels, whatever font the reader has.
        out.append("<text " + place + " font-size=\"" + font.size() + "\" fill=\"" + Mark.hex(rgb) + "\" textLength=\""
                + font.width(text) + "\" lengthAdjust=\"spacingAndGlyphs\">" + Svg.escaped(text) + "</text>\n");
    }
}
