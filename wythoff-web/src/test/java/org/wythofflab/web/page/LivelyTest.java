package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A match that is seen: it fills the board, moves are dragged and shown twice, and the opponent can be beaten. */
@ExtendWith(Chromium.class)
final class LivelyTest {
    @Test
    void theMatchFillsTheBoard(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("4 7", "human", "you");
        screen.drawn();
        BoundingBox board = screen.at("#board").boundingBox();
        double high = board.height / screen.scale();
        assertThat(high).isBetween(8.0, 11.0);
        screen.button("New game").click();
        screen.start("20 10", "human", "you");
        assertThat(board.width / screen.scale()).isBetween(21.0, 24.0);
    }

    /** Whoever starts, it can be won: (8,12) by the first player, (8,13) by the second. */
    @Test
    void theProposedPilesCanBeWon(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        assertThat(screen.at("#start")).hasValue("8 12");
        screen.at("#first").selectOption("computer");
        assertThat(screen.at("#start")).hasValue("8 13");
        screen.button("Other piles").click();
        assertThat(screen.at("#start")).hasValue("6 10");
        screen.game("nim");
        screen.at("#first").selectOption("computer");
        assertThat(screen.at("#start")).hasValue(Pattern.compile("^(\\d+) \\1$"));
        screen.at("#start").fill("5 3");
        screen.at("#first").selectOption("you");
        assertThat(screen.at("#start")).hasValue("5 3");
    }

    @Test
    void theOpponentSaysHowStrongItIs(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        assertThat(screen.at("#opponent")).hasValue("2");
        assertThat(screen.at("#strength")).containsText("Easy to beat");
        screen.at("#opponent").selectOption("perfect");
        assertThat(screen.at("#strength")).containsText("Never makes a mistake");
        screen.start("3 6", "perfect", "you");
        assertThat(screen.at("#play .rules")).containsText("any number of tokens from one pile");
        assertThat(screen.at("#play .rules")).containsText("You play against a perfect player");
    }

    @Test
    void theQueenIsDragged(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("3 6", "human", "you");
        drag(screen, new int[] {3, 6}, new int[] {3, 4});
        assertThat(screen.at("#play .story li")).hasCount(1);
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 4");
    }

    @Test
    void whatIsForbiddenIsDragged(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+3&tab=play");
        screen.start("3 4", "perfect", "computer");
        assertThat(screen.title()).hasText("Your turn to forbid");
        drag(screen, new int[] {3, 4}, new int[] {2, 4});
        assertThat(screen.at("#play .chip")).hasText("take 1 and 0 ×");
        drag(screen, new int[] {2, 4}, new int[] {3, 1});
        assertThat(screen.at("#play .chip")).hasText("take 0 and 3 ×");
        assertThat(screen.button("Forbid 1")).isEnabled();
    }

    @Test
    void theTokensShowTheMoveUnderThePointer(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("4 7", "human", "you");
        screen.hover(2, 5);
        assertThat(screen.at(".pile:first-child .aimed")).hasCount(2);
        assertThat(screen.at(".pile:last-child .aimed")).hasCount(2);
        screen.hover(3, 5);
        assertThat(screen.at(".aimed")).hasCount(0);
    }

    /** The queen is on her way until the clock of the page has run, and then stands where the piles say. */
    @Test
    void movesAreSeenUnlessThatIsNotWanted(Visitor visitor) {
        Screen lively = visitor.openLively("?tab=play");
        lively.start("4 7", "human", "you");
        // Noted by the page: whoever looks from outside may look too late.
        lively.page()
                .evaluate(
                        "() => new MutationObserver(() => { window.left ||= document.querySelector('.tokens .gone') != null })"
                                + ".observe(document.body, { childList: true, subtree: true })");
        lively.click(4, 3);
        lively.page()
                .waitForCondition(() ->
                        lively.page().evaluate("() => window.left === true").equals(true));
        assertThat(lively.at(".tokens .gone")).hasCount(0);
        Screen still = visitor.open("?tab=play");
        still.start("4 7", "human", "you");
        still.click(4, 3);
        assertThat(still.at("#play .story li")).hasCount(1);
        assertThat(still.at(".tokens .gone").first()).isHidden();
    }

    /** The last move stays on the board as an arrow: after it was made, when a link opens the match, and when a turn is taken back. */
    @Test
    void theLastMoveLeavesATrace(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        String trace = screen.styled("focus");
        screen.start("4 9", "human", "you");
        assertThat(screen.middleColour(4, 7)).isNotEqualTo(trace);
        screen.click(4, 5);
        screen.page().waitForCondition(() -> screen.middleColour(4, 7).equals(trace));
        screen.click(1, 5);
        screen.page().waitForCondition(() -> screen.middleColour(3, 5).equals(trace));
        assertThat(screen.middleColour(4, 7)).as("only the last move").isNotEqualTo(trace);

        screen.button("Copy link").click(); // the address follows
        screen.page().reload();
        assertThat(screen.at("#play .story li")).hasCount(2);
        screen.page().waitForCondition(() -> screen.middleColour(3, 5).equals(trace));

        screen.button("Undo").click();
        assertThat(screen.at("#play .story li")).hasCount(1);
        screen.page().waitForCondition(() -> screen.middleColour(4, 7).equals(trace));
        assertThat(screen.middleColour(3, 5)).as("what was taken back").isNotEqualTo(trace);
    }

    private static void drag(Screen screen, int[] from, int[] to) {
        screen.drawn();
        BoundingBox board = screen.at("#board").boundingBox();
        double[] start = screen.middle(from[0], from[1]);
        double[] end = screen.middle(to[0], to[1]);
        Mouse mouse = screen.page().mouse();
        mouse.move(board.x + start[0], board.y + start[1]);
        mouse.down();
        mouse.move(board.x + (start[0] + end[0]) / 2, board.y + (start[1] + end[1]) / 2);
        mouse.move(board.x + end[0], board.y + end[1]);
        mouse.up();
    }
}
