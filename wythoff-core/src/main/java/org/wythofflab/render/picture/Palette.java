package org.wythofflab.render.picture;

import java.util.LinkedHashMap;
import java.util.Map;

/** The colours of one picture, at most 256, each with its number. */
final class Palette {
    private static final int MOST = 256;

    private final Map<Integer, Integer> numbers = new LinkedHashMap<>();

    /** The number of a colour, new or not. */
    int add(int rgb) {
        Integer known = numbers.get(rgb);
        if (known != null) {
            return known;
        }
        if (numbers.size() == MOST) {
            throw new IllegalStateException("a picture has at most " + MOST + " colours");
        }
        numbers.put(rgb, numbers.size());
        return numbers.size() - 1;
    }

    int[] colours() {
        return numbers.keySet().stream().mapToInt(Integer::intValue).toArray();
    }
}
