package org.wythofflab.render.picture;

import java.util.Arrays;

/** Some consecutive rows of pixels, by number of colour; what lies outside is not drawn. */
final class PixelBand {
    private final int width;
    private final int top;
    private final int height;
    private final byte[] pixels;

    PixelBand(int width, int top, int height) {
        this.width = width;
        this.top = top;
        this.height = height;
        this.pixels = new byte[width * height];
    }

    int top() {
        return top;
    }

    int bottom() {
        return top + height;
    }

    void fill(int x, int y, int w, int h, int colour) {
        int left = Math.max(x, 0);
        int right = Math.min(x + w, width);
        for (int row = Math.max(y, top); row < Math.min(y + h, bottom()) && left < right; row++) {
            Arrays.fill(pixels, (row - top) * width + left, (row - top) * width + right, (byte) colour);
        }
    }

    void set(int x, int y, int colour) {
        if (x >= 0 && x < width && y >= top && y < bottom()) {
            pixels[(y - top) * width + x] = (byte) colour;
        }
    }

    /** Copies a row of pixels that lies inside. */
    void copy(byte[] row, int x, int y, int length) {
        System.arraycopy(row, 0, pixels, (y - top) * width + x, length);
    }

    byte[] pixels() {
        return pixels;
    }
}
