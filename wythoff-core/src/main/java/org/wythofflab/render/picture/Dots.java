package org.wythofflab.render.picture;

import java.io.IOException;

/** Many small squares of one size, each around its point. */
final class Dots implements Mark {
    private final int[] xs;
    private final int[] ys;
    private final int size;
    private final int rgb;
    private final int colour;

    Dots(int[] xs, int[] ys, int size, int rgb, int colour) {
        this.xs = xs;
        this.ys = ys;
        this.size = size;
        this.rgb = rgb;
        this.colour = colour;
    }

    @Override
    public void paint(PixelBand band) {
        for (int i = 0; i < xs.length; i++) {
            if (ys[i] + size >= band.top() && ys[i] - size < band.bottom()) {
                band.fill(xs[i] - size / 2, ys[i] - size / 2, size, size, colour);
            }
        }
    }

    @Override
    public void svg(Appendable out) throws IOException {
        out.append("<path fill=\"" + Mark.hex(rgb) + "\" d=\"");
        for (int i = 0; i < xs.length; i++) {
            out.append(
                    "M" + (xs[i] - size / 2) + " " + (ys[i] - size / 2) + "h" + size + "v" + size + "h-" + size + "z");
        }
        out.append("\"/>\n");
    }
}
