package org.wythofflab.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
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
        root.putObject("components").set("schemas", schemas());
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root);
    }

    private static JsonNode schemas() {
        try (InputStream in = OpenApi.class.getResourceAsStream("schemas.json")) {
            return JSON.readTree(Objects.requireNonNull(in, "schemas.json"));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    private static void describe(Route route, ObjectNode operation) {
        operation.put("summary", route.summary());
        if (route.isPost()) {
            ObjectNode body = operation.putObject("requestBody").put("required", true);
            refer(body.putObject("content").putObject("application/json"), route.sent());
        } else {
            ArrayNode parameters = operation.putArray("parameters");
            for (Parameter parameter : route.parameters()) {
                describe(parameter, parameters.addObject());
            }
        }
        ObjectNode responses = operation.putObject("responses");
        ObjectNode content =
                responses.putObject("200").put("description", "the answer").putObject("content");
        for (String type : route.types()) {
            ObjectNode form = content.putObject(type);
            if (type.equals("application/json") || type.equals(LongAnswers.EVENTS)) {
                refer(form, route.schema());
            }
        }
        fault(responses, Fault.BAD_REQUEST, "a parameter is missing or unknown");
        fault(responses, Fault.TOO_LARGE, "the answer, or what was sent, is too long");
        fault(responses, Fault.SENSELESS, "a text cannot be read or makes no sense, or the answer takes too much");
        fault(responses, Fault.TOO_MANY, "too many requests of this client wait");
        fault(responses, Fault.BUSY, "too busy; come back after the seconds of Retry-After");
    }

    private static void refer(ObjectNode form, String schema) {
        form.putObject("schema").put("$ref", "#/components/schemas/" + schema);
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
        ObjectNode content = responses
                .putObject(Integer.toString(status))
                .put("description", words)
                .putObject("content");
        refer(content.putObject("application/json"), "Error");
    }
}
