package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The choice of parameters of one case, by name: {@code s=2, t=3}, or {@code f=k^2}. */
public record Parameters(Map<String, String> values) {

    static final Parameters NONE = new Parameters(Map.of());

    public Parameters {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public static Parameters of(String name, Object value) {
        return NONE.and(name, value);
    }

    public Parameters and(String name, Object value) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(name, value.toString());
        return new Parameters(more);
    }

    /** Whether every wanted value is the one here. */
    boolean has(Map<String, String> wanted) {
        return wanted.entrySet().stream().allMatch(entry -> entry.getValue().equals(values.get(entry.getKey())));
    }

    /** All of them in short: {@code s=1..4, t=1..5}. */
    static String summary(List<Parameters> all) {
        Map<String, Set<String>> seen = new LinkedHashMap<>();
        for (Parameters one : all) {
            one.values.forEach((name, value) ->
                    seen.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(value));
        }
        return seen.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + inShort(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** The same, but if there are several names each choice by itself: not all that the summary would name need be meant. */
    static String each(List<Parameters> all) {
        return all.stream().anyMatch(one -> one.values.size() > 1)
                ? all.stream().map(Parameters::toString).collect(Collectors.joining("; "))
                : summary(all);
    }

    private static String inShort(Set<String> values) {
        if (values.stream().allMatch(value -> value.matches("\\d{1,9}"))) {
            return ranges(values.stream().map(Integer::valueOf).collect(Collectors.toCollection(TreeSet::new)));
        }
        return String.join(" | ", values);
    }

    private static String ranges(TreeSet<Integer> values) {
        List<String> ranges = new ArrayList<>();
        int first = values.first();
        for (int value : values) {
            if (!values.contains(value - 1)) {
                first = value;
            }
            if (!values.contains(value + 1)) {
                ranges.add(
                        first == value ? "" + value : value == first + 1 ? first + "," + value : first + ".." + value);
            }
        }
        return String.join(",", ranges);
    }

    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
