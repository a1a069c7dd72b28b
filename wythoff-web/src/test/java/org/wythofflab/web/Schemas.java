package org.wythofflab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * What is wrong with a document, by the schemas of a description. Knows the keywords that we use, and no others: one it does
 * not know is an error and not silently true.
 */
record Schemas(JsonNode description) {
    private static final Set<String> KNOWN = Set.of(
            "$ref",
            "additionalProperties",
            "description",
            "enum",
            "items",
            "maxItems",
            "minItems",
            "oneOf",
            "pattern",
            "properties",
            "required",
            "type");

    JsonNode named(String name) {
        return resolved("#/components/schemas/" + name);
    }

    private JsonNode resolved(String reference) {
        JsonNode schema = description.at(reference.substring(1));
        if (!reference.startsWith("#/") || !schema.isObject()) {
            throw new IllegalArgumentException("there is no schema " + reference);
        }
        return schema;
    }

    /** Empty if the document is as the schema says. */
    List<String> objections(JsonNode schema, JsonNode document) {
        List<String> found = new ArrayList<>();
        check(schema, document, "", found);
        return found;
    }

    private void check(JsonNode schema, JsonNode value, String where, List<String> found) {
        Set<String> unknown = new TreeSet<>(schema.propertyNames());
        unknown.removeAll(KNOWN);
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException("unknown keywords " + unknown + " at " + where);
        }
        if (schema.has("$ref")) {
            check(resolved(schema.path("$ref").asString()), value, where, found);
        }
        if (schema.has("type") && !hasType(schema.path("type"), value)) {
            found.add(where + " should be " + schema.path("type") + ": " + value);
            return;
        }
        if (schema.has("enum") && schema.path("enum").valueStream().noneMatch(value::equals)) {
            found.add(where + " should be one of " + schema.path("enum") + ": " + value);
        }
        if (schema.has("pattern")
                && value.isString()
                && !Pattern.compile(schema.path("pattern").asString())
                        .matcher(value.asString())
                        .find()) {
            found.add(where + " should match " + schema.path("pattern") + ": " + value);
        }
        if (schema.has("oneOf")) {
            long fitting = schema.path("oneOf")
                    .valueStream()
                    .filter(one -> objections(one, value).isEmpty())
                    .count();
            if (fitting != 1) {
                found.add(
                        where + " should fit one of " + schema.path("oneOf").size() + " schemas, and fits " + fitting);
            }
        }
        if (value.isArray()) {
            elements(schema, value, where, found);
        }
        if (value.isObject()) {
            members(schema, value, where, found);
        }
    }

    private static boolean hasType(JsonNode types, JsonNode value) {
        return types.isArray()
                ? types.valueStream().anyMatch(type -> hasType(type, value))
                : switch (types.asString()) {
                    case "null" -> value.isNull();
                    case "boolean" -> value.isBoolean();
                    case "integer" -> value.isIntegralNumber();
                    case "number" -> value.isNumber();
                    case "string" -> value.isString();
                    case "array" -> value.isArray();
                    case "object" -> value.isObject();
                    default -> throw new IllegalArgumentException("unknown type " + types);
                };
    }

    private void elements(JsonNode schema, JsonNode value, String where, List<String> found) {
        int size = value.size();
        if (size < schema.path("minItems").asInt(0)
                || size > schema.path("maxItems").asInt(Integer.MAX_VALUE)) {
            found.add(where + " has " + size + " elements");
        }
        for (int i = 0; schema.has("items") && i < size; i++) {
            check(schema.path("items"), value.path(i), where + "/" + i, found);
        }
    }

    private void members(JsonNode schema, JsonNode value, String where, List<String> found) {
        schema.path("required")
                .valueStream()
                .filter(name -> !value.has(name.asString()))
                .forEach(name -> found.add(where + " has no " + name.asString()));
        JsonNode properties = schema.path("properties");
        value.propertyStream().forEach(member -> {
            if (properties.has(member.getKey())) {
                check(properties.path(member.getKey()), member.getValue(), where + "/" + member.getKey(), found);
            } else if (!schema.path("additionalProperties").asBoolean(true)) {
                found.add(where + " should have no " + member.getKey());
            }
        });
    }
}
