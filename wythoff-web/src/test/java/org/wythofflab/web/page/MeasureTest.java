package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ruler, lines, findings and known sequences. */
@ExtendWith(Chromium.class)
final class MeasureTest {

    /** The colour in the middle of a square, where a line through it passes. */
    private static String middle(Screen screen, int x, int y) {
        double[] at = screen.middle(x, y);
        return (String) screen.page()
                .evaluate(
                        "([x, y]) => { const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });"
                                + " pen.drawImage(document.getElementById('board'), -Math.floor(x), -Math.floor(y));"
                                + " return pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join() }",
                        List.of(at[0], at[1]));
    }

    private static void waitForMiddle(Screen screen, int x, int y, String colour) {
        String wanted = screen.styled(colour);
        screen.page().waitForCondition(() -> middle(screen, x, y).equals(wanted));
    }

    private static void measure(Screen screen, String bound) {
        screen.at("#explore-bound").fill(bound);
        screen.at("#explore").click();
        assertThat(screen.at(".findings")).isVisible();
    }

    private static Locator row(Screen screen, String key) {
        return screen.at("[data-row='" + key + "']");
    }

    @Test
    void theRulerTellsTheSlopeBetweenTwoSquares(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        screen.waitForColour(4, 4, "n");
        screen.click(2, 2);
        assertThat(screen.at("#ruler-reading")).containsText("begins at (2, 2)");
        screen.click(11, 14);
        assertThat(screen.at("#ruler-reading")).hasText("Slope 4/3 ≈ 1.3333333333; 9 to the right, 12 up.");
        waitForMiddle(screen, 5, 6, "focus");
        assertThat(screen.page()).hasURL(Pattern.compile("ruler=2%2C2%2C11%2C14"));
        screen.page().reload();
        assertThat(screen.at("#ruler-reading")).containsText("Slope 4/3");
        waitForMiddle(screen, 5, 6, "focus");
        screen.button("Take it away").click();
        assertThat(screen.at("#ruler-reading")).hasText("");
        waitForMiddle(screen, 5, 6, "n");
    }

    @Test
    void theRulerIsLaidWithTheKeyboardAndByWriting(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        screen.at("#board").focus();
        for (String key : List.of("ArrowRight", "Enter", "ArrowRight", "ArrowUp", "ArrowUp", "Enter")) {
            screen.page().keyboard().press(key);
        }
        assertThat(screen.at("#ruler-reading")).hasText("Slope 2; 1 to the right, 2 up.");
        assertThat(screen.at("#announcer")).hasText("Slope 2; 1 to the right, 2 up.");
        screen.at("#ruler-from").fill("1000000000000000000000, 7");
        screen.at("#ruler-to").fill("1000000000000000000003 0");
        screen.at("#ruler-to").press("Enter");
        assertThat(screen.at("#ruler-reading")).hasText("Slope -7/3 ≈ −2.3333333333; 3 to the right, 7 down.");
        screen.at("#ruler-to").fill("12");
        screen.at("#ruler-to").press("Enter");
        assertThat(screen.at("#measure .error").first()).containsText("“12” is no square; write 21 34");
    }

    @Test
    void aWrittenLineIsDrawnAndItsSlopeIsTold(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        waitForMiddle(screen, 8, 11, "n");
        screen.at("#line-slope").fill("3/2");
        screen.at("#line-lift").fill("-1");
        screen.at("#line-lift").press("Enter");
        assertThat(screen.at("#ruler-lines li")).hasText(Pattern.compile("^y = 3/2 x − 1: slope 1\\.5"));
        waitForMiddle(screen, 8, 11, "guide");
        assertThat(middle(screen, 8, 10)).isEqualTo(screen.styled("n"));
        screen.at("#line-slope").fill("(1+sqrt(17))/4");
        screen.button("Draw").click();
        assertThat(screen.at("#ruler-lines li").last()).containsText("slope ≈ 1.2807764064");
        screen.at("#line-slope").fill("1.4x");
        screen.button("Draw").click();
        assertThat(screen.at("#measure .error:visible", "column 4")).isVisible();
        screen.page().waitForCondition(() -> screen.page().url().contains("sqrt"));
        Screen other = visitor.follow(screen.page().url());
        waitForMiddle(other, 8, 11, "guide");
        other.page().getByLabel("Remove y = 3/2 x − 1").click();
        waitForMiddle(other, 8, 11, "n");
        assertThat(other.at("#ruler-lines li")).hasCount(1);
    }

