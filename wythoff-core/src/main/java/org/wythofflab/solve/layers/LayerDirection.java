package org.wythofflab.solve.layers;

/**
 * How predecessors go on from where they begin: {@code stride} rows further down always {@code rise} columns further on.
 *
 * @param step if they go on along the row for ever, by how much; otherwise 0
 * @param growth how many more of them follow along the row after each stride
 * @param spacing by how much
 * @param life after how many rows they end; 0 for never
 */
record LayerDirection(int stride, int rise, int step, int growth, int spacing, int life) {

    /** With longer strides or steeper rises the words of all lines would not be few rows. */
    private static final int FARTHEST = 256;

    boolean isNear() {
        return stride <= FARTHEST && Math.abs(rise) <= FARTHEST;
    }

    static LayerDirection line(int stride, int rise, int life) {
        return new LayerDirection(stride, rise, 0, 0, 1, life);
    }
}
