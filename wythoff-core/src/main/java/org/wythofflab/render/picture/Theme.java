package org.wythofflab.render.picture;

/** The colours around what is shown, as 0xRRGGBB. */
public enum Theme {
    LIGHT(0xFFFFFF, 0x1F2328, 0xC9CED6, 0xECEEF1, 0x14508C),
    DARK(0x14171C, 0xE6E8EB, 0x3A404A, 0x262B33, 0xFFC24B);

    private final int background;
    private final int ink;
    private final int faint;
    private final int plain;
    private final int strong;

    Theme(int background, int ink, int faint, int plain, int strong) {
        this.background = background;
        this.ink = ink;
        this.faint = faint;
        this.plain = plain;
        this.strong = strong;
    }

    public int background() {
        return background;
    }

    /** Of letters and axes. */
    public int ink() {
        return ink;
    }

    /** Of lines that should not be noticed. */
    public int faint() {
        return faint;
    }

    /** Of ordinary squares, N-positions. */
    public int plain() {
        return plain;
    }

    /** Of squares that matter, P-positions. */
    public int strong() {
        return strong;
    }

    /** Further kinds of squares: told apart by colour-blind readers (Okabe and Ito), on both grounds. */
    public int kind(int i) {
        int[] kinds = this == LIGHT
                ? new int[] {0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00}
                : new int[] {0x56B4E9, 0xE07B39, 0x2FBF95, 0xD98CB3, 0xF0E442};
        return kinds[i % kinds.length];
    }
}
