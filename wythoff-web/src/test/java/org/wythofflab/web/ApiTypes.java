package org.wythofflab.web;

import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The types of the page, written from the description of the routes. */
record ApiTypes(JsonNode description) {
    private static final String JSON = "/content/application~1json/schema";

    String text() {
        return "// Written from openapi.json. ApiTypesTest compares, and says how to write it again.\n"
                + "declare namespace Api {\n"
                + description
                        .at("/components/schemas")
                        .propertyStream()
                        .map(schema -> comment(schema.getValue(), "  ") + "  type " + schema.getKey() + " = "
                                + type(schema.getValue(), "  ") + ";\n\n")
                        .collect(Collectors.joining())
                + table("Questions", "the parameters of a path", "get", ApiTypes::parameters)
                + "\n"
                + table(
                        "Answers",
                        "what a path answers",
                        "get",
                        operation -> type(operation.at("/responses/200" + JSON)))
                + "\n"
                + table(
                        "Orders",
                        "what is sent to a path",
                        "post",
                        operation -> type(operation.at("/requestBody" + JSON)))
                + "\n"
                + table("Results", "what comes back", "post", operation -> type(operation.at("/responses/200" + JSON)))
                + "}\n";
    }

    private String table(String name, String words, String method, Function<JsonNode, String> type) {
        return "  /** " + words + " */\n  interface " + name + " {\n"
                + description
                        .path("paths")
                        .propertyStream()
                        .filter(path -> path.getValue().has(method))
                        .map(path -> "    '" + path.getKey().replaceFirst("^/api/", "") + "': "
                                + type.apply(path.getValue().path(method)) + ";\n")
                        .collect(Collectors.joining())
                + "  }\n";
    }

    private static String parameters(JsonNode operation) {
        String fields = operation
                .path("parameters")
                .valueStream()
                .map(parameter -> parameter.path("name").asString()
                        + (parameter.path("required").asBoolean() ? "" : "?") + ": string")
                .collect(Collectors.joining("; "));
        return fields.isEmpty() ? "{}" : "{ " + fields + " }";
    }

    private static String comment(JsonNode schema, String indent) {
        return schema.has("description")
                ? indent + "/** " + schema.path("description").asString() + " */\n"
                : "";
    }

    private static String type(JsonNode schema) {
        return type(schema, "");
    }

    private static String type(JsonNode schema, String indent) {
        if (schema.has("$ref")) {
            return schema.path("$ref").asString().replaceFirst(".*/", "");
        }
        if (schema.has("oneOf")) {
            return union(schema.path("oneOf").valueStream().map(one -> type(one, indent)));
        }
        if (schema.has("enum")) {
            return union(schema.path("enum").valueStream().map(word -> "'" + word.asString() + "'"));
        }
        JsonNode types = schema.path("type");
        return types.isArray()
                ? union(types.valueStream().map(one -> named(one.asString(), schema, indent)))
                : named(types.asString("unknown"), schema, indent);
    }

    private static String union(Stream<String> types) {
        return types.collect(Collectors.joining(" | "));
    }

    private static String named(String type, JsonNode schema, String indent) {
        return switch (type) {
            case "integer", "number" -> "number";
            case "array" -> array(schema, indent);
            case "object" -> schema.has("properties") ? object(schema, indent) : "Record<string, unknown>";
            default -> type;
        };
    }

    /** Two elements are a pair; more are a list, however many there have to be. */
    private static String array(JsonNode schema, String indent) {
        String element = type(schema.path("items"), indent);
        boolean pair =
                schema.path("minItems").asInt(0) == 2 && schema.path("maxItems").asInt(0) == 2;
        return pair
                ? "[" + element + ", " + element + "]"
                : (element.contains(" | ") ? "(" + element + ")" : element) + "[]";
    }

    private static String object(JsonNode schema, String indent) {
        String inner = indent + "  ";
        return schema.path("properties")
                .propertyStream()
                .map(property -> {
                    boolean required = schema.path("required")
                            .valueStream()
                            .anyMatch(name -> name.asString().equals(property.getKey()));
                    return comment(property.getValue(), inner) + inner + property.getKey() + (required ? "" : "?")
                            + ": " + type(property.getValue(), inner) + ";\n";
                })
                .collect(Collectors.joining("", "{\n", indent + "}"));
    }
}
