package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes wrong is said where it happened, and the rest goes on. */
@ExtendWith(Chromium.class)
final class FaultsTest {
    /** However long the text and narrow the page: above the pointer is what it points at. */
    @Test
    void thePointerOfALongTextPointsAtTheFault(Visitor visitor) {
        String fault = "moves(first: k <= 12; second: k <= 15; both: k = l or k = 2*l or l = 2*k)";
        for (Screen screen : List.of(visitor.open(""), visitor.openOnPhone(""))) {
            screen.at("#game").fill(fault);
            assertThat(screen.at("#game-error")).containsText("column 31");
            List<String> lines = screen.at("#game-error").textContent().lines().toList();
            int pointer = 0;
            while (!lines.get(pointer).isBlank() && !lines.get(pointer).strip().equals("^")) {
                pointer++;
            }
            String above = lines.get(pointer - 1);
            assertThat(above.substring(lines.get(pointer).indexOf('^'))).startsWith("k <= 15");
            assertThat(above).contains("…").hasSizeLessThan(40);
            screen.at("#game").fill("wythoff");
            assertThat(screen.at("#game-error")).isHidden();
        }
    }

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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WYTHOFF Blok 3 | wythoff block 3",
                "wyt(k**2) | wyt(k^2)",
                "moves(first: all; second: odd; both: k == 2*l) | moves(first: all; second: odd; both: k = 2*l)"
            })
    void whatWasMeantIsOneClickAway(String written, String meant, Visitor visitor) {
        Screen screen = visitor.open("");
        screen.at("#game").fill(written);
        screen.at("#game-error").getByRole(AriaRole.BUTTON).click();
        assertThat(screen.at("#game")).hasValue(meant);
        assertThat(screen.at("#game-error")).isHidden();
        assertThat(screen.page()).hasTitle(meant + " · Wythoff Lab");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(3,5)", "3,5", "3, 5", "( 3, 5 )"})
    void aPlaceIsWrittenAsPeopleWriteIt(String written, Visitor visitor) {
        Screen screen = visitor.open("");
        screen.at("#place").fill(written);
        screen.button("Go").click();
        assertThat(screen.at("#square")).containsText("P: the previous player wins");
        assertThat(screen.page()).hasTitle("wythoff, (3,5) · Wythoff Lab");
    }

    @Test
    void limitsAreSaidInWordsOfThePage(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+5");
        screen.at("#place").fill("10^30 7");
        screen.button("Go").click();
        assertThat(screen.at("#square .error")).containsText("too much to work out here");
        assertThat(screen.at("#square .error")).containsText("can be asked for");
        assertThat(screen.at("#square .error")).not().containsText("--");
        visitor.expects("422");
    }

    @Test
    void longRulesAreFoldedAndNotCut(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff");
        assertThat(screen.at("#words button")).hasCount(0);
        String many =
                IntStream.rangeClosed(1, 60).mapToObj(i -> "k = " + i + "*l").collect(Collectors.joining(" or "));
        screen.at("#game").fill("moves(first: all; second: all; both: " + many + ") block 2");
        screen.button("More of the rules").click();
        assertThat(screen.at("#words")).containsText("A player who has no allowed move loses.");
        assertThat(screen.button("Less")).isVisible();
    }

    @Test
    void aLinkWithAFaultStillOpens(Visitor visitor) {
        Screen screen = visitor.open("?game=wythof&tab=nowhere&view=x&at=-1,2&layer=none");
        assertThat(screen.at("#game-error")).containsText("wythof");
        assertThat(screen.at("#words")).containsText("two piles");
        screen.waitForColour(1, 2, "strong");
        // The first tile may have been asked for before anybody knew.
        visitor.forgives("status of 422");
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
        Screen screen = visitor.open("?game=wythoff+block+5&view=1000000000000,1000000000000,22.000");
        assertThat(screen.at("#notice")).containsText("Try again");
        assertThat(screen.at("#notice")).not().containsText("--");
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
