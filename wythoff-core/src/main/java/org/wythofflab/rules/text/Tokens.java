package org.wythofflab.rules.text;

import java.util.List;
import java.util.Set;
import org.wythofflab.rules.GameSyntaxException;

/** A cursor over the tokens of a text, which also keeps what every message needs: the last token and an example. */
public final class Tokens {

    /** Deeper nesting is refused, which keeps every recursion over a formula shallow. */
    private static final int DEEPEST = 100;

    private final List<Token> tokens;
    private String example;
    private int position;
    private int depth;
    private long spentBits;

    public Tokens(String text, String example) throws GameSyntaxException {
        this.tokens = Lexer.tokens(text, example);
        this.example = example;
    }

    /** Sets the example that errors from here on will give. */
    public void example(String newExample) {
        example = newExample;
    }

    /** How many tokens there are, not counting the end. */
    public int size() {
        return tokens.size() - 1;
    }

    public Token peek() {
        return tokens.get(position);
    }

    public boolean at(String text) {
        return peek().is(text);
    }

    public Token take() {
        Token token = peek();
        if (token.kind() != Token.Kind.END) {
            position++;
        }
        return token;
    }

    /** Takes a name: words joined by hyphens, without spaces. */
    public String name() {
        StringBuilder name = new StringBuilder(peek().text());
        int end = take().end();
        while (at("-") && peek().column() == end && tokens.get(position + 1).column() == end + 1) {
            name.append(take().text()).append(peek().text());
            end = take().end();
        }
        return name.toString();
    }

    /** Takes the token if it is the given one. */
    public boolean accept(String text) {
        boolean found = at(text);
        if (found) {
            take();
        }
        return found;
    }

    /** Whether any of some words and symbols comes before a symbol, or before the end if that does not come. */
    public boolean isAnyBefore(String end, Set<String> some) {
        for (int i = position; i < tokens.size() && !tokens.get(i).is(end); i++) {
            if (some.contains(tokens.get(i).text())) {
                return true;
            }
        }
        return false;
    }

    public void expect(String text) throws GameSyntaxException {
        if (!accept(text)) {
            throw expected(Quote.of(text));
        }
    }

    public void expectEnd(String otherwise) throws GameSyntaxException {
        if (peek().kind() != Token.Kind.END) {
            throw expected(otherwise);
        }
    }

    /** Goes one level of nesting deeper, until {@link #leave}. */
    public void enter() throws GameSyntaxException {
        if (++depth > DEEPEST) {
            throw error("more than " + DEEPEST + " levels of nesting");
        }
    }

    public void leave() {
        depth--;
    }

    /** Counts the bits of the numbers a text stands for; a few letters must not ask for pages of digits each. */
    public void spend(int bits, long limit, int column) throws GameSyntaxException {
        spentBits += bits;
        if (spentBits > limit) {
            throw error(column, "written out, the numbers up to here take more than " + limit + " bits");
        }
    }

    /** An error at the next token: something else was expected. */
    public GameSyntaxException expected(String what) {
        return expected(what, "");
    }

    /** The same with a hint at the end. */
    public GameSyntaxException expected(String what, String hint) {
        String after = position == 0 ? "" : " after " + tokens.get(position - 1).named();
        return error("expected " + what + after + ", found " + peek().named() + hint);
    }

    public GameSyntaxException error(String problem) {
        return error(peek().column(), problem);
    }

    public GameSyntaxException error(int column, String problem) {
        return new GameSyntaxException(column, problem, example);
    }
}
