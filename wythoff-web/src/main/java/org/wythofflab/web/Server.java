package org.wythofflab.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EofException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Gives every route what all of them share: headers, the gate, the queue, the cache, and faults. */
final class Server {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final String DESCRIPTION = "/api/openapi.json";

    static final int MOST_BODY = 256_000;

    /** Fewer than there are threads. */
    private static final int MOST_BODIES = 16;

    private final Gate gate;
    private final Map<Lane, Workers> workers;
    private final TileCache tiles;
    private final Executor senders;
    private final Pages pages = new Pages();
    private final Duration longestBody;
    private final Semaphore bodies = new Semaphore(MOST_BODIES);

    /**
     * @param workers of each lane
     * @param senders threads that send what has been computed: a slow client holds up no worker
     * @param longestBody how long a client may take to send one
     */
    Server(Gate gate, Map<Lane, Workers> workers, TileCache tiles, Executor senders, Duration longestBody) {
        this.gate = gate;
        this.workers = workers;
        this.tiles = tiles;
        this.senders = senders;
        this.longestBody = longestBody;
    }

    void configure(JavalinConfig config, List<Route> routes, List<LongAnswers> streams, String version) {
        config.routes.before(this::guard);
        for (Route route : routes) {
            if (route.isPost()) {
                config.routes.post(route.path(), ctx -> serve(route, ctx));
                allow(config, route.path(), "POST, OPTIONS");
            } else {
                get(config, route.path(), ctx -> serve(route, ctx));
                allow(config, route.path(), "GET, HEAD, OPTIONS");
            }
        }
        List<Route> all = new ArrayList<>(routes);
        for (LongAnswers stream : streams) {
            config.routes.get(stream.route().path(), stream::handle);
            allow(config, stream.route().path(), "GET, OPTIONS");
            all.add(stream.route());
        }
        all.add(Route.get(DESCRIPTION, "This description", List.of(), List.of("application/json"), (q, b, c) -> {
                    throw new IllegalStateException("served below");
                })
                .giving("Description"));
        Reply description = new Reply(
                Reply.JSON,
                OpenApi.of(version, all).getBytes(StandardCharsets.UTF_8),
                Map.of("Cache-Control", "no-cache"));
        get(config, DESCRIPTION, ctx -> send(ctx, description));
        allow(config, DESCRIPTION, "GET, HEAD, OPTIONS");
        get(config, "/", this::page);
        get(config, "/<path>", this::page);
        config.routes.exception(Fault.Thrown.class, (thrown, ctx) -> refuse(ctx, thrown.fault()));
        config.routes.exception(HttpResponseException.class, (refused, ctx) -> refuse(ctx, ofJavalin(refused)));
        config.routes.exception(Exception.class, (failure, ctx) -> refuse(ctx, fault(failure)));
    }

    /** A question about the headers gets those of the answer; the server leaves out the body. */
    private static void get(JavalinConfig config, String path, Handler handler) {
        config.routes.get(path, handler);
        config.routes.head(path, handler);
    }

    private static void allow(JavalinConfig config, String path, String methods) {
        config.routes.options(path, ctx -> ctx.status(204).header("Allow", methods));
    }

    private void guard(Context ctx) {
        Headers.ALWAYS.forEach(ctx::header);
        gate.check(ctx);
    }

    private void page(Context ctx) {
        send(
                ctx,
                pages.at(ctx.path())
                        .orElseThrow(() -> Fault.of(Fault.NOT_FOUND, "there is nothing at " + ctx.path())
                                .thrown()));
    }

    private void serve(Route route, Context ctx) {
        Query query = Query.of(route.isPost() ? List.of() : route.parameters(), ctx.queryParamMap());
        Body body = route.isPost() ? body(ctx) : Body.NONE;
        String address = route.path() + "?" + ctx.queryString();
        if (route.kept()) {
            Optional<byte[]> tile = tiles.get(address);
            if (tile.isPresent()) {
                send(ctx, kept(tile.get()));
                return;
            }
        }
        Departure departure = Departure.of(ctx.req());
        Workers lane = Objects.requireNonNull(workers.get(route.lane()));
        Task task = new Task(
                ClientName.of(ctx.req()),
                cancelled -> () -> route.work().answer(query, body, cancelled),
                departure,
                lane.now());
        lane.submit(task);
        ctx.future(() -> task.answer()
                .handleAsync(
                        (answer, failure) -> {
                            if (departure.answered()) {
                                ctx.header("Connection", "close");
                            }
                            if (failure != null) {
                                refuse(ctx, fault(failure));
                            } else if (route.kept()) {
                                tiles.put(address, answer.body());
                                send(ctx, kept(answer.body()));
                            } else {
                                send(ctx, answer);
                            }
                            return ctx;
                        },
                        senders));
    }

