package org.wythofflab.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * What axe-core says of a screen: in all themes of the page where it is wide, light and dark on a phone. Colours do not depend on the
 * width, but what is shown does.
 */
final class Axe {
    /** Light and dark, as usual and with high contrast. */
    static final List<List<String>> THEMES = List.of(
            List.of("light", "usual"), List.of("dark", "usual"), List.of("light", "more"), List.of("dark", "more"));

    private static final Path AXE = Path.of("types/node_modules/axe-core/axe.min.js");

    private Axe() {}

    static void isAccessible(Screen screen, String where) {
        assertThat(objections(screen)).as(where).isEmpty();
    }

    static List<?> objections(Screen screen) {
        Page page = screen.page();
        if (page.evaluate("() => !window.axe").equals(true)) {
            page.evaluate(axe());
        }
        int width = page.viewportSize().width;
        return (List<?>) page.evaluate(inThemes(), THEMES.subList(0, width > 1024 ? 4 : width > 900 ? 1 : 2));
    }

    private static String axe() {
        if (!Files.exists(AXE)) {
            throw new IllegalStateException("no " + AXE + "; ./check installs it (npm ci in wythoff-web/types)");
        }
        try {
            return Files.readString(AXE);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static String inThemes() {
        try (InputStream in = Objects.requireNonNull(Axe.class.getResourceAsStream("axe-in-themes.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
