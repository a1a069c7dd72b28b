package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everybody can use the studio: axe-core finds nothing to object to, fingers hit what they aim at, and contrast can be had. */
@ExtendWith(Chromium.class)
final class AccessTest {
    private static final List<String> TABS = List.of("Look", "Play", "Table", "Theory", "Export");
    private static final Path AXE = Path.of("types/node_modules/axe-core/axe.min.js");

    static void isAccessible(Screen screen, String where) {
        Page page = screen.page();
        if (page.evaluate("() => !window.axe").equals(true)) {
            page.evaluate(axe());
        }
        Object violations =
                page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
                        + ".map(one => one.id + ': ' + one.nodes.map(node => node.target.join(' ')).join(', '))");
        assertThat((List<?>) violations).as(where).isEmpty();
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

    /** A visit of some width, in a theme, perhaps with high contrast. */
    private static Screen open(Visitor visitor, String query, int width, String theme, String contrast) {
        Screen screen = width < 900 ? visitor.openOnPhone(query) : visitor.open(query, width, 800);
        if (theme.equals("dark")) {
            screen.button("Dark or light").click();
        }
        if (contrast.equals("more")) {
            screen.button("High contrast").click();
            assertThat(screen.at("html")).hasAttribute("data-contrast", "more");
        }
        assertThat(screen.at("html")).hasAttribute("data-theme", theme);
        return screen;
    }

    @ParameterizedTest
    @CsvSource({
        "1440, light, usual",
        "1440, dark, usual",
        "1440, light, more",
        "1440, dark, more",
        "1024, light, usual",
        "1024, dark, usual",
        "390, light, usual",
        "390, dark, usual",
        "390, light, more",
        "390, dark, more",
    })
    void everyViewIsAccessible(int width, String theme, String contrast, Visitor visitor) {
        Screen screen = open(visitor, "?at=8,12", width, theme, contrast);
        for (String tab : TABS) {
            screen.tab(tab);
            assertThat(screen.at("[role=tabpanel]:visible")).not().hasText("");
            assertThat(screen.at("[role=tabpanel]:visible")).not().containsText("Loading…");
            isAccessible(screen, tab);
        }
        screen.button("Help").click();
        assertThat(screen.at("#help")).isVisible();
        isAccessible(screen, "help");
        screen.at("#help .close").click();

        screen.button("Games").click();
        assertThat(screen.at("#found")).isVisible();
        isAccessible(screen, "games");
        screen.at("#own summary").click();
        assertThat(screen.at("#preview")).containsText("two piles");
        isAccessible(screen, "builder");
        screen.page().keyboard().press("Escape");

        screen.at("#game").fill("wythof");
        assertThat(screen.at("#game-error")).isVisible();
        isAccessible(screen, "fault");
        screen.at("#game").fill("wythoff");
        assertThat(screen.at("#game-error")).isHidden();

        screen.at("#start-again").click();
        assertThat(screen.at("#welcome")).isVisible();
        isAccessible(screen, "start");
        screen.at("#welcome .close").click();
    }

    @ParameterizedTest
    @CsvSource({
        "1440, light, usual", "1440, dark, more", "1024, dark, usual",
        "390, light, usual", "390, dark, usual", "390, light, more",
    })
    void matchReviewAndDiscoveryAreAccessible(int width, String theme, String contrast, Visitor visitor) {
        Screen screen = open(visitor, "?tab=play&start=8+12", width, theme, contrast);
        screen.button("Start").click();
        assertThat(screen.title()).hasText("Your turn to move");
        screen.button("Hint").click();
        assertThat(screen.at("#play p.card")).isVisible();
        isAccessible(screen, "match");
        screen.click(8, 11);
        assertThat(screen.at("#play .story li")).hasCount(2);
        screen.button("Resign").click();
        assertThat(screen.at(".review")).isVisible();
        isAccessible(screen, "review");
        screen.button("Next mistake").click();
        assertThat(screen.at(".review .mistake")).isVisible();
        isAccessible(screen, "mistake");

        screen.button("Play again").click();
        screen.at("#discovery").check();
        screen.at(".classroom summary").click();
        isAccessible(screen, "discovery");
        screen.button("P lost").click();
        screen.click(1, 2);
        assertThat(screen.at("#score")).hasText("1 square marked.");
        isAccessible(screen, "marks");

        Screen locked = open(visitor, "?tab=play&discovery=locked", width, theme, contrast);
        locked.at(".classroom summary").click();
        isAccessible(locked, "locked");
        locked.tab("Theory");
        isAccessible(locked, "hidden");
    }

