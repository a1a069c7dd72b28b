package org.wythofflab.web;

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

    private static Fault.Thrown bad(String message) {
        return Fault.of(Fault.BAD_REQUEST, message).thrown();
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
        if (!value.isValueNode()) {
            throw bad("the field " + name + " has to be a string");
        }
        return Optional.of(value.asString());
    }

    Body part(String name) {
        JsonNode value = node.path(name);
        if (!value.isObject()) {
            throw bad("the field " + name + " has to be an object");
        }
        return new Body(value);
    }
}
