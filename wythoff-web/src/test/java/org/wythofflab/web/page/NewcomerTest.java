package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A newcomer opens the studio, picks a game, looks around, plays and wins, and shares the link. */
@ExtendWith(Chromium.class)
final class NewcomerTest {
    @Test
    void opensPicksLooksPlaysWinsAndShares(Visitor visitor) {
        Screen screen = visitor.open("");
        assertThat(screen.page()).hasTitle("wythoff · Wythoff Lab");
        assertThat(screen.at("#words")).containsText("two piles of tokens");

        screen.button("Games").click();
        screen.at("#shelf")
                .getByText("2-Wythoff", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(screen.page()).hasTitle("a-wythoff(2) · Wythoff Lab");
        assertThat(screen.at("#shelf")).isHidden();
        screen.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("a less"))
                .click();
        assertThat(screen.page()).hasTitle("wythoff · Wythoff Lab");

        screen.click(8, 12);
        assertThat(screen.at("#square")).containsText("N: the next player wins");
        assertThat(screen.at("#square")).containsText("28 moves from here");
        screen.button("Play from here").click();
        screen.at("#opponent").selectOption("perfect");
        screen.button("Start").click();

        assertThat(screen.title()).hasText("Your turn to move");
        for (int turn = 0; turn < 8 && !screen.title().innerText().equals("You win!"); turn++) {
            screen.followAdvice();
        }
        assertThat(screen.title()).hasText("You win!");
        assertThat(screen.at("#play")).containsText("Nobody made a mistake.");

        screen.stopClock();
        screen.button("Copy link").click();
        assertThat(screen.button("Copied")).isVisible();
        screen.page().clock().runFor(2000);
        assertThat(screen.button("Copy link")).isVisible();
        String link = (String) screen.page().evaluate("() => navigator.clipboard.readText()");
        Screen friend = visitor.follow(link);
        assertThat(friend.title()).hasText("You win!");
        assertThat(friend.page()).hasTitle("wythoff, a match · Wythoff Lab");
        assertThat(friend.at("#play .story li"))
                .hasCount(screen.at("#play .story li").count());
    }

    /** The board comes first: no other question is asked before that for its first tile, whatever a link says. */
    @Test
    void theFirstTileWaitsForNothing(Visitor visitor) {
        for (String query : List.of("", "?game=wythoff+block+3&layer=outcome&view=0,0,8&tab=theory")) {
            Screen screen = visitor.open(query);
            // What was asked for is listed once the answer has come.
            screen.page().waitForCondition(() -> asked(screen).contains("/api/tile.png"));
            List<?> asked = asked(screen);
            assertThat(asked.indexOf("/api/tile.png")).as("%s", asked).isBetween(0, 3);
        }
    }

    private static List<?> asked(Screen screen) {
        return (List<?>) screen.page()
                .evaluate("() => performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)");
    }

    /** Nothing moves about while the page opens. */
    @Test
    void opensWithoutJumps(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+3&at=8,12");
        assertThat(screen.at("#square")).containsText("N: the next player wins");
        double shift = ((Number) screen.page()
                        .evaluate("() => new Promise(done => { let sum = 0;"
                                + " const add = entries => { for (const entry of entries) sum += entry.value };"
                                + " const jumps = new PerformanceObserver(list => add(list.getEntries()));"
                                + " jumps.observe({ type: 'layout-shift', buffered: true });"
                                + " requestAnimationFrame(() => requestAnimationFrame(() => {"
                                + " add(jumps.takeRecords()); done(sum) })) })"))
                .doubleValue();
        assertThat(shift).isLessThan(0.02);
    }

    @Test
    void theMatchGoesOnWithWhoeverHasTheLink(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("3 6", "human", "you");
        screen.click(3, 5);
        assertThat(screen.title()).hasText(Pattern.compile("The second player.s turn to move"));
        assertThat(screen.page()).hasURL(Pattern.compile(".*match=.*take.*"));
        Screen friend = visitor.follow(screen.page().url());
        assertThat(friend.title()).hasText(screen.title().innerText());
        friend.button("Undo").click();
        assertThat(friend.title()).hasText(Pattern.compile("The first player.s turn to move"));
        assertThat(friend.at("#play .pile").last()).containsText("Second pile: 6");
    }
}
