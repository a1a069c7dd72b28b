package org.wythofflab.render.picture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Letters as pixels: a Java machine without a screen may have no fonts. Printable ASCII; anything else is shown as a
 * question mark.
 */
enum Glyphs {
    SMALL(12),
    LARGE(18);

    /** How dark a pixel can be. */
    static final int SHADES = 15;

    private static final int FIRST = ' ';
    private static final int LAST = '~';

    private final int size;
    private final int[] advances = new int[LAST - FIRST + 1];
    private final String[][] rows = new String[LAST - FIRST + 1][];
    private int height;
    private int ascent;

    Glyphs(int size) {
        this.size = size;
        String name = "glyphs-" + size + ".txt";
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Glyphs.class.getResourceAsStream(name), name), StandardCharsets.US_ASCII))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(this::read);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void read(String line) {
        String[] words = line.split(" ", -1);
        if (words[0].equals("height")) {
            height = Integer.parseInt(words[1]);
            ascent = Integer.parseInt(words[3]);
        } else {
            int glyph = Integer.parseInt(words[0]) - FIRST;
            advances[glyph] = Integer.parseInt(words[1]);
            rows[glyph] = words[2].split("/", -1);
        }
    }

    private static int glyph(char c) {
        return (c < FIRST || c > LAST ? '?' : c) - FIRST;
    }

    int size() {
        return size;
    }

    int height() {
        return height;
    }

    int ascent() {
        return ascent;
    }

    int width(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += advances[glyph(text.charAt(i))];
        }
        return width;
    }

    /** Receives the pixels that are not empty. */
    @FunctionalInterface
    interface Pen {
        void dot(int x, int y, int shade);
    }

    /** Draws a text whose upper left corner is (0,0). */
    void draw(String text, Pen pen) {
        int left = 0;
        for (int i = 0; i < text.length(); i++) {
            int glyph = glyph(text.charAt(i));
            for (int y = 0; y < rows[glyph].length; y++) {
                String row = rows[glyph][y];
                for (int x = 0; x < row.length(); x++) {
                    int shade = Character.digit(row.charAt(x), 16);
                    if (shade > 0) {
                        pen.dot(left + x, y, shade);
                    }
                }
            }
            left += advances[glyph];
        }
    }
}
