package org.wythofflab.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who asks a studio. */
final class Client {
    static final JsonMapper JSON = JsonMapper.builder().build();

    /** A guard against waiting forever. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final Studio studio;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();

    Client(Studio studio) {
        this.studio = studio;
    }

    /** @param parts name, value, name, value, ... */
    static String path(String path, String... parts) {
        StringBuilder text = new StringBuilder(path);
        for (int i = 0; i < parts.length; i += 2) {
            text.append(i == 0 ? '?' : '&')
                    .append(parts[i])
                    .append('=')
                    .append(URLEncoder.encode(parts[i + 1], StandardCharsets.UTF_8));
        }
        return text.toString();
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(studio.url().replaceFirst("/$", "") + path))
                .timeout(PATIENCE);
    }

    HttpResponse<byte[]> send(HttpRequest request) {
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    HttpClient http() {
        return http;
    }

    HttpResponse<byte[]> get(String path, String... parts) {
        return send(request(path(path, parts)).build());
    }

    JsonNode json(String path, String... parts) {
        return json(get(path, parts));
    }

    static JsonNode json(HttpResponse<byte[]> response) {
        return JSON.readTree(response.body());
    }

    static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }
}
