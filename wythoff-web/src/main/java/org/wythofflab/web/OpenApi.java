package org.wythofflab.web;

import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The description of all routes for programs, in the words of OpenAPI 3.1. */
final class OpenApi {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private OpenApi() {}

    static String of(String version, List<Route> routes) {
        ObjectNode root = JSON.createObjectNode().put("openapi", "3.1.0");
        root.putObject("info")
                .put("title", "Wythoff Lab")
                .put("version", version)
                .put("description", "Numbers of tokens are strings of decimal digits: they may be of any size.");
        ObjectNode paths = root.putObject("paths");
        for (Route route : routes) {
            ObjectNode path = paths.withObjectProperty(route.path());
            describe(route, path.putObject(route.method().toLowerCase(Locale.ROOT)));
        }
        ObjectNode fault = root.putObject("components").putObject("schemas").putObject("Error");
        fault.put("type", "object");
        ObjectNode fields = fault.putObject("properties");
        fields.putObject("error").put("type", "string").put("description", "what the command line would say");
        ArrayNode column = fields.putObject("column").putArray("type");
        column.add("integer").add("null");
        fields.putObject("kind")
                .put("type", "string")
                .putArray("enum")
                .add("input")
                .add("limit")
                .add("busy")
                .add("missing");
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root);
    }

    private static void describe(Route route, ObjectNode operation) {
        operation.put("summary", route.summary());
        if (route.isPost()) {
            body(route, operation.putObject("requestBody").put("required", true));
        } else {
            ArrayNode parameters = operation.putArray("parameters");
            for (Parameter parameter : route.parameters()) {
                describe(parameter, parameters.addObject());
            }
        }
        ObjectNode responses = operation.putObject("responses");
        ObjectNode content =
                responses.putObject("200").put("description", "the answer").putObject("content");
        route.types().forEach(content::putObject);
        fault(responses, Fault.BAD_REQUEST, "a parameter is missing or unknown");
        fault(responses, Fault.TOO_LARGE, "the answer, or what was sent, is too long");
        fault(responses, Fault.SENSELESS, "a text cannot be read or makes no sense, or the answer takes too much");
        fault(responses, Fault.TOO_MANY, "too many requests of this client wait");
        fault(responses, Fault.BUSY, "too busy; come back after the seconds of Retry-After");
    }

    private static void body(Route route, ObjectNode body) {
        ObjectNode schema =
                body.putObject("content").putObject("application/json").putObject("schema");
        schema.put("type", "object");
        ObjectNode fields = schema.putObject("properties");
        ArrayNode required = schema.putArray("required");
        for (Parameter field : route.parameters()) {
            fields.putObject(field.name()).put("description", field.description());
            if (field.required()) {
                required.add(field.name());
            }
        }
    }

    private static void describe(Parameter parameter, ObjectNode node) {
        node.put("name", parameter.name())
                .put("in", "query")
                .put("required", parameter.required())
                .put("description", parameter.description())
                .put("example", parameter.example());
        ObjectNode schema = node.putObject("schema");
        if (parameter.repeatable()) {
            schema.put("type", "array").putObject("items").put("type", "string");
        } else {
            schema.put("type", "string");
        }
    }

    private static void fault(ObjectNode responses, int status, String words) {
        responses
                .putObject(Integer.toString(status))
                .put("description", words)
                .putObject("content")
                .putObject("application/json")
                .putObject("schema")
                .put("$ref", "#/components/schemas/Error");
    }
}
