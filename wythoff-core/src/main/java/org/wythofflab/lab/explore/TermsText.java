package org.wythofflab.lab.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wythofflab.lab.BadRequestException;

/** Terms of a sequence as people write or paste them. */
final class TermsText {
    private static final Pattern WORD = Pattern.compile("[^\\s,;]+");
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,18}");
    private static final int LONGEST_QUOTE = 20;
    private static final int MOST = 1_000_000;

    private TermsText() {}

    /** Lines that begin with # are comments; lines of two numbers that count up are those of a b-file. */
    static long[] read(String text) {
        List<List<Long>> lines = new ArrayList<>();
        int count = 0;
        for (String line : text.split("\\R", -1)) {
            if (!line.startsWith("#")) {
                List<Long> numbers = numbers(line, count);
                count += numbers.size();
                lines.add(numbers);
            }
        }
        lines.removeIf(List::isEmpty);
        boolean indexed = isBFile(lines);
        return lines.stream()
                .flatMap(line -> (indexed ? line.subList(1, 2) : line).stream())
                .mapToLong(Long::longValue)
                .toArray();
    }

    private static List<Long> numbers(String line, int before) {
        List<Long> numbers = new ArrayList<>();
        Matcher words = WORD.matcher(line);
        while (words.find()) {
            String word = words.group();
            if (!NUMBER.matcher(word).matches()) {
                String shown = word.length() > LONGEST_QUOTE ? word.substring(0, LONGEST_QUOTE) + "..." : word;
                throw new BadRequestException("term " + (before + numbers.size() + 1) + ", at column "
                        + (words.start() + 1) + ", is not an integer of up to 18 digits: '" + shown
                        + "'; write terms as 1,3,4,6,8 or separated by blanks");
            }
            if (before + numbers.size() >= MOST) {
                throw new BadRequestException("more than " + MOST + " terms; the first thousand are enough");
            }
            numbers.add(Long.parseLong(word));
        }
        return numbers;
    }

    private static boolean isBFile(List<List<Long>> lines) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).size() != 2 || lines.get(i).get(0) != lines.get(0).get(0) + i) {
                return false;
            }
        }
        return lines.size() > 2;
    }
}