    @Test
    void whatWasChosenStays(Visitor visitor) {
        Screen screen = visitor.open("");
        String usual = screen.styled("quiet");
        screen.button("High contrast").click();
        assertThat(screen.styled("quiet")).isNotEqualTo(usual);
        screen.page().reload();
        assertThat(screen.at("html")).hasAttribute("data-contrast", "more");
        assertThat(screen.at("#contrast")).hasAttribute("aria-pressed", "true");
    }

    /** 44 pixels a side, but for tokens, which can be typed. */
    @Test
    void aFingerHitsEverything(Visitor visitor) {
        Screen screen = visitor.openOnPhone("?game=wythoff+block+2&at=8,12");
        for (String tab : TABS) {
            screen.tab(tab);
            Object small = screen.page()
                    .evaluate(
                            "() => [...document.querySelectorAll('button, input:not([type=checkbox]), select, summary, a,"
                                    + " label.check')]"
                                    + ".filter(one => one.checkVisibility() && !one.closest('.tokens') && !one.matches('.skip'))"
                                    + ".filter(one => { const { width, height } = one.getBoundingClientRect();"
                                    + " return width < 44 || height < 44 }).map(one => one.outerHTML)");
            assertThat((List<?>) small).as(tab).isEmpty();
        }
    }

    /** A link from a larger window, or none that says where to look. */
    @Test
    void aLinkShowsItsSquareOnAPhone(Visitor visitor) {
        for (String query : List.of("?at=11,15", "?at=30,40&view=0,0,22", "?at=5000,7")) {
            Screen screen = visitor.openOnPhone(query);
            assertThat(screen.at("#square .verdict")).isVisible();
            String[] at = query.replaceAll("\\?at=([0-9,]+).*", "$1").split(",", -1);
            Object view = screen.page()
                    .evaluate(
                            "([x, y]) => { const [left, bottom, scale] = new"
                                    + " URLSearchParams(location.search).get('view').split(',').map(Number); const board ="
                                    + " document.getElementById('board'); return x >= left && y >= bottom && (x - left + 1) * scale <"
                                    + " board.clientWidth && (y - bottom + 1) * scale < board.clientHeight }",
                            List.of(Integer.valueOf(at[0]), Integer.valueOf(at[1])));
            assertThat(view).as(query).isEqualTo(true);
        }
    }

    /** A game with many numbers does not make the page wider than the phone. */
    @Test
    void nothingIsWiderThanAPhone(Visitor visitor) {
        Screen screen =
                visitor.openOnPhone("?game=moves(first: all; second: all; both: k = l or k = 1 and l = 2)&at=9,12");
        assertThat(screen.at(".stepper")).not().hasCount(0);
        for (String tab : TABS) {
            screen.tab(tab);
            assertThat(screen.page().evaluate("() => document.documentElement.scrollWidth"))
                    .as(tab)
                    .isEqualTo(390);
        }
    }

    @Test
    void aTappedSquareShowsItsVerdictFirst(Visitor visitor) {
        Screen screen = visitor.openOnPhone("");
        screen.tap(3, 5);
        assertThat(screen.at("#square .verdict")).hasText("P: the previous player wins");
        assertThat(screen.at("#square .verdict")).isInViewport();
        double rules = screen.at("#words").boundingBox().y;
        assertThat(screen.at("#square .verdict").boundingBox().y).isLessThan(rules);
    }

    @Test
    void twoFingersZoom(Visitor visitor) {
        Screen screen = visitor.openOnPhone("");
        Object scales = screen.page()
                .evaluate("() => { const board = document.getElementById('board'); const scale = () =>"
                        + " Number(new URLSearchParams(location.search).get('view')?.split(',')[2] ?? 22);"
                        + " const { left, top } = board.getBoundingClientRect();"
                        + " const touch = (type, id, x) => board.dispatchEvent(new PointerEvent(type, { pointerId: id,"
                        + " pointerType: 'touch', buttons: type === 'pointerup' ? 0 : 1, clientX: left + x,"
                        + " clientY: top + 150, bubbles: true }));"
                        + " board.setPointerCapture = () => {};"
                        + " touch('pointerdown', 1, 150); touch('pointerdown', 2, 200);"
                        + " for (let x = 200; x <= 250; x += 10) touch('pointermove', 2, x);"
                        + " touch('pointerup', 1, 150); touch('pointerup', 2, 250); return scale() }");
        assertThat(scales).isEqualTo(22);
        screen.page().waitForCondition(() -> screen.page().url().endsWith("%2C44.000"));
    }
}
