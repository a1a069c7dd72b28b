package org.wythofflab.prove.export;

import java.util.Map;
import java.util.Objects;

/** Works out the formulas of moves as Walnut reads them, for tests: comparisons of sums, remainders, and, or, not. */
final class WalnutReader {

    private final String text;
    private final Map<String, Integer> variables;
    private int at;

    private WalnutReader(String text, Map<String, Integer> variables) {
        this.text = text;
        this.variables = variables;
    }

    static boolean holds(String formula, Map<String, Integer> variables) {
        WalnutReader reader = new WalnutReader(formula.replace(" ", ""), variables);
        boolean value = reader.any();
        if (reader.at != reader.text.length()) {
            throw new IllegalArgumentException(formula + " at " + reader.at);
        }
        return value;
    }

    private boolean any() {
        boolean value = all();
        while (takes("|")) {
            value |= all();
        }
        return value;
    }

    private boolean all() {
        boolean value = one();
        while (takes("&")) {
            value &= one();
        }
        return value;
    }

    private boolean one() {
        if (takes("~")) {
            return !one();
        }
        if (takes("(Eq")) {
            // x=u+3*q+1: of numbers 0, 1, 2, ..., as all in Walnut.
            int end = text.indexOf(')', at);
            String inner = text.substring(at, end);
            at = end + 1;
            int most = Objects.requireNonNull(variables.get("x")) + Objects.requireNonNull(variables.get("y"));
            for (int q = 0; q <= most; q++) {
                if (holds(inner.replace("q", Integer.toString(q)), variables)) {
                    return true;
                }
            }
            return false;
        }
        if (takes("(")) {
            boolean value = any();
            if (!takes(")")) {
                throw new IllegalArgumentException(text + " at " + at);
            }
            return value;
        }
        int left = sum();
        char relation = text.charAt(at++);
        int right = sum();
        return relation == '=' ? left == right : relation == '<' ? left < right : left > right;
    }

    private int sum() {
        int sum = product();
        while (takes("+")) {
            sum += product();
        }
        return sum;
    }

    private int product() {
        int value = atom();
        return takes("*") ? value * atom() : value;
    }

    private int atom() {
        int start = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        String word = text.substring(start, at);
        Integer variable = variables.get(word);
        return variable != null ? variable : Integer.parseInt(word);
    }

    private boolean takes(String word) {
        boolean here = text.startsWith(word, at);
        at += here ? word.length() : 0;
        return here;
    }
}