    /** The P-positions of Wythoff's game are less than one square from y = phi x, also where doubles have no digits left. */
    @Test
    void aLineIsAsSharpFarAway(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        Object[] far = ((List<?>)
                        screen.page()
                                .evaluate(
                                        "async () => { const { heightOf } = await import('/app/guides.js');"
                                                + " const { readNumber } = await import('/app/number.js');"
                                                + " const { ask } = await import('/app/http.js');"
                                                + " const { values } = await ask('sequence', { game: 'wythoff', name: 'A,B', count: '9',"
                                                + " from: `${10n ** 60n}`, format: 'json' });"
                                                + " const slope = readNumber('phi').exact;"
                                                + " return values.map(([x, y]) => heightOf({ slope, lift: () => 0n }, BigInt(x), BigInt(y))) }"))
                .toArray();
        // B_n = floor(phi^2 n) and phi A_n differ by phi times the fraction that A_n lost: between -1 and 1.
        assertThat(far)
                .hasSize(9)
                .allSatisfy(
                        height -> assertThat(((Number) height).doubleValue()).isBetween(-1.0, 1.0));
        assertThat(far).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.50|1.5",
                "phi|≈ 1.6180339887",
                "-2 sqrt(2)|≈ −2.8284271247",
                "1/(phi-1)|≈ 1.6180339887",
                "phi*phi-phi|1",
                ".5+1|1.5",
                "2/0|That divides by 0.",
                "sqrt(1-2)|A negative number has no root here.",
                "pi|“pi” at column 1 cannot be read here.",
                "(1|The end cannot be read here.",
            })
    void numbersAreReadAndTold(String text, String told, Visitor visitor) {
        String said = (String) visitor.open("")
                .page()
                .evaluate(
                        "async text => { const { decimal, readNumber } = await import('/app/number.js');"
                                + " try { return decimal(readNumber(text).exact) } catch (fault) { return fault.message } }",
                        text);
        assertThat(said).startsWith(told);
    }

    @Test
    void aRowOfTheFindingsIsShownOnTheBoard(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+2&tab=measure");
        waitForMiddle(screen, 9, 18, "n");
        assertThat(screen.at("#measure")).containsText("./wythoff explore \"wythoff block 2\"");
        measure(screen, "2000");
        assertThat(screen.at("#measure")).containsText("./wythoff explore \"wythoff block 2\" --bound 2000");
        assertThat(row(screen, "slopes")).containsText("positions could have refuted it");
        assertThat(row(screen, "slopes.2"))
                .containsText(Pattern.compile("line through beam 2: y = 2\\.0+ x, slope off by at most 0\\.0"));
        row(screen, "slopes.2").click();
        assertThat(row(screen, "slopes.2")).hasAttribute("aria-pressed", "true");
        waitForMiddle(screen, 9, 18, "guide");
        waitForMiddle(screen, 18, 9, "guide");
        assertThat(middle(screen, 9, 14)).isEqualTo(screen.styled("n"));
        row(screen, "symmetry").click();
        waitForMiddle(screen, 9, 9, "guide");
        waitForMiddle(screen, 9, 18, "n");
        screen.page().waitForCondition(() -> screen.page().url().contains("finding=symmetry"));
        Screen other = visitor.follow(screen.page().url());
        assertThat(row(other, "symmetry")).hasAttribute("aria-pressed", "true");
        waitForMiddle(other, 9, 9, "guide");
        row(other, "symmetry").click();
        waitForMiddle(other, 9, 9, "n");
        screen.game("wythoff");
        waitForMiddle(screen, 9, 9, "n");
        assertThat(screen.at(".findings")).hasCount(0);
    }

    @Test
    void positionsAndRowsOfFindingsAreShown(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        measure(screen, "300");
        row(screen, "rows-3").click();
        screen.page().waitForCondition(() -> !middle(screen, 2, 9).equals(screen.styled("n")));
        assertThat(middle(screen, 3, 9)).isEqualTo(screen.styled("n"));
        // The gaps 1 and 2 between smaller piles occur first from (0,0) to (1,2) and from (1,2) to (3,5).
        row(screen, "gaps").click();
        String framed = screen.styled("guide");
        screen.page()
                .waitForCondition(() ->
                        edge(screen, 3, 5).equals(framed) && edge(screen, 5, 3).equals(framed));
        assertThat(edge(screen, 4, 7)).isNotEqualTo(framed);
        assertThat(screen.at("#measure", "Looked for in vain")).isVisible();
        assertThat(screen.at("#measure")).containsText("./wythoff discover wythoff");
        screen.button("Look for a proof").click();
        assertThat(screen.at("#discover")).isVisible();
    }

    /** The colour of the left edge of a square, where its frame is. */
    private static String edge(Screen screen, int x, int y) {
        double[] at = screen.middle(x, y);
        return (String) screen.page()
                .evaluate(
                        "([x, y]) => { const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });"
                                + " pen.drawImage(document.getElementById('board'), -Math.floor(x), -Math.floor(y));"
                                + " return pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join() }",
                        List.of(at[0] - screen.scale() / 2 + 1, at[1]));
    }

    @Test
    void measuringIsStopped(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+20&tab=measure");
        int[] left = {0};
        screen.page().onRequestFailed(request -> left[0] += request.url().contains("/api/explore") ? 1 : 0);
        screen.at("#explore").focus();
        screen.page().keyboard().press("Enter");
        assertThat(screen.button("Stop")).isFocused();
        assertThat(screen.at("#measure [role=status]", "An engine lists the positions"))
                .isVisible();
        screen.page().keyboard().press("Enter");
        assertThat(screen.at("#measure .result", "Stopped.")).isVisible();
        screen.page().waitForCondition(() -> left[0] == 1);
        assertThat(screen.at("#explore")).isEnabled();
    }

    @Test
    void whatCannotBeMeasuredIsSaid(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure");
        screen.at("#explore-bound").fill("7");
        screen.at("#explore").click();
        assertThat(screen.at("#measure .result .error")).containsText("the bound is a number from 16 to");
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "390, 844"})
    void everybodyCanMeasure(int width, int height, Visitor visitor) {
        Screen screen = visitor.open(
                "?tab=measure&ruler=0,0,3,5&lines=phi;0&measured=300&finding=gaps&with=nim&layer=difference",
                width,
                height);
        assertThat(row(screen, "gaps")).hasAttribute("aria-pressed", "true");
        assertThat(screen.at("#difference")).containsText("They differ first");
        screen.at("#measure summary").click();
        Axe.isAccessible(screen, "measured");
        assertThat((Boolean) screen.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        screen.tab("Table");
        screen.button("Identify").click();
        assertThat(screen.at("#table .known")).containsText("A000201");
        Axe.isAccessible(screen, "identified");
    }

    @Test
    void nothingIsMeasuredWhileThePatternIsToBeFound(Visitor visitor) {
        Screen screen = visitor.open("?tab=measure&discovery=on&lines=1;0&with=nim&layer=difference");
        assertThat(screen.at("#measure")).hasText("Hidden, so that you can find the pattern yourself.");
        waitForMiddle(screen, 5, 5, "n");
        assertThat(screen.at("#explore")).hasCount(0);
    }

    @Test
    void sequencesAreIdentifiedWhereTheyAreShown(Visitor visitor) {
        Screen screen = visitor.open("?game=a-wythoff(3)&tab=table&sequence=A");
        screen.button("Identify").click();
        Locator link = screen.at("#table .known a");
        assertThat(link).hasText("A184480");
        assertThat(link).hasAttribute("href", "https://oeis.org/A184480");
        assertThat(screen.at("#table .known")).containsText("59 terms agree, from term 2 on, from its index 1 on");
        assertThat(screen.at("#table .known")).containsText("is not proved");
        assertThat(screen.at("#table .known"))
                .containsText("./wythoff sequence \"a-wythoff(3)\" A --count 60 --identify");
        screen.game("wythoff");
        screen.at("#sequence").selectOption("");
        screen.button("Identify").click();
        assertThat(screen.at("#table .known")).containsText("A000201");
        assertThat(screen.at("#table .known")).containsText("A001950");
        screen.tab("Export");
        screen.at("#export-list").selectOption("B");
        screen.button("Identify").click();
        assertThat(screen.at("#export .known a").first()).hasText("A001950");
    }

    @Test
    void aRowOfASequenceShowsItsSquare(Visitor visitor) {
        Screen screen = visitor.open("?tab=table&sequence=B");
        screen.at("#table tbody tr").nth(3).click();
        assertThat(screen.at("#table tr[aria-current]")).containsText("7");
        screen.page().waitForCondition(() -> screen.page().url().contains("at=4%2C7"));
        screen.page().getByLabel("Show (6,10) on the board").focus();
        screen.page().keyboard().press("Enter");
        screen.page().waitForCondition(() -> screen.page().url().contains("at=6%2C10"));
    }
}
