package org.wythofflab.web;

import java.util.Map;

/** What is sent: a type, a body, and further headers. */
final class Reply {

    static final String JSON = "application/json; charset=utf-8";
    static final String PNG = "image/png";

    private final String type;
    private final byte[] body;
    private final Map<String, String> headers;

    Reply(String type, byte[] body, Map<String, String> headers) {
        this.type = type;
        this.body = body;
        this.headers = Map.copyOf(headers);
    }

    String type() {
        return type;
    }

    byte[] body() {
        return body;
    }

    Map<String, String> headers() {
        return headers;
    }
}
