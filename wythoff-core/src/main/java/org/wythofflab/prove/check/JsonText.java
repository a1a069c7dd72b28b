package org.wythofflab.prove.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the JSON that certificates are written in: objects, arrays, strings without escapes, whole numbers. */
final class JsonText {

    private static final int DEEPEST = 16;

    /** A string, a number, another sign or, as nothing, the end; behind blanks. */
    private static final Pattern TOKEN = Pattern.compile("\\s*(\"[^\"\\\\]*\"|-?[0-9]+|[\\[\\]{}:,]|\\z)");

    private final Matcher tokens;
    /** The one that comes next, and where. */
    private String token = "";

    private int at;

    private JsonText(String text) {
        tokens = TOKEN.matcher(text);
        advance();
    }

    /** A {@code Map}, {@code List}, {@code String} or {@code Integer}. */
    static Object read(String text) {
        JsonText json = new JsonText(text);
        Object value = json.value(0);
        Flaw.unless(json.token.isEmpty(), "there is more after the end, " + json.where());
        return value;
    }

    private String where() {
        return "at character " + at;
    }

    private void advance() {
        at = tokens.regionStart();
        Flaw.unless(tokens.lookingAt(), "this cannot be read, " + where());
        token = tokens.group(1);
        tokens.region(tokens.end(), tokens.regionEnd());
    }

    private Object value(int depth) {
        Flaw.unless(depth < DEEPEST, "it is nested too deeply, " + where());
        if (token.equals("{")) {
            Map<String, Object> object = new LinkedHashMap<>();
            while (more(object.isEmpty(), "}")) {
                String key = string();
                expect(":");
                Flaw.unless(object.put(key, value(depth + 1)) == null, "\"" + key + "\" stands twice");
            }
            return object;
        }
        if (token.equals("[")) {
            List<Object> array = new ArrayList<>();
            while (more(array.isEmpty(), "]")) {
                array.add(value(depth + 1));
            }
            return array;
        }
        return token.startsWith("\"") ? string() : number();
    }

    /** Goes on behind an opening bracket, at first, or a comma; else the bracket is closed. */
    private boolean more(boolean first, String close) {
        if (first) {
            advance();
        }
        boolean more = !token.equals(close);
        if (!more || !first) {
            expect(more ? "," : close);
        }
        return more;
    }

    private String string() {
        String string = token;
        Flaw.unless(string.startsWith("\""), "a string was expected " + where());
        advance();
        return string.substring(1, string.length() - 1);
    }

    private Integer number() {
        try {
            Integer number = Integer.valueOf(token);
            advance();
            return number;
        } catch (NumberFormatException notOne) {
            throw new Flaw("a number was expected " + where());
        }
    }

    private void expect(String wanted) {
        Flaw.unless(token.equals(wanted), "'" + wanted + "' was expected " + where());
        advance();
    }
}
