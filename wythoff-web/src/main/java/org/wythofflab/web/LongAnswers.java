package org.wythofflab.web;

import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.wythofflab.lab.Listener;

/** Answers that take long, reported while they are found: events progress and stage, then one with the answer, or error. */
final class LongAnswers {
    static final String EVENTS = "text/event-stream";

    private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Finds an answer, and says how far it has come. */
    @FunctionalInterface
    interface Work {
        Reply answer(Query query, BooleanSupplier cancelled, Listener listener) throws Exception;
    }

    private final Route route;
    private final String last;
    private final Workers workers;
    private final Work work;

    /** @param last the event that carries the answer */
    LongAnswers(String path, String summary, List<Parameter> parameters, String last, Workers workers, Work work) {
        route = Route.get(path, summary, parameters, List.of(EVENTS), (q, b, cancelled) -> {
                    throw new IllegalStateException("the answer is a stream");
                })
                .giving("Events");
        this.last = last;
        this.workers = workers;
        this.work = work;
    }

    Route route() {
        return route;
    }

    void handle(Context ctx) {
        Query query = Query.of(route.parameters(), ctx.queryParamMap());
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
        Departure departure = Departure.of(client.ctx().req());
        Task task = new Task(
                ClientName.of(client.ctx().req()),
                cancelled -> () -> work.answer(query, cancelled, stream),
                departure,
                workers.now());
        client.onClose(() -> task.cancel(Workers.GONE));
        var unused = task.answer().whenComplete((answer, failure) -> {
            departure.answered();
            if (failure == null) {
                stream.end(last, new String(answer.body(), StandardCharsets.UTF_8).strip());
            } else {
                stream.end("error", Server.fault(cause(failure)).json());
            }
        });
        try {
            workers.submit(task);
        } catch (Fault.Thrown full) {
            task.cancel(full.fault());
        }
    }

    private static Throwable cause(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }

    /** The events of one answer, sent one at a time. */
    private static final class Stream implements Listener {
        private final SseClient client;
        private long last = System.nanoTime() - EVERY_NANOS;
        private String said = "";
        private boolean ended;

        Stream(SseClient client) {
            this.client = client;
        }

        @Override
        public synchronized void at(long done, long total) {
            long now = System.nanoTime();
            if (!ended && now - last >= EVERY_NANOS) {
                last = now;
                client.sendEvent("progress", "{\"done\":" + done + ",\"total\":" + total + "}");
            }
        }

        /** Many a stage begins again with the same words; whoever listens hears them once. */
        @Override
        public synchronized void stage(String what) {
            if (!ended && !what.equals(said)) {
                said = what;
                client.sendEvent("stage", Body.quoted("words", what));
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
