package org.wythofflab.render.picture;

import java.util.ArrayList;
import java.util.List;

/** A picture of so many pixels: marks, the later ones over the earlier ones. The first colour is the background. */
public final class Drawing {

    /** Of a side. */
    public static final int MOST_PIXELS = 16384;

    private final int width;
    private final int height;
    private final String title;
    private final Palette palette = new Palette();
    private final List<Mark> marks = new ArrayList<>();

    Drawing(int width, int height, String title) {
        this.width = width;
        this.height = height;
        this.title = title;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    String title() {
        return title;
    }

    Palette palette() {
        return palette;
    }

    List<Mark> marks() {
        return marks;
    }

    void add(Mark mark) {
        marks.add(mark);
    }
}
