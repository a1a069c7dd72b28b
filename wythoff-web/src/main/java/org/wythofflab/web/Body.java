package org.wythofflab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The JSON object a client sent. */
record Body(JsonNode node) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    static final Body NONE = new Body(JSON.createObjectNode());

    /** @throws Fault.Thrown if it is no object */
    static Body parse(String text) {
        try {
            JsonNode node = JSON.readTree(text);
            if (node.isObject()) {
                return new Body(node);
            }
        } catch (JacksonException unreadable) {
            // Said below, in our own words.
        }
        throw bad("the body has to be a JSON object");
    }

    /** An object of one string. */
    static String quoted(String name, String text) {
        return JSON.createObjectNode().put(name, text).toString();
    }

    private static Fault.Thrown bad(String message) {
        return Fault.of(Fault.BAD_REQUEST, message).thrown();
    }

    /**
     * The same object, which has no other fields than these.
     *
     * @throws Fault.Thrown naming one that it should not have
     */
    Body only(String... names) {
        for (String name : node.propertyNames()) {
            if (!List.of(names).contains(name)) {
                throw bad("there is no field " + name + " here; there are " + String.join(", ", names) + ".");
            }
        }
        return this;
    }

    String text(String name) {
        return find(name).orElseThrow(() -> bad("the field " + name + " is missing"));
    }

    /** A string; a number counts as its digits. */
    Optional<String> find(String name) {
        JsonNode value = node.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        if (!isText(value)) {
            throw bad("the field " + name + " has to be a string");
        }
        return Optional.of(value.asString());
    }

    private static boolean isText(JsonNode value) {
        return value.isString() || value.isNumber();
    }

    /** Whether it is true; false if it is missing. */
    boolean isOn(String name) {
        JsonNode value = node.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return false;
        }
        if (!value.isBoolean()) {
            throw bad("the field " + name + " has to be true or false");
        }
        return value.asBoolean();
    }

    int number(String name, int usual) {
        String text = find(name).orElse(Integer.toString(usual));
        if (!text.matches("[0-9]{1,9}")) {
            throw bad("the field " + name + " has to be a small number");
        }
        return Integer.parseInt(text);
    }

    /** A list of pairs of strings. */
    List<List<String>> pairs(String name, int most) {
        JsonNode list = node.path(name);
        if (!list.isArray() || list.size() > most) {
            throw bad("the field " + name + " has to be a list of at most " + most + " pairs");
        }
        List<List<String>> pairs = new ArrayList<>();
        for (JsonNode pair : list) {
            if (!pair.isArray() || pair.size() != 2 || !isText(pair.path(0)) || !isText(pair.path(1))) {
                throw bad("each of the " + name + " has to be a pair such as [\"1\", \"0\"]");
            }
            pairs.add(List.of(pair.path(0).asString(), pair.path(1).asString()));
        }
        return pairs;
    }

    Body part(String name) {
        JsonNode value = node.path(name);
        if (!value.isObject()) {
            throw bad("the field " + name + " has to be an object");
        }
        return new Body(value);
    }
}
