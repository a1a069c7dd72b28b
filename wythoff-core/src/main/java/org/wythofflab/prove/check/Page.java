package org.wythofflab.prove.check;

import java.util.List;
import java.util.Map;

/**
 * A part of a certificate, read with the type it must have.
 *
 * @param where it is, for who reads what is wrong
 */
record Page(Object value, String where) {

    private <T> T as(Class<T> type, String expected) {
        Flaw.unless(type.isInstance(value), where + " is not " + expected);
        return type.cast(value);
    }

    Map<?, ?> entries() {
        return as(Map.class, "an object");
    }

    Page get(String key) {
        Object found = entries().get(key);
        if (found == null) {
            throw new Flaw(where + " has no \"" + key + "\"");
        }
        return new Page(found, where + ": \"" + key + "\"");
    }

    String text() {
        return as(String.class, "a text");
    }

    int number() {
        return as(Integer.class, "a number");
    }

    List<Page> list() {
        List<?> list = as(List.class, "a list");
        return list.stream().map(item -> new Page(item, where)).toList();
    }

    List<String> texts() {
        return list().stream().map(Page::text).toList();
    }

    int[] ints() {
        return list().stream().mapToInt(Page::number).toArray();
    }

    List<int[]> rows() {
        return list().stream().map(Page::ints).toList();
    }
}
