package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A match that is over is looked at again, and played again from where it went wrong. */
@ExtendWith(Chromium.class)
final class ReviewTest {
    private static final String MATCH = "?tab=play&match=wythoff+match+1%0Agame%3A+wythoff%0Astart%3A+3+6%0A"
            + "opponent%3A+perfect%0Afirst%3A+you%0Aseed%3A+1%0Adiscovery%3A+no%0Aturns%3A%0A"
            + "take+1%2C0%0Atake+0%2C5%0Atake+1%2C0%0Atake+1%2C1%0A";

    @Test
    void stepsThroughAndExplainsTheMistake(Visitor visitor) {
        Screen screen = visitor.open(MATCH);
        assertThat(screen.title()).hasText("The computer wins.");
        Locator told = screen.at(".review .told");
        assertThat(screen.at(".review")).containsText("1 turn was a mistake.");
        assertThat(screen.at(".review .bar i")).hasCount(5);
        assertThat(screen.at(".review .bar .yours")).hasCount(1);
        assertThat(told).containsText("Turn 4. The computer: take 1 from each pile, to (0,0).");

        screen.button("Next mistake").click();
        assertThat(told).containsText("Turn 1. You: take 1 from the first pile, to (2,6).");
        assertThat(told).containsText("Better: take 1 from the second pile, to (3,5).");
        assertThat(told).containsText("Whatever the opponent does there, you can answer to another losing position.");
        assertThat(told).containsText("The computer can win from here.");

        Keyboard keys = screen.page().keyboard();
        keys.press("ArrowRight");
        assertThat(told).containsText("Turn 2. The computer");
        keys.press("Home");
        assertThat(told).containsText("The start, (3,6).");
        assertThat(told).containsText("You can win from here.");
        screen.at("#turn").focus();
        keys.press("ArrowRight");
        assertThat(told).containsText("Turn 1.");
        assertThat(screen.at("#turn"))
                .hasAttribute("aria-valuetext", "after turn 1 of 4. The computer can win from here.");
    }

    /** Queen, piles and words show the same turn, also when one comes back from another tab. */
    @Test
    void thePilesStepWithTheQueen(Visitor visitor) {
        Screen screen = visitor.open(MATCH);
        Locator piles = screen.at("#play .pile");
        assertThat(piles.first()).containsText("First pile: 0");
        screen.button("First turn").click();
        assertThat(piles.first()).containsText("First pile: 3");
        assertThat(piles.last()).containsText("Second pile: 6");
        assertThat(piles.last().locator(".tokens button")).hasCount(6);
        screen.button("Next turn").click();
        screen.button("Next turn").click();
        assertThat(piles.first()).containsText("First pile: 2");
        assertThat(piles.last()).containsText("Second pile: 1");
        screen.tab("Theory");
        screen.tab("Play");
        assertThat(screen.at(".review .told")).containsText("Turn 2.");
        assertThat(piles.first()).containsText("First pile: 2");
        assertThat(piles.last().locator(".tokens button")).hasCount(1);
    }

    @Test
    void isPlayedAgainFromTheMistake(Visitor visitor) {
        Screen screen = visitor.open(MATCH);
        screen.button("Next mistake").click();
        screen.button("Try again from here").click();
        assertThat(screen.title()).hasText("Your turn to move");
        assertThat(screen.at("#play .pile").first()).containsText("First pile: 3");
        for (int turn = 0; turn < 5 && !screen.title().innerText().equals("You win!"); turn++) {
            screen.followAdvice();
        }
        assertThat(screen.title()).hasText("You win!");
        assertThat(screen.at(".review")).containsText("Nobody made a mistake.");
    }

    /** What the previous player should have forbidden has no arrow, but words. */
    @Test
    void aWrongProhibitionIsExplained(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+2&tab=play");
        screen.start("1 3", "human", "you");
        screen.button("Forbid nothing").click();
        assertThat(screen.title()).containsText("turn to move");
        screen.button("Resign").click();
        screen.at("#turn").fill("1");
        assertThat(screen.at(".review .told")).containsText("A mistake: it gave a win away.");
        assertThat(screen.at(".review .told")).containsText("Better: forbid");
    }
}
