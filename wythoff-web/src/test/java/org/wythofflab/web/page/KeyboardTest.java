package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Everything without a pointer. */
@ExtendWith(Chromium.class)
final class KeyboardTest {
    private static final int MOST_TABS = 80;

    @Test
    void picksLooksPlaysAndWins(Visitor visitor) {
        Screen screen = visitor.open("");
        Keyboard keys = screen.page().keyboard();
        reach(screen, screen.at("#game"));
        keys.press("Control+A");
        keys.type("nim");
        keys.press("Enter");
        assertThat(screen.page()).hasTitle("nim · Wythoff Lab");

        reach(screen, screen.at("#board"));
        keys.press("ArrowRight");
        keys.press("ArrowUp");
        assertThat(screen.at("#square")).containsText("(1, 1)");
        assertThat(screen.at("#square")).containsText("P: the previous player wins");
        keys.press("ArrowUp");
        assertThat(screen.at("#square")).containsText("(1, 2)");
        keys.press("Enter");
        assertThat(screen.at("#square")).containsText("3 moves from here");

        reach(screen, screen.at("#tab-look"));
        keys.press("ArrowRight");
        assertThat(screen.at("#tab-play")).isFocused();
        reach(screen, screen.at("#start"));
        keys.press("Control+A");
        keys.type("1 2");
        reach(screen, screen.button("Start"));
        keys.press("Enter");
        assertThat(screen.title()).hasText("Your turn to move");
        assertThat((Boolean) screen.at("#play").evaluate("place => place.contains(document.activeElement)"))
                .isTrue();

        back(screen, screen.at("#board"));
        keys.press("ArrowDown");
        assertThat(screen.at("#taking")).containsText("(1,1): take 0 and 1");
        keys.press("Enter");
        assertThat(screen.at("#play .said")).containsText("You take 1 from the second pile");
        assertThat(screen.title()).hasText("Your turn to move");
        keys.press(screen.at("#play .pile").first().innerText().contains("0") ? "ArrowDown" : "ArrowLeft");
        keys.press("Enter");
        assertThat(screen.title()).hasText("You win!");
    }

    @Test
    void movesOverTheBoard(Visitor visitor) {
        Screen screen = visitor.open("");
        Keyboard keys = screen.page().keyboard();
        reach(screen, screen.at("#board"));
        keys.press("Shift+ArrowRight");
        keys.press("+");
        assertThat(screen.page()).hasURL(Pattern.compile(".*view=[1-9]\\d*%2C\\d+%2C31\\.000.*"));
        keys.press("Home");
        assertThat(screen.page()).hasURL(Pattern.compile(".*view=0%2C0%2C22\\.000.*"));
    }

    @Test
    void opensAndClosesTheCatalogue(Visitor visitor) {
        Screen screen = visitor.open("");
        Keyboard keys = screen.page().keyboard();
        reach(screen, screen.at("#browse"));
        keys.press("Enter");
        assertThat(screen.at("#shelf")).isVisible();
        keys.press("Escape");
        assertThat(screen.at("#shelf")).isHidden();
        assertThat(screen.at("#browse")).isFocused();
        keys.press("Enter");
        assertThat(screen.at("#search")).isFocused();
        keys.type("two-pile nim");
        reach(screen, screen.at("#found button").first());
        keys.press("Enter");
        assertThat(screen.page()).hasTitle("nim · Wythoff Lab");
    }

    private static void reach(Screen screen, Locator wanted) {
        walk(screen, wanted, "Tab");
    }

    private static void back(Screen screen, Locator wanted) {
        walk(screen, wanted, "Shift+Tab");
    }

    private static void walk(Screen screen, Locator wanted, String key) {
        for (int i = 0; i < MOST_TABS; i++) {
            if ((Boolean) wanted.evaluate("element => element === document.activeElement")) {
                return;
            }
            screen.page().keyboard().press(key);
        }
        throw new AssertionError("the keyboard does not get to " + wanted);
    }
}
