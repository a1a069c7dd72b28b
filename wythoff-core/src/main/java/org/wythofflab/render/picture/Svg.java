package org.wythofflab.render.picture;

import java.io.IOException;

/** Writes SVG: one self-contained file with crisp squares and real letters. */
public final class Svg {

    private Svg() {}

    public static void write(Drawing drawing, Appendable out) throws IOException {
        String size = drawing.width() + "\" height=\"" + drawing.height();
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + size + "\" viewBox=\"0 0 " + drawing.width()
                + " " + drawing.height() + "\" font-family=\"'DejaVu Sans', Verdana, sans-serif\">\n");
        out.append("<title>" + escaped(drawing.title()) + "</title>\n<g shape-rendering=\"crispEdges\">\n");
        for (Mark mark : drawing.marks()) {
            mark.svg(out);
        }
        out.append("</g>\n</svg>\n");
    }

    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            escaped.append(
                    switch (c) {
                        case '<' -> "&lt;";
                        case '>' -> "&gt;";
                        case '&' -> "&amp;";
                        case '"' -> "&quot;";
                        default -> c < ' ' || Character.isSurrogate(c) || c >= '\uFFFE' ? "?" : String.valueOf(c);
                    });
        }
        return escaped.toString();
    }
}
