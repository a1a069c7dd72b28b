package org.wythofflab.web;

import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** What is refused before it reaches a route looks like any other refusal, and tells nothing about the server. */
final class PlainErrors extends ErrorHandler {
    private static final int UNKNOWN_VERSION = 505;

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        put(response.getHeaders());
        Content.Sink.write(response, true, fault(code, message).json(), callback);
    }

    private static Fault fault(int status, @Nullable String reason) {
        return status >= Fault.BUG && status != UNKNOWN_VERSION
                ? Desk.bug()
                : Fault.of(
                        status,
                        "this request cannot be read: "
                                + Optional.ofNullable(reason).orElse("status " + status));
    }

    private static void put(HttpFields.Mutable fields) {
        Headers.ALWAYS.forEach(fields::put);
        fields.put(HttpHeader.CONTENT_TYPE, Reply.JSON);
    }
}
