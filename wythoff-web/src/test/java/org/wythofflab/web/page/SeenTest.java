package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Narrow and wide, dark and light, and without eyes. */
@ExtendWith(Chromium.class)
final class SeenTest {
    private static final List<String> TABS = List.of("look", "play", "table", "theory", "export");

    /** What a tab holds once it is filled. */
    private static final Map<String, String> FILLED = Map.of(
            "look", "#words:not(:empty)",
            "play", "#play form",
            "table", "#table tbody",
            "theory", "#theory .card",
            "export", "#export-save");

    private static void open(Screen screen, String tab) {
        screen.at("#tab-" + tab).click();
        assertThat(screen.at(FILLED.get(tab)).first()).isVisible();
    }

    @ParameterizedTest
    @CsvSource({"320, 640", "390, 844", "768, 1024", "1280, 800", "2200, 1200"})
    void fitsItsWindow(int width, int height, Visitor visitor) {
        Screen screen = visitor.open("?game=odd-even(2,3)+misere", width, height);
        for (String tab : TABS) {
            open(screen, tab);
            assertThat((Integer) screen.page().evaluate("() => document.documentElement.scrollWidth"))
                    .as(tab)
                    .isLessThanOrEqualTo(width);
        }
    }

    @Test
    void isPlayedOnAPhone(Visitor visitor) {
        Screen screen = visitor.openOnPhone("?tab=play");
        screen.at("#start").fill("3 5");
        screen.at("#opponent").selectOption("human");
        screen.button("Start").tap();
        assertThat(screen.at("#play .pile").first()).containsText("First pile: 3");
        screen.tap(3, 1);
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 1");
        for (String tab : TABS) {
            double height = screen.at("#tab-" + tab).boundingBox().height;
            assertThat(height).as("a finger finds " + tab).isGreaterThanOrEqualTo(36);
        }
    }

    /** A second finger is the beginning of a pinch, not a choice. */
    @Test
    void twoFingersChooseNothing(Visitor visitor) {
        Screen screen = visitor.openOnPhone("?tab=play");
        screen.start("9 9", "human", "you");
        screen.page()
                .evaluate(
                        "([x, y]) => { const board = document.getElementById('board'); board.setPointerCapture = () => {};"
                                + " const send = (type, pointerId, dx) => board.dispatchEvent(new PointerEvent(type, { pointerId,"
                                + " button: 0, buttons: 1, clientX: board.getBoundingClientRect().left + x + dx,"
                                + " clientY: board.getBoundingClientRect().top + y, bubbles: true }));"
                                + " send('pointerdown', 1, 0); send('pointerdown', 2, 60);"
                                + " send('pointerup', 2, 60); send('pointerup', 1, 0) }",
                        List.of(screen.middle(9, 3)[0], screen.middle(9, 3)[1]));
        screen.tap(9, 8);
        assertThat(screen.at("#play .story li")).hasCount(1);
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 8");
    }

    @Test
    void theQueenStaysInSight(Visitor visitor) {
        Screen screen = visitor.open("?tab=play", 1280, 800);
        screen.start("3 25", "human", "you");
        screen.page().setViewportSize(1000, 500);
        assertThat(screen.page()).not().hasURL(Pattern.compile(".*view=0%2C0%2C.*"));
    }

    @Test
    void isDarkWhereTheSystemIs(Visitor visitor) {
        Screen screen = visitor.openDark("");
        assertThat(screen.at("html")).hasAttribute("data-theme", "dark");
        screen.waitForColour(1, 2, "strong");
        screen.waitForColour(1, 1, "n");
        assertThat(screen.styled("strong")).isEqualTo("255,194,75");
        screen.button("Dark or light").click();
        screen.waitForColour(1, 2, "strong");
        assertThat(screen.styled("strong")).isEqualTo("20,80,140");
        screen.page().reload();
        assertThat(screen.at("html")).hasAttribute("data-theme", "light");
    }

    /** A game too long for its field stands below it, all of it, and can be folded; one that fits does not. */
    @ParameterizedTest
    @ValueSource(ints = {1440, 1024, 390})
    void aLongGameIsReadInFull(int width, Visitor visitor) {
        String game =
                "moves(first: k <= 12; second: l <= 15; both: k = l or k = 2*l or l = 2*k or k = 3*l+1 and l % 2 = 0)";
        String encoded = URLEncoder.encode(game, StandardCharsets.UTF_8);
        Screen screen =
                width < 900 ? visitor.openOnPhone("?game=" + encoded) : visitor.open("?game=" + encoded, width, 800);
        assertThat(screen.at("#whole-text")).hasText(game);
        assertThat(screen.at("#whole-text")).isInViewport();
        assertThat(
                        screen.page()
                                .evaluate(
                                        "() => { const { scrollWidth, clientWidth, scrollHeight, clientHeight } ="
                                                + " document.getElementById('whole-text'); return scrollWidth <= clientWidth && scrollHeight <= clientHeight }"))
                .as("nothing is cut")
                .isEqualTo(true);
        screen.at("#whole summary").click();
        assertThat(screen.at("#whole-text")).isHidden();
        screen.game("wythoff");
        assertThat(screen.at("#whole")).isHidden();
    }

    /** Every control has a name that a screen reader can say, in every tab. */
    @Test
    void everythingHasAName(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+2");
        for (String tab : TABS) {
            open(screen, tab);
            if (tab.equals("play")) {
                screen.button("Start").click();
                assertThat(screen.title()).isVisible();
            }
            Object nameless = screen.page()
                    .evaluate(
                            "() => [...document.querySelectorAll('button, input, select, a, canvas, svg, [role=group]')]"
                                    + ".filter(one => !one.closest('[aria-hidden=true], [hidden]'))"
                                    + ".filter(one => !(one.ariaLabel || one.labels?.length || one.textContent.trim()))"
                                    + ".map(one => one.outerHTML)");
            assertThat((List<?>) nameless).as(tab).isEmpty();
        }
    }

    /** Text stands out from what is behind it: 4.5 to 1, as WCAG AA asks. */
    @ParameterizedTest
    @CsvSource({"light", "dark"})
    void textIsLegible(String theme, Visitor visitor) {
        Screen screen = theme.equals("dark") ? visitor.openDark("") : visitor.open("");
        for (String text : List.of("ink", "quiet", "strong", "win", "bad", "good")) {
            for (String ground : List.of("ground", "panel")) {
                assertThat(contrast(screen.styled(text), screen.styled(ground)))
                        .as("%s on %s, %s", text, ground, theme)
                        .isGreaterThanOrEqualTo(4.5);
            }
        }
        assertThat(contrast(screen.styled("on-strong"), screen.styled("strong")))
                .isGreaterThanOrEqualTo(4.5);
    }

    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        double[] weights = {0.2126, 0.7152, 0.0722};
        String[] parts = colour.split(",", -1);
        double sum = 0;
        for (int i = 0; i < parts.length; i++) {
            double part = Integer.parseInt(parts[i]) / 255.0;
            sum += weights[i] * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
        }
        return sum;
    }
}
