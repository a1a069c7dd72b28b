package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A studio for all tests of a class, whose answers are held against its own description. */
final class DescribedStudio implements AfterAllCallback {
    private final Studio studio = Studios.timeless();
    private final Client client = new Client(studio);
    private final Schemas schemas = new Schemas(client.json("/api/openapi.json"));

    Client client() {
        return client;
    }

    Schemas schemas() {
        return schemas;
    }

    private JsonNode operation(String method, String path) {
        JsonNode operation = schemas.description().path("paths").path(path).path(method);
        assertThat(operation.isObject()).as(method + " " + path).isTrue();
        return operation;
    }

    JsonNode fits(JsonNode schema, JsonNode document, String what) {
        assertThat(schemas.objections(schema, document)).as(what).isEmpty();
        return document;
    }

    /** The answer, whatever its status, which is as the description says of its path and status. */
    JsonNode asked(String path, String... parts) {
        return described("get", path, client.get(path, parts));
    }

    /** The answer of a question that is not refused. */
    JsonNode get(String path, String... parts) {
        HttpResponse<byte[]> response = client.get(path, parts);
        assertThat(response.statusCode()).as(Client.text(response)).isEqualTo(200);
        return described("get", path, response);
    }

    /** The answer to an order that is as the description says, too. */
    JsonNode post(String path, JsonNode body) {
        fits(operation("post", path).at("/requestBody/content/application~1json/schema"), body, path);
        return described(
                "post",
                path,
                client.send(client.request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                        .build()));
    }

    /** What a match has come to after an action. */
    JsonNode act(String path, JsonNode match, ObjectNode action) {
        ObjectNode body =
                Client.JSON.createObjectNode().put("match", match.path("match").asString());
        body.set("action", action);
        return post(path, body);
    }

    private JsonNode described(String method, String path, HttpResponse<byte[]> response) {
        JsonNode schema = operation(method, path)
                .path("responses")
                .path(Integer.toString(response.statusCode()))
                .path("content")
                .path("application/json")
                .path("schema");
        assertThat(schema.has("$ref")).as(path + " " + response.statusCode()).isTrue();
        return fits(schema, Client.json(response), path);
    }

    @Override
    public void afterAll(ExtensionContext context) {
        studio.close();
    }
}
