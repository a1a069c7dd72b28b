package org.wythofflab.render;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON strictly, as RFC 8259 has it, for the tests that read answers back; shares nothing with the writer. */
public final class JsonText {
    private final String text;
    private int at;

    private JsonText(String text) {
        this.text = text;
    }

    /** A document as maps, lists, strings, {@link BigInteger}s, booleans and null. */
    public static Object parse(String text) {
        JsonText json = new JsonText(text);
        Object value = json.value();
        json.blanks();
        if (json.at != text.length()) {
            throw json.fault("the end");
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(String text) {
        return (Map<String, Object>) parse(text);
    }

    private Object value() {
        blanks();
        return switch (peek()) {
            case '{' -> members();
            case '[' -> elements();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        while (!closes('}', members.isEmpty())) {
            String name = string();
            expect(':');
            if (members.containsKey(name)) {
                throw fault("another name than " + name);
            }
            members.put(name, value());
        }
        return members;
    }

    private List<Object> elements() {
        List<Object> elements = new ArrayList<>();
        expect('[');
        while (!closes(']', elements.isEmpty())) {
            elements.add(value());
        }
        return elements;
    }

    /** Whether the container ends here; if not, takes the comma between two parts of it. */
    private boolean closes(char bracket, boolean empty) {
        blanks();
        if (peek() == bracket) {
            at++;
            return true;
        }
        if (!empty) {
            expect(',');
        }
        blanks();
        return false;
    }

    private String string() {
        expect('"');
        StringBuilder value = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c < ' ') {
                throw fault("an escape");
            }
            value.append(c == '\\' ? escaped() : c);
        }
        at++;
        return value.toString();
    }

    private char escaped() {
        char c = text.charAt(at++);
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'u' -> {
                at += 4;
                yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            default -> throw fault("a known escape");
        };
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw fault(word);
        }
        at += word.length();
        return value;
    }

    private BigInteger number() {
        int start = at;
        while (at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return new BigInteger(text.substring(start, at));
    }

    private void blanks() {
        while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw fault("more");
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        blanks();
        if (peek() != c) {
            throw fault("'" + c + "'");
        }
        at++;
    }

    private IllegalArgumentException fault(String expected) {
        return new IllegalArgumentException("expected " + expected + " at " + at + " of " + text);
    }
}
