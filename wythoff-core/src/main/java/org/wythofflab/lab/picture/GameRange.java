package org.wythofflab.lab.picture;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.wythofflab.lab.BadRequestException;

/** A game text with one range in braces, such as {@code wythoff block {1..6}}, stands for several games. */
final class GameRange {
    private static final Pattern RANGE = Pattern.compile("\\{(\\d{1,6})\\.\\.(\\d{1,6})\\}");
    private static final int MOST = 100;

    private GameRange() {}

    static List<String> of(String text) {
        Matcher range = RANGE.matcher(text);
        if (!range.find()) {
            return List.of(text);
        }
        int first = Integer.parseInt(range.group(1));
        int last = Integer.parseInt(range.group(2));
        if (last < first || last - first >= MOST) {
            throw new BadRequestException(
                    "the range " + range.group() + " stands for no games, or for more than " + MOST);
        }
        String before = text.substring(0, range.start());
        String after = text.substring(range.end());
        return IntStream.rangeClosed(first, last)
                .mapToObj(value -> before + value + after)
                .toList();
    }
}
