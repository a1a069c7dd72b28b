package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Back and Forward go where one has been. */
@ExtendWith(Chromium.class)
final class HistoryTest {
    @Test
    void goesThroughGamesTabsAndJumps(Visitor visitor) {
        Screen screen = visitor.open("");
        Page page = screen.page();
        screen.game("nim");
        screen.tab("Table");
        assertThat(page).hasTitle("nim, P-positions · Wythoff Lab");
        screen.at("#place").fill("30 30");
        screen.button("Go").click();
        assertThat(page).hasTitle("nim, (30,30) · Wythoff Lab");
        screen.button("Home").click();
        assertThat(page).hasURL(Pattern.compile(".*view=0%2C0%2C.*"));

        page.goBack();
        assertThat(page).hasURL(Pattern.compile(".*view=1\\d%2C\\d+%2C.*"));
        page.goBack();
        assertThat(page).hasTitle("nim · Wythoff Lab");
        page.goBack();
        assertThat(page).hasTitle("nim, P-positions · Wythoff Lab");
        assertThat(screen.at("#table tbody tr").first()).isVisible();
        page.goBack();
        assertThat(page).hasTitle("nim · Wythoff Lab");
        assertThat(screen.at("#look")).isVisible();
        page.goBack();
        assertThat(page).hasTitle("wythoff · Wythoff Lab");
        assertThat(screen.at("#game")).hasValue("wythoff");
        screen.waitForColour(1, 2, "strong");

        page.goForward();
        assertThat(page).hasTitle("nim · Wythoff Lab");
        screen.waitForColour(2, 2, "strong");
        page.goForward();
        page.goForward();
        page.goForward();
        assertThat(page).hasTitle("nim, (30,30) · Wythoff Lab");
        assertThat(screen.at("#square")).containsText("(30, 30)");
    }

    /** A text is one step, however many games are read while it is written. */
    @Test
    void writingIsOneStep(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.at("#game").fill("wyt(k^2");
        screen.at("#game").fill("wyt(2)");
        assertThat(screen.page()).hasTitle("wyt(2) · Wythoff Lab");
        screen.at("#game").fill("wyt(20)");
        assertThat(screen.page()).hasTitle("wyt(20) · Wythoff Lab");
        screen.page().goBack();
        assertThat(screen.page()).hasTitle("wythoff · Wythoff Lab");
    }

    @Test
    void comesBackToAMatchAsItStands(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("3 6", "human", "you");
        screen.click(3, 5);
        assertThat(screen.title()).hasText(Pattern.compile("The second player.s turn to move"));
        screen.tab("Theory");
        screen.page().goBack();
        assertThat(screen.page()).hasTitle("wythoff, a match · Wythoff Lab");
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 5");
        screen.game("nim");
        assertThat(screen.page()).hasTitle("nim, play · Wythoff Lab");
        screen.page().goBack();
        assertThat(screen.page()).hasTitle("wythoff, a match · Wythoff Lab");
        assertThat(screen.title()).hasText(Pattern.compile("The second player.s turn to move"));
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 5");
    }

    /** Who goes back faster than the page follows ends where the last step leads. */
    @Test
    void hasteEndsInTheRightPlace(Visitor visitor) {
        Screen screen = visitor.open("");
        for (String game : new String[] {"nim", "modular(3)", "wyt(3)", "st(2,3)"}) {
            screen.game(game);
        }
        screen.page()
                .evaluate(
                        "() => { history.back(); setTimeout(() => history.back()); setTimeout(() => history.back(), 5) }");
        assertThat(screen.page()).hasTitle("nim · Wythoff Lab");
        assertThat(screen.page()).hasURL(Pattern.compile(".*game=nim.*"));
        screen.page().goForward();
        assertThat(screen.page()).hasTitle("modular(3) · Wythoff Lab");
        screen.page().goForward();
        assertThat(screen.page()).hasTitle("wyt(3) · Wythoff Lab");
    }
}
