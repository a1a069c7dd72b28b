package org.wythofflab.render.picture;

/** Squares and nothing around them, one pixel each: a piece of a larger picture that somebody else puts together. */
public record BarePicture(String title, Tiles tiles, Key key) {

    public Drawing drawing() {
        Drawing drawing = new Drawing(tiles.columns(), tiles.rows(), title);
        int[] rgbs = key.kinds().stream().mapToInt(Key.Kind::rgb).toArray();
        int[] colours = new int[rgbs.length];
        for (int i = 0; i < rgbs.length; i++) {
            colours[i] = drawing.palette().add(rgbs[i]);
        }
        drawing.add(new BoardMark(tiles, 0, 0, 1, false, rgbs, colours, 0));
        return drawing;
    }
}
