package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Route;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What goes wrong is said where it happened, and the rest goes on. */
@ExtendWith(Chromium.class)
final class FaultsTest {
    @Test
    void aFaultInTheTextOfAGameIsPointedAtWhileTyping(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.waitForColour(1, 2, "strong");
        screen.at("#game").fill("wyt(k^^2)");
        assertThat(screen.at("#game-error")).containsText("column 7");
        assertThat(screen.at("#game")).hasAttribute("aria-invalid", "true");
        assertThat(screen.page()).hasTitle("wythoff · Wythoff Lab");
        screen.waitForColour(1, 2, "strong");
        screen.at("#game").fill("wyt(k^2)");
        assertThat(screen.at("#game-error")).isHidden();
        assertThat(screen.page()).hasTitle("wyt(k^2) · Wythoff Lab");
    }

    @Test
    void aLinkWithAFaultStillOpens(Visitor visitor) {
        Screen screen = visitor.open("?game=wythof&tab=nowhere&view=x&at=-1,2&layer=none");
        assertThat(screen.at("#game-error")).containsText("wythof");
        assertThat(screen.at("#words")).containsText("two piles");
        screen.waitForColour(1, 2, "strong");
    }

    /** Scales that are no numbers must not bring the page to a halt. */
    @Test
    void aLinkWithABrokenViewOpensAtHome(Visitor visitor) {
        for (String view : new String[] {"0,0,1.2.3", "0,0,.", "0,0,0", "0,0,1e9", "5"}) {
            Screen screen = visitor.open("?view=" + view);
            assertThat(screen.page()).hasURL(Pattern.compile(".*view=0%2C0%2C22.000"));
        }
    }

    @Test
    void aLinkWithABrokenMatchSaysSo(Visitor visitor) {
        Screen screen = visitor.open("?tab=play&match=nonsense");
        assertThat(screen.at("#play .error")).containsText("this is not a match");
        assertThat(screen.button("Start")).isVisible();
        visitor.expects("422");
    }

    @Test
    void aPlaceThatIsNoneIsRefused(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.at("#place").fill("10^ 7");
        screen.button("Go").click();
        assertThat(screen.at("#square .error")).isVisible();
        visitor.expects("422");
    }

    @Test
    void pilesThatAreNoneAreRefusedAndStay(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.at("#start").fill("8 -1");
        screen.button("Start").click();
        assertThat(screen.at("#play .error")).isVisible();
        assertThat(screen.at("#start")).hasValue("8 -1");
        visitor.expects("422");
    }

    @Test
    void amountsThatAreNoMoveAreExplained(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("3 5", "human", "you");
        screen.at("#take-first").fill("x");
        screen.button("Move").click();
        assertThat(screen.at("#taking")).containsText("Write how many");
        screen.at("#take-first").fill("2");
        screen.at("#take-second").fill("1");
        screen.button("Move").click();
        assertThat(screen.at("#taking")).containsText("The rules have no such move");
        screen.click(6, 6);
        assertThat(screen.at("#taking")).containsText("There is no move to (6,6)");
    }

    @Test
    void whatIsOutOfReachIsSaidOnTheBoard(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+4&view=1000000000000,1000000000000,22.000");
        assertThat(screen.at("#notice")).containsText("Try again");
        screen.button("Home").click();
        assertThat(screen.at("#notice")).isHidden();
        screen.waitForColour(0, 0, "strong");
        visitor.expects("422");
    }

    @Test
    void aServerThatIsGoneIsSaidAndComesBack(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.page().route("**/api/**", Route::abort);
        screen.at("#game").fill("nim");
        assertThat(screen.at("#game-error")).containsText("is ./wythoff studio still running?");
        screen.at("#layer").selectOption("grundy");
        assertThat(screen.at("#notice")).containsText("is ./wythoff studio still running?");
        screen.page().unroute("**/api/**");
        screen.button("Try again").click();
        assertThat(screen.at("#notice")).isHidden();
        screen.page().route("**/katex/**", Route::abort);
        screen.tab("Theory");
        assertThat(screen.at("#theory .card").first()).isVisible();
        screen.page().unroute("**/katex/**");
        screen.tab("Look");
        screen.tab("Theory");
        assertThat(screen.at("#theory .katex").first()).isVisible();
        visitor.expects("ERR_FAILED");
    }
}
