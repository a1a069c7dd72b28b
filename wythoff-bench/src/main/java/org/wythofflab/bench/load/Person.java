package org.wythofflab.bench.load;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Somebody at the page: types, pans, hovers, plays, has a claim checked, and sometimes leaves in the middle. */
final class Person {
    private static final String[] GAMES = {
        "wythoff", "nim", "wyt(2)", "st(2,3)", "a-wythoff(3)", "modular(5)", "odd-odd(2,3)", "wythoff block 3"
    };
    private static final String LONG = "moves(first: all; second: all; both: k*k < 3*l*l and l < 2*k) block 9";
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final HttpClient http;
    private final String address;
    private final Tally tally;
    private final Random chance;
    private final BooleanSupplier goesOn;
    private String game;
    private int typed;
    private volatile CompletableFuture<?> asked = CompletableFuture.completedFuture(null);

    Person(HttpClient http, String address, Tally tally, long seed, BooleanSupplier goesOn) {
        this.http = http;
        this.address = address;
        this.tally = tally;
        this.chance = new Random(seed);
        this.game = GAMES[chance.nextInt(GAMES.length)];
        this.typed = game.length() - chance.nextInt(3);
        this.goesOn = goesOn;
    }

    /** Comes in its own time, and stays until it is over. */
    CompletableFuture<Void> visit() {
        return pause(2000).thenCompose(come -> next());
    }

    /** Whatever is under way. */
    void leave() {
        asked.cancel(true);
    }

    private CompletableFuture<Void> next() {
        if (!goesOn.getAsBoolean()) {
            return CompletableFuture.completedFuture(null);
        }
        return step().thenCompose(done -> pause(500)).thenCompose(rested -> next());
    }

    private CompletableFuture<Void> pause(int most) {
        Executor later = CompletableFuture.delayedExecutor(20 + chance.nextInt(most), TimeUnit.MILLISECONDS);
        return CompletableFuture.runAsync(() -> {}, later);
    }

    private CompletableFuture<Void> step() {
        if (typed < game.length()) {
            typed++;
            return ask(Kind.READING, get("/api/reading?game=" + coded(game.substring(0, typed))), false);
        }
        int die = chance.nextInt(100);
        if (die < 12) {
            game = GAMES[chance.nextInt(GAMES.length)];
            typed = game.length() - chance.nextInt(3);
            return ask(Kind.GAME, get("/api/game?game=" + coded(game)), false);
        }
        if (die < 60) {
            return ask(Kind.SQUARE, get("/api/square?game=" + coded(game) + "&x=" + near() + "&y=" + near()), false);
        }
        if (die < 90) {
            return ask(Kind.TILE, get(tile()), chance.nextInt(10) == 0);
        }
        if (die < 96) {
            return ask(Kind.PLAY, match(), false);
        }
        if (die < 98) {
            return ask(Kind.CHECK, get("/api/verify?bound=30&claim=wyt-f/theorem-10"), chance.nextBoolean());
        }
        return ask(
                Kind.LONG,
                get("/api/outcome?by=engine&position=" + (200 + chance.nextInt(300)) + "+500&game=" + coded(LONG)),
                chance.nextBoolean());
    }

    private int near() {
        return chance.nextInt(200);
    }

    private String tile() {
        return "/api/tile.png?layer=outcome&theme=light&zoom=" + chance.nextInt(2) + "&x=" + 256 * chance.nextInt(3)
                + "&y=" + 256 * chance.nextInt(3) + "&game=" + coded(game);
    }

    private static String coded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private HttpRequest get(String path) {
        return HttpRequest.newBuilder(URI.create(address + path))
                .header("Accept", "*/*, text/event-stream")
                .timeout(PATIENCE)
                .build();
    }

    private HttpRequest match() {
        return HttpRequest.newBuilder(URI.create(address + "/api/play"))
                .header("Content-Type", "application/json")
                .timeout(PATIENCE)
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"wythoff\",\"start\":\"" + near() + " " + near() + "\"}"))
                .build();
    }

    private CompletableFuture<Void> ask(Kind kind, HttpRequest request, boolean leaves) {
        return ask(kind, request, leaves, false);
    }

    /** Never fails: what went wrong is told to the tally. */
    private CompletableFuture<Void> ask(Kind kind, HttpRequest request, boolean leaves, boolean again) {
        long start = System.nanoTime();
        CompletableFuture<HttpResponse<Void>> answer =
                http.sendAsync(request, HttpResponse.BodyHandlers.discarding());
        asked = answer;
        if (leaves) {
            CompletableFuture.delayedExecutor(chance.nextInt(100), TimeUnit.MILLISECONDS)
                    .execute(() -> answer.cancel(true));
        }
        return answer.thenAccept(response -> tally.answered(kind, response.statusCode(), System.nanoTime() - start))
                .exceptionallyCompose(failure -> {
                    if (isCancelled(failure)) {
                        tally.left();
                    } else if (again) {
                        tally.failed(String.valueOf(failure));
                    } else {
                        // As browsers do: a connection may be closed, unused for long, at the moment it is used again.
                        return ask(kind, request, leaves, true);
                    }
                    return CompletableFuture.completedFuture(null);
                });
    }

    private static boolean isCancelled(Throwable failure) {
        return failure instanceof CancellationException
                || (failure instanceof CompletionException && failure.getCause() instanceof CancellationException);
    }
}
