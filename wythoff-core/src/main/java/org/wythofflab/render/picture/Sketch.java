package org.wythofflab.render.picture;

/** A drawing in the making: colours get their numbers as they are used. */
final class Sketch {
    private final Drawing drawing;
    private final Theme theme;
    private final int[] shades = new int[Glyphs.SHADES + 1];

    Sketch(int width, int height, String title, Theme theme) {
        this.drawing = new Drawing(width, height, title);
        this.theme = theme;
        for (int i = 0; i < shades.length; i++) {
            shades[i] = drawing.palette().add(ColourMap.blend(theme.background(), theme.ink(), i, Glyphs.SHADES));
        }
        rectangle(0, 0, width, height, theme.background());
    }

    Drawing drawing() {
        return drawing;
    }

    void rectangle(int x, int y, int w, int h, int rgb) {
        drawing.add(new Rectangle(x, y, w, h, rgb, drawing.palette().add(rgb)));
    }

    /** The outline of a rectangle, one pixel wide and outside of it. */
    void frame(int x, int y, int w, int h, int rgb) {
        rectangle(x - 1, y - 1, w + 2, 1, rgb);
        rectangle(x - 1, y + h, w + 2, 1, rgb);
        rectangle(x - 1, y, 1, h, rgb);
        rectangle(x + w, y, 1, h, rgb);
    }

    void line(int x1, int y1, int x2, int y2, int rgb) {
        drawing.add(new Line(x1, y1, x2, y2, rgb, drawing.palette().add(rgb)));
    }

    void dots(int[] xs, int[] ys, int size, int rgb) {
        drawing.add(new Dots(xs, ys, size, rgb, drawing.palette().add(rgb)));
    }

    void board(Tiles tiles, int x, int y, int scale, boolean matrix, Key key) {
        int[] rgbs = key.kinds().stream().mapToInt(Key.Kind::rgb).toArray();
        int[] colours = new int[rgbs.length];
        for (int i = 0; i < rgbs.length; i++) {
            colours[i] = drawing.palette().add(rgbs[i]);
        }
        drawing.add(new BoardMark(tiles, x, y, scale, matrix, rgbs, colours, shades[0]));
    }

    /** Text from its upper left corner. */
    void text(String text, int x, int y, Glyphs font) {
        drawing.add(new Label(text, x, y, font, false, theme.ink(), shades));
    }

    void centred(String text, int middle, int y, Glyphs font) {
        text(text, middle - font.width(text) / 2, y, font);
    }

    void upwards(String text, int x, int middle, Glyphs font) {
        drawing.add(new Label(text, x, middle + font.width(text) / 2, font, true, theme.ink(), shades));
    }

    /** As much of a text as fits. */
    static String shortened(String text, int width, Glyphs font) {
        if (font.width(text) <= width) {
            return text;
        }
        String rest = text;
        while (!rest.isEmpty() && font.width(rest + "...") > width) {
            rest = rest.substring(0, rest.length() - 1);
        }
        return rest + "...";
    }
}
