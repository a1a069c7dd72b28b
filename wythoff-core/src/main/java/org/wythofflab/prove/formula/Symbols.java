package org.wythofflab.prove.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A formula cut into names, numbers and signs. */
final class Symbols {

    private static final int LONGEST = 4000;
    private static final Pattern SYMBOL = Pattern.compile("\\s*([A-Za-z]\\w*|\\d+|//|!=|<=|>=|==|[-+*/^%(),:=<>])");

    private record Symbol(String text, int column) {}

    private final String text;
    private final List<Symbol> symbols = new ArrayList<>();
    private int at;

    Symbols(String text) throws FormulaException {
        this.text = text;
        if (text.length() > LONGEST) {
            throw new FormulaException("", 0, "a formula has at most " + LONGEST + " characters");
        }
        Matcher matcher = SYMBOL.matcher(text);
        int end = 0;
        while (matcher.region(end, text.length()).lookingAt()) {
            symbols.add(new Symbol(matcher.group(1), matcher.start(1)));
            end = matcher.end();
        }
        if (!text.substring(end).isBlank()) {
            int column = end
                    + text.substring(end).length()
                    - text.substring(end).stripLeading().length();
            throw new FormulaException(text, column, "this cannot be read in a formula");
        }
    }

    /** The next symbol, or nothing at the end. */
    String peek() {
        return at < symbols.size() ? symbols.get(at).text : "";
    }

    String take() {
        String symbol = peek();
        at++;
        return symbol;
    }

    boolean takes(String wanted) {
        boolean found = peek().equals(wanted);
        at += found ? 1 : 0;
        return found;
    }

    void expect(String wanted) throws FormulaException {
        if (!takes(wanted)) {
            throw wrong(
                    "'" + wanted + "' was expected" + (peek().isEmpty() ? " at the end" : ", not '" + peek() + "'"));
        }
    }

    /**
     * Whether what is in the parentheses that begin here says something, and is not a number.
     *
     * @param tellers the symbols by which that is seen
     */
    boolean formulaInParentheses(Set<String> tellers) {
        int depth = 0;
        for (int i = at; i < symbols.size(); i++) {
            String symbol = symbols.get(i).text;
            depth += symbol.equals("(") ? 1 : symbol.equals(")") ? -1 : 0;
            if (depth == 0) {
                return false;
            }
            if (tellers.contains(symbol)) {
                return true;
            }
        }
        return false;
    }

    int place() {
        return at;
    }

    void back(int place) {
        at = place;
    }

    FormulaException wrong(String what) {
        return new FormulaException(text, at < symbols.size() ? symbols.get(at).column : text.length(), what);
    }
}
