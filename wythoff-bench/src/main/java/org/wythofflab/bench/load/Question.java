package org.wythofflab.bench.load;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a person asks.
 *
 * @param body what is sent with it, in JSON
 * @param leaves whether the person goes away if the answer does not come at once
 */
record Question(Kind kind, String path, Optional<String> body, boolean leaves) {

    static Question get(Kind kind, String path, boolean leaves) {
        return new Question(kind, path, Optional.empty(), leaves);
    }

    /** As browsers send it, as far as the studio looks at it. */
    byte[] request(String host) {
        String head = (body.isPresent() ? "POST " : "GET ") + path + " HTTP/1.1\r\nHost: " + host
                + "\r\nAccept: */*, text/event-stream\r\nAccept-Encoding: gzip\r\n";
        String rest = body.map(json ->
                        "Content-Type: application/json\r\nContent-Length: " + json.length() + "\r\n\r\n" + json)
                .orElse("\r\n");
        return (head + rest).getBytes(StandardCharsets.US_ASCII);
    }
}
