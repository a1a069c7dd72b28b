package org.wythofflab.web;

import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.wythofflab.lab.ledger.VerifyRequest;
import org.wythofflab.render.Format;

/** Checks of claims, reported while they run. */
final class Checks {
    static final String EVENTS = "text/event-stream";

    private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final Desk desk;
    private final Workers checkers;

    Checks(Desk desk, Workers checkers) {
        this.desk = desk;
        this.checkers = checkers;
    }

    Route route() {
        return Route.get(
                        "/api/verify",
                        "Checks a claim against the rules: events progress, then verdict or error",
                        List.of(
                                Parameter.required("claim", "the id of a claim", "wyt-f/theorem-10"),
                                Parameter.optional("bound", "how far to check", "50")),
                        List.of(EVENTS),
                        (q, b, cancelled) -> {
                            throw new IllegalStateException("a check is a stream");
                        })
                .giving("Events");
    }

    void handle(Context ctx) {
        Query query = Query.of(route().parameters(), ctx.queryParamMap());
        if (!Optional.ofNullable(ctx.header("Accept")).orElse("").contains(EVENTS)) {
            throw Fault.of(Fault.BAD_REQUEST, "the answer is a stream; ask with Accept: " + EVENTS)
                    .thrown();
        }
        ctx.header("Cache-Control", "no-store");
        new SseHandler(client -> start(client, query)).handle(ctx);
    }

    private void start(SseClient client, Query query) {
        client.keepAlive();
        Stream stream = new Stream(client);
        VerifyRequest request = new VerifyRequest(
                List.of(query.get("claim")), query.find("bound"), Optional.empty(), false, Optional.empty());
        Departure departure = Departure.of(client.ctx().req());
        Task task = new Task(
                ClientName.of(client.ctx().req()),
                cancelled -> () -> desk.answer(request, Format.JSON, cancelled, stream::progress),
                departure,
                checkers.now());
        client.onClose(() -> task.cancel(Workers.GONE));
        var unused = task.answer().whenComplete((answer, failure) -> {
            departure.answered();
            if (failure == null) {
                stream.end("verdict", new String(answer.body(), StandardCharsets.UTF_8).strip());
            } else {
                stream.end("error", Server.fault(cause(failure)).json());
            }
        });
        try {
            checkers.submit(task);
        } catch (Fault.Thrown full) {
            task.cancel(full.fault());
        }
    }

    private static Throwable cause(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }

    /** The events of one check, sent one at a time. */
    private static final class Stream {
        private final SseClient client;
        private long last = System.nanoTime() - EVERY_NANOS;
        private boolean ended;

        Stream(SseClient client) {
            this.client = client;
        }

        synchronized void progress(long done, long total) {
            long now = System.nanoTime();
            if (!ended && now - last >= EVERY_NANOS) {
                last = now;
                client.sendEvent("progress", "{\"done\":" + done + ",\"total\":" + total + "}");
            }
        }

        synchronized void end(String event, String data) {
            if (!ended) {
                ended = true;
                client.sendEvent(event, data);
                client.close();
            }
        }
    }
}
