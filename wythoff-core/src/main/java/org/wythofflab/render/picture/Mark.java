package org.wythofflab.render.picture;

import java.io.IOException;

/** Something drawn. */
interface Mark {

    /** Draws what of it lies in a band. */
    void paint(PixelBand band);

    /** The same as SVG elements. */
    void svg(Appendable out) throws IOException;

    /** {@code #rrggbb}. */
    static String hex(int rgb) {
        return String.format("#%06x", rgb);
    }
}
