package org.wythofflab.prove.game;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text of a game or a formula with one of its numbers one more or less. Not all of them can be read. */
final class NearbyTexts {
    private NearbyTexts() {}

    static List<String> of(String text) {
        List<String> texts = new ArrayList<>();
        Matcher numbers = Pattern.compile("\\d+").matcher(text);
        while (numbers.find()) {
            for (int change : new int[] {-1, 1}) {
                texts.add(text.substring(0, numbers.start())
                        + (Integer.parseInt(numbers.group()) + change)
                        + text.substring(numbers.end()));
            }
        }
        return texts;
    }
}