    private Body body(Context ctx) {
        if (!Optional.ofNullable(ctx.header("Content-Type")).orElse("").startsWith("application/json")) {
            // A form of another site cannot send this type.
            throw Fault.of(Fault.BAD_REQUEST, "send JSON, with Content-Type: application/json")
                    .thrown();
        }
        if (ctx.req().getContentLengthLong() > MOST_BODY) {
            throw tooLarge();
        }
        return Body.parse(new String(bytes(ctx), StandardCharsets.UTF_8));
    }

    /** Whoever sends slowly holds a thread; not all of them at once. */
    private byte[] bytes(Context ctx) {
        boolean mine = false;
        try {
            mine = bodies.tryAcquire(1, TimeUnit.SECONDS);
            if (!mine) {
                throw Fault.of(Fault.BUSY, "too many send something at once; try again in a moment")
                        .thrown();
            }
            return read(ctx.req().getInputStream());
        } catch (IOException broken) {
            throw Fault.of(Fault.BAD_REQUEST, "the request broke off").thrown();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw Fault.of(Fault.BUSY, "the studio closes").thrown();
        } finally {
            if (mine) {
                bodies.release();
            }
        }
    }

    /** Each byte keeps a connection from being idle; so the whole has its time, too. */
    private byte[] read(InputStream in) throws IOException {
        long start = System.nanoTime();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        for (int n = in.read(part); n >= 0; n = in.read(part)) {
            all.write(part, 0, n);
            if (all.size() > MOST_BODY) {
                throw tooLarge();
            }
            if (System.nanoTime() - start > longestBody.toNanos()) {
                throw Fault.of(Fault.TOO_SLOW, "what you send comes too slowly").thrown();
            }
        }
        return all.toByteArray();
    }

    private static Fault.Thrown tooLarge() {
        return Fault.of(Fault.TOO_LARGE, "what you sent is too long").thrown();
    }

    private static Reply kept(byte[] tile) {
        return new Reply(Reply.PNG, tile, Map.of("Cache-Control", "public, max-age=3600"));
    }

    private static void send(Context ctx, Reply answer) {
        ctx.header("Cache-Control", "no-store");
        answer.headers().forEach(ctx::header);
        if (answer.headers().containsKey("Cache-Control")) {
            String tag = tag(answer.body());
            ctx.header("ETag", tag);
            if (tag.equals(ctx.header("If-None-Match"))) {
                ctx.status(304);
                return;
            }
        }
        ctx.contentType(answer.type()).result(answer.body());
    }

    private static String tag(byte[] body) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(body);
            return "\"" + HexFormat.of().formatHex(hash, 0, 12) + "\"";
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void refuse(Context ctx, Fault fault) {
        if (fault.isPassing()) {
            ctx.header("Retry-After", "1");
        }
        ctx.header("Cache-Control", "no-store");
        ctx.status(fault.status()).contentType(Reply.JSON).result(fault.json());
    }

    private static Fault ofJavalin(HttpResponseException refused) {
        return switch (refused.getStatus()) {
            case Fault.NOT_FOUND -> Fault.of(Fault.NOT_FOUND, "there is nothing here");
            case Fault.TOO_LARGE -> tooLarge().fault();
            case 405 -> Fault.of(405, "this path takes another method");
            default ->
                Fault.of(
                        refused.getStatus(),
                        Optional.ofNullable(refused.getMessage()).orElse("refused"));
        };
    }

    /** What a client is told of any failure; ours are for the log. */
    static Fault fault(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause instanceof EofException) {
            return Fault.of(Fault.BAD_REQUEST, "the request broke off");
        }
        return Desk.fault(cause).orElseGet(() -> {
            LOG.error("a request failed", cause);
            return Desk.bug();
        });
    }
}
