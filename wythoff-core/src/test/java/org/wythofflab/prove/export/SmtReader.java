package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Works out formulas of SMT-LIB without quantifiers, for tests. */
final class SmtReader {

    private final String text;
    private int at;

    private SmtReader(String text) {
        this.text = text;
    }

    /** A formula to be worked out often. */
    static Object parsed(String formula) {
        return new SmtReader(formula).read();
    }

    static boolean holds(Object formula, Map<String, Integer> variables) {
        return (Boolean) value(formula, variables);
    }

    /** A {@code String}, or a list. */
    private Object read() {
        skip();
        if (text.charAt(at) == '(') {
            at++;
            List<Object> items = new ArrayList<>();
            skip();
            while (text.charAt(at) != ')') {
                items.add(read());
                skip();
            }
            at++;
            return items;
        }
        int start = at;
        while (at < text.length() && " \n()".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    private void skip() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private static Object value(Object node, Map<String, Integer> variables) {
        if (node instanceof String atom) {
            if (atom.equals("true") || atom.equals("false")) {
                return atom.equals("true");
            }
            return variables.containsKey(atom) ? variables.get(atom) : Integer.valueOf(atom);
        }
        List<?> list = (List<?>) node;
        String word = (String) list.get(0);
        List<Object> parts = list.subList(1, list.size()).stream()
                .map(part -> value(part, variables))
                .toList();
        return switch (word) {
            case "and" -> parts.stream().allMatch(Boolean.TRUE::equals);
            case "or" -> parts.stream().anyMatch(Boolean.TRUE::equals);
            case "not" -> !(Boolean) parts.get(0);
            case "=" -> parts.get(0).equals(parts.get(1));
            case "<" -> number(parts, 0) < number(parts, 1);
            case ">" -> number(parts, 0) > number(parts, 1);
            case ">=" -> number(parts, 0) >= number(parts, 1);
            case "+" -> parts.stream().mapToInt(part -> (Integer) part).sum();
            case "-" -> parts.size() == 1 ? -number(parts, 0) : number(parts, 0) - number(parts, 1);
            case "*" -> number(parts, 0) * number(parts, 1);
            case "mod" -> Math.floorMod(number(parts, 0), number(parts, 1));
            default -> throw new IllegalArgumentException(word);
        };
    }

    private static int number(List<Object> parts, int i) {
        return (Integer) parts.get(i);
    }
}
