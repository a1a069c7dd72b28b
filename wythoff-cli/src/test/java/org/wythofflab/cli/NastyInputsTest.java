package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.web.Studio;

/**
 * Whatever is typed, sent or found in a file gets an answer or words about what is wrong with it. {@code -Dnasty=N} tries N
 * of each kind, {@code -Dnasty.seed=S} others; what was found is kept in {@link #whatOnceFailed}.
 */
@Timeout(value = 60, unit = java.util.concurrent.TimeUnit.MINUTES) // Only ends what hangs.
final class NastyInputsTest {
    private static final int TRIES = Integer.getInteger("nasty", 60);
    private static final long SEED = Long.getLong("nasty.seed", 18);
    private static final List<String> LIMITS =
            List.of("--max-seconds", "0.5", "--max-cells", "20000", "--max-memory", "20MB", "--threads", "1");

    @TempDir
    Path folder;

    private static void isWellMannered(List<String> words, Run run) {
        assertThat(run.code())
                .as(words + "\n" + run.err())
                .isIn(ExitCode.DONE, ExitCode.REFUTED, ExitCode.BAD_INPUT, ExitCode.LIMIT);
        assertThat(run.err()).as(words.toString()).doesNotContain("\tat ").doesNotContain("Exception");
        assertThat(run.code() == ExitCode.DONE || run.err().startsWith("wythoff: "))
                .as(words + "\n" + run.err())
                .isTrue();
    }

    private static void tryOut(String input, List<String> words) {
        isWellMannered(words, Run.with(input, words.toArray(new String[0])));
    }

    private static List<String> limited(String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(LIMITS);
        return all;
    }

    private static List<String> question(NastyTexts nasty) {
        String game = nasty.game();
        return switch (nasty.oneOf(
                "describe", "outcome", "moves", "grundy", "sequence", "positions", "numeration", "list", "explore")) {
            case "describe" -> limited("describe", game);
            case "outcome" -> limited("outcome", game, nasty.place());
            case "moves" -> limited("moves", game, nasty.place(), "--format", nasty.oneOf("json", "text", "csv"));
            case "grundy" -> limited("grundy", game, nasty.number(), nasty.number());
            case "sequence" ->
                limited(
                        "sequence",
                        game,
                        nasty.oneOf("A", "B", "grundy-row:3", nasty.place()),
                        "--count",
                        nasty.number());
            case "positions" -> limited("positions", game, "--bound", nasty.number());
            case "numeration" -> limited("numeration", game, nasty.number());
            case "explore" -> limited("explore", game, "--bound", nasty.number());
            default -> limited("identify", nasty.place());
        };
    }

    @Test
    void aCommandLine() {
        NastyTexts nasty = new NastyTexts(SEED);
        for (int i = 0; i < 5 * TRIES; i++) {
            tryOut("", question(nasty));
        }
    }

    @Test
    void standardInput() {
        NastyTexts nasty = new NastyTexts(SEED + 1);
        for (int i = 0; i < TRIES; i++) {
            tryOut(
                    nasty.place() + "\n" + nasty.place() + "\n",
                    limited("outcome", nasty.oneOf("nim", "imitation(1,1)"), "-"));
            tryOut(nasty.place(), limited("identify", "-"));
        }
    }

    /** A file that the program wrote, spoiled. */
    private void spoil(String name, byte[] right, long seed, String input, String... command) throws IOException {
        NastyTexts nasty = new NastyTexts(SEED + seed);
        Path file = folder.resolve(name);
        List<String> words = new ArrayList<>(List.of(command));
        words.replaceAll(word -> word.replace("FILE", file.toString()));
        for (int i = 0; i < TRIES; i++) {
            Files.write(file, nasty.spoiled(right));
            tryOut(input, words);
        }
    }

    private byte[] written(String input, String... command) throws IOException {
        Path file = folder.resolve("right");
        List<String> words = new ArrayList<>(List.of(command));
        words.replaceAll(word -> word.replace("FILE", file.toString()));
        Run run = Run.with(input, words.toArray(new String[0]));
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
        byte[] right = Files.readAllBytes(file);
        Files.delete(file);
        return right;
    }

    @Test
    void aMatch() throws IOException {
        byte[] right = written("0 1\n1 1\nhint\n", "play", "wythoff block 2", "6", "7", "--save", "FILE");
        spoil("match", right, 2, "hint\n1 0\nback\nwhy\n", "play", "--load", "FILE");
    }

    @Test
    void aConversation() {
        NastyTexts nasty = new NastyTexts(SEED + 3);
        for (int i = 0; i < TRIES; i++) {
            String game = nasty.oneOf("wythoff", "wythoff block 2", "nim comply 2", "imitation(1,2)", "wythoff + nim");
            String piles = game.contains("+") ? "3 4 5 6" : "6 7";
            tryOut(
                    nasty.place() + "\n"
                            + nasty.oneOf("hint", "why", "undo", "forbid 1 1", "propose 1 0", "to 2,1", nasty.place())
                            + "\n",
                    List.of("play", game, piles, "--seed", "1"));
        }
    }

