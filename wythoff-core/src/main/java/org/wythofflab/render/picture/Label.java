package org.wythofflab.render.picture;

import java.io.IOException;

/** A line of text: from its upper left corner, or upwards from its lower end. */
final class Label implements Mark {
    private final String text;
    private final int x;
    private final int y;
    private final Glyphs font;
    private final boolean upwards;
    private final int rgb;
    private final int[] shades;

    Label(String text, int x, int y, Glyphs font, boolean upwards, int rgb, int[] shades) {
        this.text = text;
        this.x = x;
        this.y = y;
        this.font = font;
        this.upwards = upwards;
        this.rgb = rgb;
        this.shades = shades;
    }

    @Override
    public void paint(PixelBand band) {
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
