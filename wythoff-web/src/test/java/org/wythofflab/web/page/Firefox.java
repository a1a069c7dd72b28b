package org.wythofflab.web.page;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The Firefox of this machine, driven through WebDriver BiDi, which it speaks by itself: Playwright only drives a Firefox of its
 * own making.
 */
final class Firefox implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern LISTENS = Pattern.compile("WebDriver BiDi listening on (ws://\\S+)");

    /** So that the browser asks nobody elsewhere, and shows nothing of its own. */
    private static final String SETTINGS = """
            user_pref('app.normandy.enabled', false);
            user_pref('app.update.disabledForTesting', true);
            user_pref('browser.aboutwelcome.enabled', false);
            user_pref('browser.shell.checkDefaultBrowser', false);
            user_pref('datareporting.policy.dataSubmissionEnabled', false);
            user_pref('network.captive-portal-service.enabled', false);
            user_pref('network.connectivity-service.enabled', false);
            user_pref('toolkit.telemetry.server', '');
            """;

    private final Path profile;
    private final Process process;
    private final WebSocket socket;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final List<Complaint> complaints = new ArrayList<>();
    private final Set<String> empty = new HashSet<>();
    private String tab = "";
    private int asked;

    private Firefox(Path profile, Process process) throws IOException {
        this.profile = profile;
        this.process = process;
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address(process) + "/session"), new Ear(heard))
                .join();
        ask("session.new", Map.of("capabilities", Map.of()));
        ask("session.subscribe", Map.of("events", List.of("log.entryAdded")));
        ask(
                "script.addPreloadScript",
                Map.of("functionDeclaration", "() => { try { localStorage.setItem('welcomed', 'yes') } catch { } }"));
    }

    static Firefox start() throws IOException {
        Path profile = Files.createTempDirectory("firefox");
        Files.writeString(profile.resolve("user.js"), SETTINGS);
        ProcessBuilder builder = new ProcessBuilder(
                Programs.find("firefox-esr", "firefox"),
                "--headless",
                "--no-remote",
                "--profile",
                profile.toString(),
                "--remote-debugging-port",
                "0");
        builder.environment().put("HOME", profile.toString());
        return new Firefox(profile, builder.redirectErrorStream(true).start());
    }

    /** Where it listens; what it writes from then on is read away, so that it never waits. */
    private static String address(Process process) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        List<String> said = new ArrayList<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            said.add(line);
            Matcher found = LISTENS.matcher(line);
            if (found.find()) {
                Thread reader = new Thread(() -> lines.lines().forEach(ignored -> {}), "firefox");
                reader.setDaemon(true);
                reader.start();
                return found.group(1);
            }
        }
        throw new IllegalStateException("Firefox ended: " + said);
    }

    /** Opens an address in a new tab of some size, and waits for the page. */
    void open(String url, int width, int height) {
        tab = ask("browsingContext.create", Map.of("type", "tab"))
                .path("context")
                .asString();
        for (JsonNode realm : ask("script.getRealms", Map.of("context", tab)).path("realms")) {
            empty.add(realm.path("realm").asString());
        }
        ask(
                "browsingContext.setViewport",
                Map.of("context", tab, "viewport", Map.of("width", width, "height", height)));
        ask("browsingContext.navigate", Map.of("context", tab, "url", url, "wait", "complete"));
        until("document.documentElement.dataset.ready === 'yes'");
    }

    /** The text of an expression's value. */
    String evaluate(String expression) {
        JsonNode answer = ask(
                "script.evaluate",
                Map.of(
                        "expression",
                        "(async () => `${" + expression + "}`)()",
                        "target",
                        Map.of("context", tab),
                        "awaitPromise",
                        true));
        if (!answer.path("type").asString().equals("success")) {
            throw new AssertionError(expression + ": " + answer);
        }
        return answer.path("result").path("value").asString();
    }

    /** Waits until an expression is true. */
    void until(String expression) {
        evaluate("await new Promise(done => { const look = () => { let is = false; try { is = " + expression
                + " } catch { } if (is) done(); else setTimeout(look, 50) }; look() })");
    }

    /** Waits until what was told last is drawn: with the next frame, and once more after it when that frame changed a size. */
    void drawn() {
        evaluate("await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))");
    }

    /** Waits until what is seen there has these words. */
    void untilText(String selector, String words) {
        until("document.querySelector(" + quoted(selector) + ").innerText.includes(" + quoted(words) + ")");
    }

    private static String quoted(String text) {
        return JSON.writeValueAsString(text);
    }

    /** Clicks into the middle of an element, as a person does. */
    void click(String selector) {
        String element = "document.querySelector(" + quoted(selector) + ")";
        drawn();
        evaluate(element + ".scrollIntoView({ block: 'nearest' })");
        String[] at = evaluate(
                        "(r => [r.x + r.width / 2, r.y + r.height / 2])(" + element + ".getBoundingClientRect())")
                .split(",", -1);
        click(Double.parseDouble(at[0]), Double.parseDouble(at[1]));
    }

    /** Clicks a place in the window. */
    void click(double x, double y) {
        act(Map.of(
                "type",
                "pointer",
                "id",
                "mouse",
                "actions",
                List.of(
                        Map.of("type", "pointerMove", "x", Math.round(x), "y", Math.round(y)),
                        Map.of("type", "pointerDown", "button", 0),
                        Map.of("type", "pointerUp", "button", 0))));
    }

    /** Presses the keys of a text, one after the other. */
    void type(String text) {
        List<Map<String, String>> keys = new ArrayList<>();
        text.codePoints().mapToObj(Character::toString).forEach(key -> {
            keys.add(Map.of("type", "keyDown", "value", key));
            keys.add(Map.of("type", "keyUp", "value", key));
        });
        act(Map.of("type", "key", "id", "keyboard", "actions", keys));
    }

    private void act(Map<String, ?> source) {
        ask("input.performActions", Map.of("context", tab, "actions", List.of(source)));
    }

    /** @param realm where it was said: each page has one of its own, an empty tab too */
    private record Complaint(String realm, String text) {}

    /** Errors and warnings of the console, and of scripts that failed; not of what the browser runs in an empty tab. */
    List<String> complaints() {
        return complaints.stream()
                .filter(complaint -> !empty.contains(complaint.realm()))
                .map(Complaint::text)
                .toList();
    }

    /** Waits until there is something to complain of, whenever the browser says so. */
    void untilComplaint() {
        while (complaints().isEmpty()) {
            note(JSON.readTree(next("a complaint")));
        }
    }

    private JsonNode ask(String method, Map<String, ?> parameters) {
        int id = ++asked;
        socket.sendText(JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true)
                .join();
        while (true) {
            JsonNode message = JSON.readTree(next(method));
            note(message);
            if (message.path("id").asInt(0) == id) {
                if (!message.path("type").asString().equals("success")) {
                    throw new AssertionError(method + ": " + message);
                }
                return message.path("result");
            }
        }
    }

    private String next(String method) {
        try {
            String message = heard.poll((long) Visitor.PATIENCE, TimeUnit.MILLISECONDS);
            if (message == null) {
                throw new AssertionError("Firefox does not answer to " + method);
            }
            return message;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new AssertionError(stopped);
        }
    }

    private void note(JsonNode message) {
        JsonNode entry = message.path("params");
        if (message.path("method").asString("").equals("log.entryAdded")
                && entry.path("level").asString().matches("error|warn")) {
            complaints.add(new Complaint(
                    entry.path("source").path("realm").asString(""),
                    entry.path("text").asString()));
        }
    }

    @Override
    public void close() throws IOException {
        socket.abort();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
        try (Stream<Path> files = Files.walk(profile)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** Puts the pieces of messages together. */
    private static final class Ear implements WebSocket.Listener {
        private final BlockingQueue<String> heard;
        private final StringBuilder message = new StringBuilder();

        Ear(BlockingQueue<String> heard) {
            this.heard = heard;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            message.append(part);
            if (last) {
                heard.add(message.toString());
                message.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }
}