    @Test
    void aTableOfGrundyValues() throws IOException {
        byte[] right = written("", "grundy", "wythoff", "--size", "12", "-o", "FILE", "--format", "wgt");
        spoil("table.wgt", right, 4, "", "grundy", "@FILE");
        spoil("table.wgt", right, 5, "", "grundy", "@FILE", "3", "5");
    }

    @Test
    void aCheckpointOfTheLedger() throws IOException {
        byte[] right = written("", "verify", "restricted-st/table-10", "modular/corollary-6", "--checkpoint", "FILE");
        spoil("ledger", right, 6, "", "verify", "restricted-st/table-10", "--checkpoint", "FILE");
    }

    @Test
    void aCheckpointOfASweep() throws IOException {
        String[] sweep = {"sweep", "wythoff block {1..2}", "--measure", "count", "--bound", "20", "--checkpoint", "FILE"
        };
        spoil("sweep", written("", sweep), 7, "", sweep);
    }

    /** Packed and unpacked: most changes of a packed file are noticed before anybody reads it. */
    @Test
    void aCertificate() throws IOException {
        byte[] packed = Files.readAllBytes(Path.of("..", "docs", "certificates", "odd-odd-1-1.json.gz"));
        byte[] right = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
        spoil("proof.json", right, 8, "", "check-proof", "FILE");
        spoil("proof.json.gz", packed, 9, "", "check-proof", "FILE");
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bomb)) {
            byte[] blanks = " ".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < 64; i++) {
                out.write(blanks);
            }
            out.write("[".repeat(1 << 20).getBytes(StandardCharsets.UTF_8));
        }
        Path file = Files.write(folder.resolve("bomb.json.gz"), bomb.toByteArray());
        tryOut("", List.of("check-proof", file.toString()));
    }

    /** Every route with any values. */
    @Test
    void aRequest() throws Exception {
        NastyTexts nasty = new NastyTexts(SEED + 10);
        HttpClient http = HttpClient.newHttpClient();
        try (Studio studio = Studio.start("127.0.0.1", 0)) {
            String address = "http://127.0.0.1:" + studio.port();
            for (int i = 0; i < 2 * TRIES; i++) {
                HttpRequest request = request(nasty, address);
                HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
                assertThat(answer.statusCode())
                        .as(request.uri() + "\n" + answer.body())
                        .isIn(200, 400, 413, 422);
            }
        }
    }

    static HttpRequest request(NastyTexts nasty, String address) {
        String game = coded(nasty.oneOf("wythoff", nasty.game()));
        String place = coded(nasty.place());
        String x = "&x=" + coded(nasty.number()) + "&y=" + coded(nasty.number());
        HttpRequest.Builder request = HttpRequest.newBuilder();
        String path = switch (nasty.oneOf(
                "reading", "game", "square", "outcome", "why", "moves", "sum", "tile", "play", "turn", "score",
                "opening")) {
            case "reading" -> "/api/reading?game=" + game;
            case "game" -> "/api/game?game=" + game;
            case "square" -> "/api/square?game=" + game + x;
            case "outcome" -> "/api/outcome?game=" + game + "&position=" + place;
            case "why" -> "/api/why?game=" + game + "&position=" + place;
            case "moves" -> "/api/moves?game=" + game + "&position=" + place;
            case "sum" -> "/api/sum?game=" + game + "&position=" + place;
            case "tile" ->
                "/api/tile.png?layer=outcome&theme=light&zoom=" + coded(nasty.number()) + "&game=" + game + x;
            case "opening" -> "/api/opening?game=" + game + "&number=" + coded(nasty.number());
            case "play" -> post(request, "/api/play", nasty, "{\"game\":\"wythoff\",\"start\":\"1 3\",\"seed\":7}");
            case "turn" ->
                post(
                        request,
                        "/api/play/turn",
                        nasty,
                        "{\"match\":\"wythoff match 1\\ngame: wythoff\\nstart: 1 3\\nopponent: perfect\\nfirst: you\\nseed: 0\\n"
                                + "discovery: no\\n\",\"action\":{\"type\":\"move\",\"first\":\"1\",\"second\":\"0\"}}");
            default ->
                post(
                        request,
                        "/api/score",
                        nasty,
                        "{\"game\":\"wythoff\",\"p\":[[\"1\",\"2\"]],\"n\":[],\"which\":true}");
        };
        return request.uri(URI.create(address + path)).build();
    }

    private static String post(HttpRequest.Builder request, String path, NastyTexts nasty, String body) {
        byte[] spoiled = nasty.spoiled(body.getBytes(StandardCharsets.UTF_8));
        request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofByteArray(spoiled));
        return path;
    }

    private static String coded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** What these tests, or people, have found; one command a line. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "describe 'moves(first: all; second: all; both: (10^300000+k*l)%(k+l)=0)'",
                "outcome wythoff 10^10^10 3",
                "sequence wythoff A --from 10^15 --count 3",
                "moves 'wythoff block 2' 2147483647 6",
            })
    void whatOnceFailed(String line) {
        List<String> words = new ArrayList<>(ShellWords.split(line));
        words.addAll(LIMITS);
        tryOut("", words);
    }
}
