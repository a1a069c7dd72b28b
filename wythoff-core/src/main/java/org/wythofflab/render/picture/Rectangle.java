package org.wythofflab.render.picture;

import java.io.IOException;

/** A filled rectangle. */
record Rectangle(int x, int y, int w, int h, int rgb, int colour) implements Mark {

    @Override
    public void paint(PixelBand band) {
        band.fill(x, y, w, h, colour);
    }

    @Override
    public void svg(Appendable out) throws IOException {
        out.append("<rect x=\"" + x + "\" y=\"" + y + "\" width=\"" + w + "\" height=\"" + h + "\" fill=\""
                + Mark.hex(rgb) + "\"/>\n");
    }
}
