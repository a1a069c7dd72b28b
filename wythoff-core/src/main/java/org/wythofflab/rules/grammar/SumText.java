package org.wythofflab.rules.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.text.Token;
import org.wythofflab.rules.text.Tokens;

/** Cuts the text of a sum at the signs that stand between whole games. */
public final class SumText {
    private static final Set<String> OPENING = Set.of("(", "{");
    private static final Set<String> CLOSING = Set.of(")", "}");

    /** After one of these a sign belongs to a number, as in {@code block 1 + max(1,2)}. */
    private static final Set<String> FUNCTIONS = Set.of("min", "max", "abs", "isqrt", "if");

    private SumText() {}

    /**
     * The texts of the parts, each with blanks in the place of all that comes before it, so that its columns are those of
     * the whole text; a single one if the text is no sum.
     *
     * @throws GameSyntaxException if there is a sign that is not part of the language
     */
    public static List<String> parts(String text) throws GameSyntaxException {
        Tokens tokens = new Tokens(text, "wythoff + nim");
        List<String> parts = new ArrayList<>();
        int start = 0;
        int depth = 0;
        while (tokens.peek().kind() != Token.Kind.END) {
            Token token = tokens.take();
            depth += OPENING.contains(token.text()) ? 1 : CLOSING.contains(token.text()) ? -1 : 0;
            if (depth == 0 && token.is("+") && beginsGame(tokens.peek())) {
                parts.add(" ".repeat(start) + text.substring(start, token.column() - 1));
                start = token.column();
            }
        }
        parts.add(" ".repeat(start) + text.substring(start));
        return parts;
    }

    private static boolean beginsGame(Token next) {
        return next.kind() == Token.Kind.END || (next.kind() == Token.Kind.WORD && !FUNCTIONS.contains(next.text()));
    }
}
