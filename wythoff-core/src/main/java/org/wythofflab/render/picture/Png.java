package org.wythofflab.render.picture;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Writes PNG (ISO 15948) with a palette, a band of rows at a time: the memory needed does not grow with the height of the
 * picture.
 */
public final class Png {
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final int BAND_BYTES = 1 << 20;
    private static final int CHUNK = 1 << 16;

    private final DataOutputStream out;

    private Png(OutputStream out) {
        this.out = new DataOutputStream(out);
    }

    public static void write(Drawing drawing, OutputStream out) throws IOException {
        Png png = new Png(out);
        png.head(drawing);
        png.pixels(drawing);
        png.chunk("IEND", new byte[0], 0);
        png.out.flush();
    }

    private void head(Drawing drawing) throws IOException {
        out.writeLong(SIGNATURE);
        byte[] size = new byte[13];
        putInt(size, 0, drawing.width());
        putInt(size, 4, drawing.height());
        size[8] = 8;
        size[9] = 3;
        chunk("IHDR", size, size.length);
        int[] colours = drawing.palette().colours();
        byte[] palette = new byte[3 * colours.length];
        for (int i = 0; i < colours.length; i++) {
            palette[3 * i] = (byte) (colours[i] >> 16);
            palette[3 * i + 1] = (byte) (colours[i] >> 8);
            palette[3 * i + 2] = (byte) colours[i];
        }
        chunk("PLTE", palette, palette.length);
        byte[] text = ("Title\0" + drawing.title()).getBytes(StandardCharsets.ISO_8859_1);
        chunk("tEXt", text, text.length);
    }

    private void pixels(Drawing drawing) throws IOException {
        int width = drawing.width();
        int rows = Math.max(1, BAND_BYTES / width);
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION);
        try {
            byte[] chunk = new byte[CHUNK];
            for (int top = 0; top < drawing.height(); top += rows) {
                PixelBand band = new PixelBand(width, top, Math.min(rows, drawing.height() - top));
                drawing.marks().forEach(mark -> mark.paint(band));
                deflater.setInput(withFilters(band.pixels(), width));
                if (top + rows >= drawing.height()) {
                    deflater.finish();
                }
                while (!deflater.needsInput() || (top + rows >= drawing.height() && !deflater.finished())) {
                    int length = deflater.deflate(chunk);
                    if (length > 0) {
                        chunk("IDAT", chunk, length);
                    }
                }
            }
        } finally {
            deflater.end();
        }
    }

    /** Each row begins with its filter, which is none: best for a palette. */
    private static byte[] withFilters(byte[] pixels, int width) {
        int rows = pixels.length / width;
        byte[] filtered = new byte[rows * (width + 1)];
        for (int row = 0; row < rows; row++) {
            System.arraycopy(pixels, row * width, filtered, row * (width + 1) + 1, width);
        }
        return filtered;
    }

    private void chunk(String type, byte[] data, int length) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data, 0, length);
        out.writeInt(length);
        out.write(name);
        out.write(data, 0, length);
        out.writeInt((int) sum.getValue());
    }

    private static void putInt(byte[] bytes, int at, int value) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (value >> (24 - 8 * i));
        }
    }
}
