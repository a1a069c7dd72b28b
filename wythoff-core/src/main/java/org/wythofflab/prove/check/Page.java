package org.wythofflab.prove.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A part of a certificate, read with the types it must have. */
record Page(Map<?, ?> entries, String where) {

    static Page of(Object value, String where) {
        if (value instanceof Map<?, ?> map) {
            return new Page(map, where);
        }
        throw new Flaw(where + " is not an object");
    }

    String text(String key) {
        return as(String.class, entries.get(key), "a text", key);
    }

    int number(String key) {
        return as(Integer.class, entries.get(key), "a number", key);
    }

    List<?> list(String key) {
        return as(List.class, entries.get(key), "a list", key);
    }

    List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        for (Object item : list(key)) {
            texts.add(as(String.class, item, "a list of texts", key));
        }
        return texts;
    }

    List<int[]> rows(String key) {
        List<int[]> rows = new ArrayList<>();
        for (Object row : list(key)) {
            rows.add(ints(row, key));
        }
        return rows;
    }

    int[] ints(Object row, String key) {
        List<?> list = as(List.class, row, "a list of lists", key);
        int[] ints = new int[list.size()];
        for (int i = 0; i < ints.length; i++) {
            ints[i] = as(Integer.class, list.get(i), "lists of numbers", key);
        }
        return ints;
    }

    private <T> T as(Class<T> type, @Nullable Object value, String expected, String key) {
        if (!type.isInstance(value)) {
            throw new Flaw(where + ": \"" + key + "\" is not " + expected);
        }
        return type.cast(value);
    }
}
