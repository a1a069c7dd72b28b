package org.wythofflab.prove.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON that certificates are written in: objects, arrays, strings without escapes, whole numbers. */
final class JsonText {

    private static final int DEEPEST = 16;

    private final String text;
    private int at;

    private JsonText(String text) {
        this.text = text;
    }

    /** A {@code Map}, {@code List}, {@code String} or {@code Integer}. */
    static Object read(String text) {
        JsonText json = new JsonText(text);
        Object value = json.value(0);
        Flaw.unless(
                json.peek() == 0 && json.at == text.length(), "there is more after the end, at character " + json.at);
        return value;
    }

    private Object value(int depth) {
        Flaw.unless(depth < DEEPEST, "it is nested too deeply, at character " + at);
        char next = peek();
        if (next == '{') {
            return object(depth);
        }
        if (next == '[') {
            return array(depth);
        }
        return next == '"' ? string() : number();
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> object = new LinkedHashMap<>();
        expect('{');
        if (peek() != '}') {
            do {
                String key = string();
                expect(':');
                Flaw.unless(object.put(key, value(depth + 1)) == null, "\"" + key + "\" stands twice");
            } while (more('}'));
        } else {
            expect('}');
        }
        return object;
    }

    private List<Object> array(int depth) {
        List<Object> array = new ArrayList<>();
        expect('[');
        if (peek() != ']') {
            do {
                array.add(value(depth + 1));
            } while (more(']'));
        } else {
            expect(']');
        }
        return array;
    }

    /** Whether a comma follows; else the given end does. */
    private boolean more(char end) {
        boolean comma = peek() == ',';
        expect(comma ? ',' : end);
        return comma;
    }

    private String string() {
        expect('"');
        int end = text.indexOf('"', at);
        Flaw.unless(end >= 0, "a string does not end, from character " + at);
        String string = text.substring(at, end);
        Flaw.unless(string.indexOf('\\') < 0, "a string has an escape, at character " + at);
        at = end + 1;
        return string;
    }

    private Integer number() {
        int start = at;
        while (at < text.length() && (Character.digit(text.charAt(at), 10) >= 0 || text.charAt(at) == '-')) {
            at++;
        }
        try {
            return Integer.valueOf(text.substring(start, at));
        } catch (NumberFormatException notOne) {
            throw new Flaw("a number was expected at character " + start);
        }
    }

    /** The next character that is not blank, or 0 at the end. */
    private char peek() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void expect(char wanted) {
        Flaw.unless(peek() == wanted, "'" + wanted + "' was expected at character " + at);
        at++;
    }
}
