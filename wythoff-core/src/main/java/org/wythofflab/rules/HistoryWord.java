package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.rules.text.Quote;

/**
 * A word of a position or history: the characters from {@code start} to {@code end}, with a comma at {@code comma}, or
 * -1. Blanks and commas inside parentheses belong to an expression, but for {@code (3,5)}, which is read as {@code 3,5}.
 * Blanks after a comma belong to the pair.
 */
record HistoryWord(String text, int start, int end, int comma) {
    static final String EXAMPLE = "13,18 11,18 11,15";

    static List<HistoryWord> split(String text) {
        List<HistoryWord> words = new ArrayList<>();
        int depth = 0;
        int start = 0;
        int comma = -1;
        int last = -1;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            boolean blank = c == ' ' || c == '\t';
            boolean afterComma = comma >= 0 && last == comma;
            if (i == text.length() || (blank && depth <= 0 && !afterComma)) {
                if (i > start) {
                    words.add(new HistoryWord(text, start, i, comma).withoutBrackets());
                }
                start = i + 1;
                comma = -1;
            } else if (c == ',' && depth <= 0 && comma < 0) {
                comma = i;
            }
            last = blank ? last : i;
        }
        return words;
    }

    private HistoryWord withoutBrackets() {
        if (isPair() || text.charAt(start) != '(' || text.charAt(end - 1) != ')') {
            return this;
        }
        int depth = 0;
        int inside = -1;
        for (int i = start; i < end - 1; i++) {
            char c = text.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0) {
                return this; // the first bracket is closed before the end
            }
            if (c == ',' && depth == 1 && inside < 0) {
                inside = i;
            }
        }
        return inside < 0 ? this : new HistoryWord(text, start + 1, end - 1, inside);
    }

    boolean isPair() {
        return comma >= 0;
    }

    /** The position {@code x,y}. */
    BigPosition position() throws GameSyntaxException {
        if (!isPair()) {
            throw error("expected a position x,y, found " + Quote.of(toString()));
        }
        return new BigPosition(pile(start, comma), pile(comma + 1, end));
    }

    /** The pile that is the whole word. */
    BigInteger pile() throws GameSyntaxException {
        return pile(start, end);
    }

    private BigInteger pile(int from, int to) throws GameSyntaxException {
        try {
            return Pile.parse(text.substring(from, to));
        } catch (GameSyntaxException fault) {
            // The same fault, with its column counted in the whole text.
            String problem = String.valueOf(fault.getMessage()).replaceFirst("^column \\d+: ", "");
            throw new GameSyntaxException(from + fault.column(), problem, "3 10^6+1");
        }
    }

    GameSyntaxException error(String problem) {
        return new GameSyntaxException(start + 1, problem, EXAMPLE);
    }

    @Override
    public String toString() {
        return Quote.brief(text.substring(start, end));
    }
}
