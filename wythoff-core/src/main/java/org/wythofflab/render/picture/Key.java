package org.wythofflab.render.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * What kinds of squares there are.
 *
 * @param scale whether the kinds are steps of a scale, shown as one bar with the labels at its ends
 */
public record Key(List<Kind> kinds, boolean scale) {

    /**
     * A kind of squares.
     *
     * @param label what it means; a kind without a label is not in the legend
     * @param symbol what stands for it where there are no colours
     */
    public record Kind(String label, int rgb, char symbol) {}

    /** From light to heavy. */
    private static final String RAMP = " .:-=+*%#@";

    public Key {
        kinds = List.copyOf(kinds);
    }

    public static Key of(Kind... kinds) {
        return new Key(List.of(kinds), false);
    }

    /** Steps of a scale from {@code least} to {@code most}. */
    public static Key scale(ColourMap map, int steps, String least, String most) {
        List<Kind> kinds = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            String label = i == 0 ? least : i == steps - 1 ? most : "";
            kinds.add(new Kind(label, map.rgb(i, steps), RAMP.charAt(i * RAMP.length() / steps)));
        }
        return new Key(kinds, true);
    }
}
