package org.wythofflab.rules.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.GameSyntaxException;

/** Cuts a text into tokens. Only plain ASCII is let through, so that what one sees is what is read. */
public final class Lexer {

    /** Long enough for any game a person writes, and short enough that no text can keep the reader busy. */
    public static final int LONGEST_TEXT = 10_000;

    private static final String SINGLE_SYMBOLS = "+-*^%()<>={}|,;:";
    private static final List<String> DOUBLE_SYMBOLS = List.of("..", "//", "<=", ">=", "!=");

    /** What people type, or an editor makes of it, for a symbol of the language. */
    private static final Map<Integer, String> MEANT = Map.ofEntries(
            Map.entry((int) '/', "//"),
            Map.entry((int) '!', "!="),
            Map.entry((int) '.', ".."),
            Map.entry((int) '&', "and"),
            Map.entry((int) '\u2264', "<="),
            Map.entry((int) '\u2265', ">="),
            Map.entry((int) '\u2260', "!="),
            Map.entry((int) '\u2013', "-"),
            Map.entry((int) '\u2212', "-"),
            Map.entry((int) '\u00d7', "*"),
            Map.entry((int) '\u00b7', "*"),
            Map.entry((int) '\u00b2', "^2"),
            Map.entry((int) '\u00e8', "e"),
            Map.entry((int) '\u2026', ".."));

    /** Signs of other languages that would be read as two of ours. */
    private static final Map<String, String> ELSEWHERE = Map.of("==", "=", "**", "^", "&&", "and", "||", "or");

    private final String text;
    private final String example;
    private int position;

    private Lexer(String text, String example) {
        this.text = text;
        this.example = example;
    }

    /** The tokens of the text, the last of which is the end. */
    static List<Token> tokens(String text, String example) throws GameSyntaxException {
        if (text.length() > LONGEST_TEXT) {
            String problem = "a text has at most " + LONGEST_TEXT + " characters, this one has " + text.length();
            throw new GameSyntaxException(LONGEST_TEXT + 1, problem, example);
        }
        Lexer lexer = new Lexer(text, example);
        List<Token> tokens = new ArrayList<>();
        do {
            tokens.add(lexer.next());
        } while (tokens.get(tokens.size() - 1).kind() != Token.Kind.END);
        return tokens;
    }

    private Token next() throws GameSyntaxException {
        while (position < text.length() && text.charAt(position) == ' ') {
            position++;
        }
        if (position == text.length()) {
            return new Token(Token.Kind.END, "", position + 1);
        }
        char first = text.charAt(position);
        if (isDigit(first)) {
            return take(Token.Kind.NUMBER, run(Lexer::isDigit));
        }
        if (isLetter(first)) {
            return take(Token.Kind.WORD, run(character -> isLetter(character) || isDigit(character)));
        }
        String two = text.substring(position, Math.min(position + 2, text.length()));
        if (ELSEWHERE.containsKey(two)) {
            throw foreign(Quote.of(two), ELSEWHERE.get(two));
        }
        for (String symbol : DOUBLE_SYMBOLS) {
            if (text.startsWith(symbol, position)) {
                return take(Token.Kind.SYMBOL, symbol.length());
            }
        }
        if (SINGLE_SYMBOLS.indexOf(first) >= 0) {
            return take(Token.Kind.SYMBOL, 1);
        }
        throw unreadable(text.codePointAt(position));
    }

    private int run(IntPredicate belongs) {
        int end = position;
        while (end < text.length() && belongs.test(text.charAt(end))) {
            end++;
        }
        return end - position;
    }

    private Token take(Token.Kind kind, int length) {
        Token token = new Token(kind, text.substring(position, position + length), position + 1);
        position += length;
        return token;
    }

    private GameSyntaxException unreadable(int character) {
        return foreign(Quote.character(character), MEANT.get(character));
    }

    private GameSyntaxException foreign(String sign, @Nullable String meant) {
        String problem = sign + " is not part of the language" + (meant == null ? "" : "; write " + Quote.of(meant));
        return new GameSyntaxException(position + 1, problem, example);
    }

    private static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }

    private static boolean isLetter(int character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
    }
}
