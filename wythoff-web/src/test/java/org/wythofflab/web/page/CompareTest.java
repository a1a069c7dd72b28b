package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two games on one board. */
@ExtendWith(Chromium.class)
final class CompareTest {

    private static void compare(Screen screen, String other, String bound) {
        screen.at("#compare-with").fill(other);
        screen.at("#compare-bound").fill(bound);
        screen.at("#compare-bound").press("Enter");
    }

    @Test
    void differencesAreColouredCountedAndLinked(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        screen.waitForColour(1, 2, "strong");
        compare(screen, " nim", "4");
        assertThat(screen.at("#difference")).containsText("1 are P in both");
        // (1,2), (2,1) and (1,1), (2,2), (3,3).
        assertThat(screen.at("#difference")).containsText("2 are P in wythoff only");
        assertThat(screen.at("#difference")).containsText("3 are P in nim only");
        assertThat(screen.at("#difference")).containsText("They differ first at (1,1): P in nim, N in wythoff.");
        assertThat(screen.at("#difference")).containsText("./wythoff compare wythoff nim --bound 4");
        screen.waitForColour(0, 0, "strong");
        screen.waitForColour(1, 2, "k2");
        screen.waitForColour(2, 2, "k3");
        screen.waitForColour(0, 1, "n");
        assertThat(screen.at("#legend")).containsText("P in nim only");
        assertThat(screen.at("#command")).containsText("./wythoff picture wythoff nim --show difference");
        screen.at("#first-difference").click();
        screen.page().waitForCondition(() -> screen.page().url().contains("at=1%2C1"));

        Screen other = visitor.follow(screen.page().url());
        other.waitForColour(2, 2, "k3");
        assertThat(other.at("#compare-with")).hasValue("nim");
        other.button("End").click();
        other.waitForColour(2, 2, "n");
        assertThat(other.page()).not().hasURL(Pattern.compile("with="));

        screen.page().goBack();
        screen.waitForColour(2, 2, "n");
        assertThat(screen.at("#layer")).hasValue("outcome");
        screen.page().goForward();
        screen.waitForColour(2, 2, "k3");
        assertThat(screen.at("#layer")).hasValue("difference");
    }

    /** The legend of five colours is the longest. */
    @ParameterizedTest
    @ValueSource(strings = {"?tab=measure&with=nim&layer=difference", "?tab=play&start=8+12"})
    void theLegendHidesNoSquareAndNoNumber(String query, Visitor visitor) {
        Screen screen = visitor.openOnPhone(query);
        if (query.contains("play")) {
            screen.button("Start").click();
            assertThat(screen.title()).isVisible();
        } else {
            assertThat(screen.at("#legend")).containsText("P in nim only");
        }
        assertThat(screen.at("#legend")).isVisible();
        screen.page()
                .waitForFunction("() => { const board = document.getElementById('board').getBoundingClientRect();"
                        + " const legend = document.getElementById('legend').getBoundingClientRect();"
                        + " return legend.height > 0 && legend.top >= board.bottom - 0.5"
                        + " && legend.right <= innerWidth + 0.5 }");
    }

    /** From afar a pixel stands for many squares, in which the games may differ both ways. */
    @Test
    void whatDiffersWithinAPixelDiffers(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure&with=a-wythoff(2)&layer=difference&view=0,0,0.03");
        String mixed = screen.styled("k4");
        screen.page()
                .waitForCondition(() -> screen.page()
                        .evaluate(
                                "wanted => { const board = document.getElementById('board');"
                                        + " const { data } = board.getContext('2d').getImageData(0, 0, board.width, board.height);"
                                        + " for (let i = 0; i < data.length; i += 4)"
                                        + " if (data.slice(i, i + 3).join() === wanted) return true; return false }",
                                mixed)
                        .equals(true));
    }

    @Test
    void whatIsNoGameIsSaid(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        compare(screen, "wythof", "10");
        assertThat(screen.at("#difference .error")).containsText("unknown game 'wythof'");
        compare(screen, "nim + nim", "10");
        assertThat(screen.at("#difference .error")).containsText("more than two piles");
        compare(screen, "nim", "many");
        assertThat(screen.at("#difference .error")).containsText("bound");
        screen.waitForColour(2, 2, "k3");
    }

    /** A board that takes minutes says how far it is, and can be given up. */
    @Test
    void longCountingSaysHowFarItIsAndStops(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        compare(screen, "moves(first: all; second: all; both: k*l % 7 = 3 and k*k < l*l*l)", "30000");
        assertThat(screen.at("#difference progress")).hasAttribute("value", Pattern.compile("[1-9].*"));
        assertThat(screen.at("#difference")).containsText("The board of moves(");
        screen.at("#difference").getByText("Stop").click();
        assertThat(screen.at("#difference")).containsText("Stopped.");
        assertThat(screen.at("#difference progress")).hasCount(0);
        compare(screen, "nim", "4");
        assertThat(screen.at("#difference")).containsText("1 are P in both");
    }
}
