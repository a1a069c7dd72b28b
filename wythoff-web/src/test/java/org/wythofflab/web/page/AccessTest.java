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

    private static void isAccessible(Page page, String where) {
        if (!Files.exists(AXE)) {
            throw new IllegalStateException("no " + AXE + "; ./check installs it (npm ci in wythoff-web/types)");
        }
        try {
            page.evaluate(Files.readString(AXE));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
        Object violations =
                page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
                        + ".map(one => one.id + ': ' + one.nodes.map(node => node.target.join(' ')).join(', '))");
        assertThat((List<?>) violations).as(where).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"wide, light", "wide, dark", "narrow, light", "narrow, dark"})
    void everyViewIsAccessible(String width, String theme, Visitor visitor) {
        Screen screen = width.equals("wide") ? visitor.open("?at=8,12") : visitor.openOnPhone("?at=8,12");
        if (theme.equals("dark")) {
            screen.button("Dark or light").click();
            assertThat(screen.at("html")).hasAttribute("data-theme", "dark");
        }
        for (String tab : TABS) {
            screen.tab(tab);
            assertThat(screen.at("[role=tabpanel]:visible")).not().hasText("");
            isAccessible(screen.page(), tab);
        }
    }

    @Test
    void highContrastAndTheGamesAreAccessible(Visitor visitor) {
        Screen screen = visitor.openDark("?at=8,12");
        screen.button("High contrast").click();
        assertThat(screen.at("html")).hasAttribute("data-contrast", "more");
        isAccessible(screen.page(), "high contrast");
        screen.button("Games").click();
        assertThat(screen.at("#shelf")).isVisible();
        isAccessible(screen.page(), "games");
    }

    @ParameterizedTest
    @CsvSource({"wide", "narrow"})
    void aMatchAndAFaultAreAccessible(String width, Visitor visitor) {
        Screen screen = width.equals("wide") ? visitor.open("?tab=play") : visitor.openOnPhone("?tab=play");
        screen.button("Start").click();
        assertThat(screen.title()).isVisible();
        isAccessible(screen.page(), "match");
        screen.at("#game").fill("wythof");
        assertThat(screen.at("#game-error")).isVisible();
        isAccessible(screen.page(), "fault");
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
