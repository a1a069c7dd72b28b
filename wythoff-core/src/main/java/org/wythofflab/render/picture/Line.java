package org.wythofflab.render.picture;

import java.io.IOException;

/** A thin line. */
record Line(int x1, int y1, int x2, int y2, int rgb, int colour) implements Mark {

    @Override
    public void paint(PixelBand band) {
        int steps = Math.max(1, Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)));
        for (int i = 0; i <= steps; i++) {
            // At most 2^14 pixels a side, so the products are below 2^30.
            band.set(
                    x1 + Math.floorDiv(2 * (x2 - x1) * i + steps, 2 * steps),
                    y1 + Math.floorDiv(2 * (y2 - y1) * i + steps, 2 * steps),
                    colour);
        }
    }

    @Override
    public void svg(Appendable out) throws IOException {
        out.append("<path d=\"M" + x1 + ".5 " + y1 + ".5L" + x2 + ".5 " + y2 + ".5\" stroke=\"" + Mark.hex(rgb)
                + "\" fill=\"none\"/>\n");
    }
}
