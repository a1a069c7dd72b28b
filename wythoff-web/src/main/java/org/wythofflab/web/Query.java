package org.wythofflab.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The parameters of one request, exactly those its route documents. */
final class Query {
    private final List<Parameter> known;
    private final Map<String, List<String>> given;

    private Query(List<Parameter> known, Map<String, List<String>> given) {
        this.known = known;
        this.given = given;
    }

    /** @throws Fault.Thrown if one is missing, unknown or given too often */
    static Query of(List<Parameter> known, Map<String, List<String>> given) {
        TreeSet<String> odd = new TreeSet<>(given.keySet());
        for (Parameter parameter : known) {
            odd.remove(parameter.name());
            int times = given.getOrDefault(parameter.name(), List.of()).size();
            if (times == 0 && parameter.required()) {
                throw bad("the parameter " + parameter.name() + " is missing: " + parameter.description()
                        + ", for example " + parameter.example());
            }
            if (times > 1 && !parameter.repeatable()) {
                throw bad("the parameter " + parameter.name() + " is given " + times + " times; give it once");
            }
        }
        if (!odd.isEmpty()) {
            throw bad("there is no parameter " + odd.first() + " here; there are "
                    + known.stream().map(Parameter::name).collect(Collectors.joining(", ", "", ".")));
        }
        return new Query(known, given);
    }

    private static Fault.Thrown bad(String message) {
        return Fault.of(Fault.BAD_REQUEST, message).thrown();
    }

    String get(String name) {
        return find(name).orElseThrow(() -> new IllegalStateException(name + " is not a required parameter"));
    }

    Optional<String> find(String name) {
        return all(name).stream().findFirst();
    }

    List<String> all(String name) {
        if (known.stream().noneMatch(parameter -> parameter.name().equals(name))) {
            throw new IllegalStateException("the parameter " + name + " is not documented");
        }
        return given.getOrDefault(name, List.of());
    }

    /** Whether a switch is on: {@code 1} or {@code true}. */
    boolean isOn(String name) {
        String word = find(name).orElse("0");
        return switch (word) {
            case "1", "true" -> true;
            case "0", "false", "" -> false;
            default -> throw bad("the parameter " + name + " is 0 or 1, not '" + word + "'");
        };
    }
}
