package org.wythofflab.explore.sweep;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Pile;

/**
 * One entry of a list in braces: {@code 3}, {@code 1..K-1}, {@code odd}. Numbers are expressions, in which names of other
 * places stand for their values; what is no expression stands for itself.
 *
 * @param column where it begins, counted from 1
 */
record Item(String text, int column) {
    private static final String RANGE = "..";
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9]*");
    private static final Set<String> FUNCTIONS = Set.of("min", "max", "abs", "isqrt", "if");

    /** How many values a place may have. */
    static final int MOST_VALUES = 100_000;

    boolean isRange() {
        return text.contains(RANGE);
    }

    /** Whether a list in braces that holds it cannot be a set of amounts. */
    boolean isForeignToSets() {
        return isRange() || !WORD.matcher(text).results().allMatch(word -> FUNCTIONS.contains(word.group()));
    }

    /** The words in it that may be names of other places. */
    Set<String> words() {
        Set<String> words =
                WORD.matcher(text).results().map(word -> word.group()).collect(Collectors.toCollection(HashSet::new));
        words.removeAll(FUNCTIONS);
        return words;
    }

    /** Its values, given those of the names; none if a range that uses names is empty for these. */
    List<String> values(Map<String, String> known) throws GameSyntaxException {
        int dots = text.indexOf(RANGE);
        if (dots < 0) {
            return List.of(isNumber(known) ? number(text, known).toString() : text);
        }
        BigInteger first = number(text.substring(0, dots), known);
        BigInteger last = number(text.substring(dots + RANGE.length()), known);
        if (last.compareTo(first) < 0 && !usesAny(known)) {
            throw error("a range goes up: " + text + " is empty");
        }
        if (last.subtract(first).compareTo(BigInteger.valueOf(MOST_VALUES)) >= 0) {
            throw error("a range holds at most " + MOST_VALUES + " numbers, " + text + " more");
        }
        return Stream.iterate(first, n -> n.compareTo(last) <= 0, n -> n.add(BigInteger.ONE))
                .map(BigInteger::toString)
                .toList();
    }

    private boolean isNumber(Map<String, String> known) {
        return known.keySet().containsAll(words()) && !text.startsWith(">");
    }

    private boolean usesAny(Map<String, String> names) {
        return words().stream().anyMatch(names::containsKey);
    }

    private BigInteger number(String expression, Map<String, String> known) throws GameSyntaxException {
        String numbers = WORD.matcher(expression).replaceAll(word -> {
            String value = known.get(word.group());
            return value == null ? word.group() : "(" + value + ")";
        });
        try {
            return Pile.parse(numbers.trim());
        } catch (GameSyntaxException fault) {
            List<String> unknown = words().stream()
                    .filter(word -> !known.containsKey(word))
                    .sorted()
                    .toList();
            throw error(
                    unknown.isEmpty()
                            ? "'" + text + "' is not a number or a range: "
                                    + String.valueOf(fault.getMessage()).replaceFirst("^column \\d+: ", "")
                            : "'" + unknown.get(0) + "' is not the name of a place; name one as in {" + unknown.get(0)
                                    + "=1..5}");
        }
    }

    private GameSyntaxException error(String problem) {
        return new GameSyntaxException(column, problem, Template.EXAMPLE);
    }
}
