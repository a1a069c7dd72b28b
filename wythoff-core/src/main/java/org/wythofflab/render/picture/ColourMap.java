package org.wythofflab.render.picture;

/** Colours for numbers: lightness grows evenly, and no hue has to be told apart from another. */
public enum ColourMap {
    /** Viridis (van der Walt and Smith). */
    VIRIDIS(0x440154, 0x482878, 0x3E4989, 0x31688E, 0x26828E, 0x1F9E89, 0x35B779, 0x6ECE58, 0xB5DE2B, 0xFDE725),
    /** Cividis (Nunez, Anderton and Renslow), the same to people who see no red or no green. */
    CIVIDIS(0x00224E, 0x123570, 0x3B496C, 0x575D6D, 0x707173, 0x8A8678, 0xA59C74, 0xC3B369, 0xE1CC55, 0xFEE838);

    private final int[] stops;

    ColourMap(int... stops) {
        this.stops = stops;
    }

    /** The colour of level i of n, from the darkest to the lightest. */
    public int rgb(int i, int n) {
        int parts = Math.max(1, n - 1);
        int at = i * (stops.length - 1);
        int stop = Math.min(at / parts, stops.length - 2);
        return blend(stops[stop], stops[stop + 1], at - stop * parts, parts);
    }

    /** {@code part/whole} of the way from one colour to another. */
    static int blend(int from, int to, int part, int whole) {
        int rgb = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int a = from >> shift & 255;
            int b = to >> shift & 255;
            rgb |= (a * (whole - part) + b * part + whole / 2) / whole << shift;
        }
        return rgb;
    }
}
