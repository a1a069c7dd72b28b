package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games there are, and games of one's own. */
@ExtendWith(Chromium.class)
final class ShelfTest {
    private static Screen opened(Visitor visitor, int width, int height) {
        Screen screen = visitor.open("", width, height);
        screen.button("Games").click();
        assertThat(screen.at("#shelf")).isVisible();
        return screen;
    }

    @Test
    void showsGamesByKindWithPicturesAndByPaper(Visitor visitor) {
        Screen screen = opened(visitor, 1280, 800);
        assertThat(screen.at("#found li").first()).containsText("Wythoff's game");
        assertThat(screen.at("#found h2").first()).hasText("The classics");
        Locator picture = screen.at("#found li img").first();
        screen.page().waitForCondition(() -> (Boolean) picture.evaluate("image => image.naturalWidth === 256"));
        assertThat((Boolean) screen.at("#found li img").last().evaluate("image => image.complete"))
                .as("far pictures wait")
                .isFalse();
        screen.at("#order").selectOption("paper");
        assertThat(screen.at("#found h2").first()).hasText("Larsson 2011");
        assertThat(screen.at("#found li").first()).containsText("Definition 1");
    }

    @Test
    void isSearchedInWords(Visitor visitor) {
        Screen screen = opened(visitor, 1280, 800);
        screen.at("#search").fill("odd misere");
        assertThat(screen.at("#found li")).hasCount(3);
        screen.at("#search").fill("nothing like it");
        assertThat(screen.at("#found")).containsText("Write your own?");
        screen.at("#search").fill("remember");
        screen.at("#found li", "(2,1)-Imitation Nim")
                .getByRole(com.microsoft.playwright.options.AriaRole.BUTTON)
                .click();
        assertThat(screen.page()).hasTitle("imitation(2,1) · Wythoff Lab");
        assertThat(screen.at("#shelf")).isHidden();
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "1280, 800"})
    void oneWritesAGameOfOnesOwn(int width, int height, Visitor visitor) {
        Screen screen = opened(visitor, width, height);
        screen.page().getByText("Write your own").click();
        assertThat(screen.at("#made")).hasText("wythoff");
        screen.at("#build-or-from-both-piles").selectOption("numbers that differ by less than …");
        assertThat(screen.at("#made")).hasText("a-wythoff(3)");
        screen.at("#build-from-the-first-pile").selectOption("only the numbers …");
        screen.at("#build-before-a-move-the-opponent").selectOption("may forbid up to … moves");
        screen.at("#build-moves").selectOption("that take from one pile");
        screen.at("#build-who-cannot-move").selectOption("wins (misère)");
        String text = "moves(first: {1,3,4}; second: all; both: abs(k - l) < 3) misere block 3 nim";
        assertThat(screen.at("#made")).hasText(text);
        assertThat(screen.at("#preview")).containsText("may forbid up to 2 options, one-pile moves only");
        assertThat((Boolean) screen.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        screen.button("Open this game").click();
        assertThat(screen.at("#game")).hasValue(text);
        assertThat(screen.at("#words")).containsText("may forbid up to 2 options");
    }

    @Test
    void whatCannotBeReadIsSaidWhileItIsPutTogether(Visitor visitor) {
        Screen screen = opened(visitor, 1280, 800);
        screen.page().getByText("Write your own").click();
        screen.at("#build-or-from-both-piles").selectOption("a condition of your own on k, l, x and y …");
        Locator condition = screen.at("input[aria-label='Or from both piles: what to fill in']");
        condition.fill("k = l +");
        assertThat(screen.at("#preview .error")).isVisible();
        assertThat(screen.button("Open this game")).isDisabled();
        condition.fill("k = l + 1");
        assertThat(screen.button("Open this game")).isEnabled();
    }

    /** What the piles have to say: Euclid's game, over as soon as few tokens are left. */
    @Test
    void thePilesMayHaveASay(Visitor visitor) {
        Screen screen = opened(visitor, 1280, 800);
        screen.page().getByText("Write your own").click();
        screen.at("#build-the-game-is-over-when").selectOption("there are at most … tokens left");
        assertThat(screen.at("#made")).hasText("wythoff ends(x+y < 3)");
        screen.at("#build-from-the-first-pile").selectOption("multiples of the other pile");
        screen.at("#build-from-the-second-pile").selectOption("multiples of the other pile");
        screen.at("#build-or-from-both-piles").selectOption("nothing");
        assertThat(screen.at("#preview")).containsText("From the first pile alone a player may take k ≥ 1 tokens");
        screen.button("Open this game").click();
        assertThat(screen.at("#words"))
                .containsText("The game is over as soon as the first pile x and the second pile y satisfy x+y < 3");
        // From (2,2), take 2: the game is over, and whoever has to move has lost.
        screen.waitForColour(0, 2, "strong");
        screen.waitForColour(2, 2, "n");
    }

    @Test
    void steppersAreCalledByTheirParameters(Visitor visitor) {
        Screen screen = visitor.open("?game=odd-even(2,3) block 4");
        assertThat(screen.at("#steppers .letter")).hasText(new String[] {"s", "t", "block"});
        screen.button("t more").click();
        assertThat(screen.page()).hasTitle("odd-even(2,4) block 4 · Wythoff Lab");
        screen.game("wyt(k^2+9)");
        assertThat(screen.at("#steppers .letter")).hasText(new String[] {"number", "number 2"});
        screen.game("moves(first: 1..5; second: all; both: k+2 = l) ends(x+y < 3)");
        assertThat(screen.at("#steppers .letter")).hasText(new String[] {"first", "first 2", "both", "ends"});
    }
}
