package org.wythofflab.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The files of the page, from the class path. There are few, so they are kept. */
final class Pages {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "mjs", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "json", "application/json; charset=utf-8",
            "webmanifest", "application/manifest+json",
            "woff2", "font/woff2");

    /** Names of our files: no dots but those before endings, so no way up. */
    private static final Pattern NAME =
            Pattern.compile("(/[A-Za-z0-9_-]+)*/[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*\\.([a-z0-9]+)");

    /** What a page asks for first, each in one piece: every request costs more than what it brings. */
    private static final String SCRIPT = "/studio.js";

    private static final String STYLE = "/studio.css";

    /** The board is set up before the rest. */
    private static final List<String> MODULES = List.of("stage", "contrast", "main");

    private static final List<String> STYLES = List.of(
            "style.css", "view.css", "play.css", "start.css", "proof.css", "sums.css", "sweeps.css", "measure.css");

    private final Map<String, Reply> files = new ConcurrentHashMap<>();

    /** The file at a path, if there is one. */
    Optional<Reply> at(String path) {
        String name = path.equals("/") ? "/index.html" : path;
        Reply kept = files.get(name);
        if (kept != null) {
            return Optional.of(kept);
        }
        if (!NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        byte[] body = type == null ? null : read(name);
        if (type == null || body == null) {
            return Optional.empty();
        }
        // Asked for again each time, and answered with "not modified": a new version is seen at once.
        Reply file = new Reply(type, body, Map.of("Cache-Control", "no-cache"));
        files.put(name, file);
        return Optional.of(file);
    }

    private static byte @Nullable [] read(String name) {
        if (name.equals(SCRIPT)) {
            return Bundle.of(MODULES, module -> text(module + ".js")).getBytes(StandardCharsets.UTF_8);
        }
        if (name.equals(STYLE)) {
            return STYLES.stream()
                    .map(Pages::text)
                    .collect(Collectors.joining())
                    .getBytes(StandardCharsets.UTF_8);
        }
        if (name.startsWith("/katex/")) {
            return resource(name);
        }
        byte[] file = resource("/studio" + name);
        return file == null && name.startsWith("/app/") ? resource("/studio" + name.substring(4)) : file;
    }

    /** A file of the page that is certainly there. */
    private static String text(String name) {
        return new String(
                Objects.requireNonNull(resource("/studio/app/" + name), () -> "the page has no " + name),
                StandardCharsets.UTF_8);
    }

    private static byte @Nullable [] resource(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
