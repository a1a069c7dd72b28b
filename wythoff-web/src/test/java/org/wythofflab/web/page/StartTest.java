package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first visit, the doors it opens, and help. */
@ExtendWith(Chromium.class)
final class StartTest {
    @ParameterizedTest
    @CsvSource({"390, 844", "1024, 768", "1440, 900"})
    void playsAtOnceWithTheAnswersHidden(int width, int height, Visitor visitor) {
        Screen screen = visitor.openFirst("", width, height);
        assertThat(screen.at("#welcome")).isVisible();
        assertThat(screen.at("#welcome")).containsText("two piles of tokens");
        assertThat(screen.at("#welcome .door").first()).isFocused();
        List<String> asked = new ArrayList<>();
        screen.page().onRequest(request -> asked.add(request.url()));
        screen.page().keyboard().press("Enter");
        assertThat(screen.at("#welcome")).hasCount(0);
        assertThat(screen.title()).hasText("Your turn to move");
        assertThat(screen.at("#legend")).isHidden();
        assertThat(asked).noneMatch(url -> url.contains("/api/tile") || url.contains("/api/why"));
        assertThat((Boolean) screen.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
    }

    /** What the first door offers is small, and the one who starts can win, but not at once. */
    @Test
    void theFirstMatchCanBeWon(Visitor visitor) {
        Screen screen = visitor.open("");
        Object outcomes = screen.page()
                .evaluate("async () => { const { STARTS } = await import('/app/welcome.js');"
                        + " return Promise.all(STARTS.map(async position => {"
                        + " const { outcome, moves } = await (await fetch(`/api/moves?game=wythoff&position=${position}`)).json();"
                        + " return outcome + moves.some(({ to }) => to.join() === '0,0') + position.length })) }");
        assertThat((List<?>) outcomes).isNotEmpty().allMatch("Nfalse3"::equals);
    }

    @Test
    void theOtherDoorsShowThePatternAndTheBuilder(Visitor visitor) {
        Screen screen = visitor.openFirst("", 1280, 800);
        assertThat(screen.at("#legend")).isHidden();
        screen.at(".door", "See the pattern").click();
        screen.waitForColour(1, 2, "strong");
        assertThat(screen.at("#legend")).isVisible();
        screen.button("Wythoff Lab").click();
        screen.at(".door", "Study your own rules").click();
        assertThat(screen.at("#builder")).isVisible();
    }

    @Test
    void comesOnceAndThenOnlyWhenAsked(Visitor visitor) {
        Screen screen = visitor.openFirst("", 1280, 800);
        screen.page().keyboard().press("Escape");
        assertThat(screen.at("#welcome")).hasCount(0);
        screen.waitForColour(1, 2, "strong");
        screen.page().navigate(screen.page().url().replaceFirst("[?].*", ""));
        screen.isReady();
        assertThat(screen.at("dialog[open]")).hasCount(0);
        screen.page().keyboard().press("?");
        screen.button("Show the start").click();
        assertThat(screen.at("#welcome")).isVisible();
    }

    @Test
    void aLinkGoesStraightWhereItPoints(Visitor visitor) {
        Screen screen = visitor.openFirst("?game=nim&tab=table", 1280, 800);
        assertThat(screen.at("dialog")).hasCount(0);
        assertThat(screen.at("#table")).isVisible();
    }

    @Test
    void helpOpensByItsKeyAndGivesTheFocusBack(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.at("#board").focus();
        screen.page().keyboard().press("?");
        assertThat(screen.at("#help")).isVisible();
        assertThat(screen.at("#help")).containsText("the previous player wins");
        screen.page().keyboard().press("Escape");
        assertThat(screen.at("#help")).isHidden();
        assertThat(screen.at("#board")).isFocused();
        screen.at("#game").focus();
        screen.page().keyboard().press("End");
        screen.page().keyboard().type("?");
        assertThat(screen.at("#help")).isHidden();
        assertThat(screen.at("#game")).hasValue("wythoff?");
        screen.button("Help").click();
        assertThat(screen.at("#help")).isVisible();
        screen.page().mouse().click(5, 5);
        assertThat(screen.at("#help")).isHidden();
    }

    @Test
    void everyExampleOfHelpIsAGameThatOpens(Visitor visitor) {
        Screen screen = visitor.open("?tab=export");
        Object refused = screen.page()
                .evaluate("async () => { const { EXAMPLES, SETS } = await import('/app/examples.js');"
                        + " const texts = [...EXAMPLES.map(([game]) => game), ...SETS.map(([set]) => `moves(first: ${set}; second: all; both: k = l)`)];"
                        + " const answers = await Promise.all(texts.map(async game =>"
                        + " (await fetch(`/api/reading?${new URLSearchParams({ game })}`)).json()));"
                        + " return texts.filter((_, i) => answers[i].game == null) }");
        assertThat((List<?>) refused).isEmpty();
        screen.button("Help").click();
        Locator example = screen.at("#help dt button", "wythoff block 3 nim");
        example.click();
        assertThat(screen.page()).hasTitle(Pattern.compile("wythoff block 3 nim.*"));
        assertThat(screen.at("#help")).isHidden();
    }
}
