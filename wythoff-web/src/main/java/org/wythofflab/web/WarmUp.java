package org.wythofflab.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Asks a studio that has just begun what a page asks it first, so that the first visitor waits no longer than the second. */
final class WarmUp {
    private static final int ROUNDS = 3;
    private static final int PATIENCE_MILLIS = 10_000;
    private static final List<String> QUESTIONS = List.of(
            "/",
            "/studio.css",
            "/studio.js",
            "/api/tile.png?game=wythoff&layer=outcome&theme=light&x=0&y=0&zoom=0",
            "/api/games",
            "/api/reading?game=wythoff",
            "/api/game?game=wythoff");

    /** At last, once: the engine that draws any game from far away. */
    private static final String FAR = "/api/tile.png?game=odd-even(1,1)&layer=outcome&theme=light&x=16384&y=0&zoom=6";

    private WarmUp() {}

    /** Begins, and does not wait for the end: whoever comes meanwhile is served. */
    static void begin(String host, int port, Optional<Token> token) {
        String word =
                token.map(t -> "Authorization: Bearer " + t.word() + "\r\n").orElse("");
        Thread thread = new Thread(() -> ask(host, port, word), "warm-up");
        thread.setDaemon(true);
        thread.start();
    }

    private static void ask(String host, int port, String word) {
        int last = ROUNDS * QUESTIONS.size();
        for (int i = 0; i <= last; i++) {
            try (Socket socket = new Socket(host, port)) {
                socket.setSoTimeout(PATIENCE_MILLIS);
                OutputStream out = socket.getOutputStream();
                String question = "GET " + (i == last ? FAR : QUESTIONS.get(i % QUESTIONS.size()))
                        + " HTTP/1.1\r\nHost: " + host + ":" + port + "\r\n" + word + "Connection: close\r\n\r\n";
                out.write(question.getBytes(StandardCharsets.US_ASCII));
                out.flush();
                try (InputStream answer = socket.getInputStream()) {
                    answer.transferTo(OutputStream.nullOutputStream());
                }
            } catch (IOException refused) {
                return; // the studio closes, or cannot be reached from here; nothing depends on this
            }
        }
    }
}
