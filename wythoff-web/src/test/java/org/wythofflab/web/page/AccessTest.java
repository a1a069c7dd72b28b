package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.wythofflab.web.page.Axe.isAccessible;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everybody can use the studio: axe-core finds nothing to object to, fingers hit what they aim at, and contrast can be had. */
@ExtendWith(Chromium.class)
final class AccessTest {
    private static final List<String> TABS = List.of("Look", "Play", "Export", "Theory", "Measure", "Table");
    private static final String WORN =
            "() => [document.documentElement.dataset.theme, document.documentElement.dataset.contrast ?? 'usual']";

    @ParameterizedTest
    @ValueSource(ints = {1440, 1024, 390})
    void everyViewIsAccessible(int width, Visitor visitor) {
        Screen screen = open(visitor, "?at=8,12", width);
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

        for (String tab : TABS) {
            screen.tab(tab);
            assertThat(screen.at("[role=tabpanel]:visible")).not().hasText("");
            assertThat(screen.at("[role=tabpanel]:visible")).not().containsText("Loading…");
            isAccessible(screen, tab);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1440, 1024, 390})
    void matchReviewAndDiscoveryAreAccessible(int width, Visitor visitor) {
        Screen screen = open(visitor, "?tab=play&start=8+12", width);
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

        Screen locked = open(visitor, "?tab=play&discovery=locked", width);
        locked.at(".classroom summary").click();
        isAccessible(locked, "locked");
        locked.tab("Theory");
        isAccessible(locked, "hidden");
    }

    private static Screen open(Visitor visitor, String query, int width) {
        return width < 900 ? visitor.openOnPhone(query) : visitor.open(query, width, 800);
    }

    /** Text that can hardly be read in one theme, in a view opened in another, and a picture without words. */
    @Test
    void whatIsPlantedIsFoundInEachTheme(Visitor visitor) {
        Screen screen = visitor.open("");
        isAccessible(screen, "nothing planted");
        screen.tab("Export");
        for (List<String> theme : Axe.THEMES) {
            String contrast = theme.get(1).equals("more") ? "[data-contrast=more]" : ":not([data-contrast])";
            screen.page()
                    .evaluate(
                            "([theme, contrast]) => { const style = new CSSStyleSheet(); style.replaceSync(`:root[data-theme=${theme}]"
                                    + "${contrast} #export h2 { color: color-mix(in srgb, var(--ground) 80%, var(--ink)) }`);"
                                    + " document.adoptedStyleSheets = [style] }",
                            List.of(theme.get(0), contrast));
            assertThat(Axe.objections(screen))
                    .as("%s", theme)
                    .singleElement()
                    .asString()
                    .startsWith(String.join(" ", theme) + ": color-contrast: ");
        }
        screen.page()
                .evaluate(
                        "() => { document.adoptedStyleSheets = []; document.querySelector('#export h2').append(new Image()) }");
        assertThat(Axe.objections(screen)).singleElement().asString().startsWith("image-alt: ");
    }

    /** The themes of the tests are those of the page. */
    @Test
    void theButtonsLeadThroughAllThemes(Visitor visitor) {
        Screen screen = visitor.open("");
        Object light = screen.page().evaluate(WORN);
        screen.button("Dark or light").click();
        Object dark = screen.page().evaluate(WORN);
        screen.button("High contrast").click();
        Object darkMore = screen.page().evaluate(WORN);
        screen.button("Dark or light").click();
        Object lightMore = screen.page().evaluate(WORN);
        assertThat(Axe.THEMES).isEqualTo(List.of(light, dark, lightMore, darkMore));
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
