package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The board: what it shows, and how one moves over it. */
@ExtendWith(Chromium.class)
final class BoardTest {
    @Test
    void showsWhoWins(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.waitForColour(1, 2, "strong");
        for (int[] losing : new int[][] {{0, 0}, {2, 1}, {3, 5}, {5, 3}, {8, 13}, {13, 8}}) {
            screen.waitForColour(losing[0], losing[1], "strong");
        }
        for (int[] winning : new int[][] {{0, 1}, {1, 1}, {3, 4}, {20, 20}, {8, 12}}) {
            screen.waitForColour(winning[0], winning[1], "n");
        }
    }

    /** Each dot of the board is a dot of the screen, wherever the header ends. */
    @ParameterizedTest
    @ValueSource(doubles = {70, 70.25, 70.5, 70.75})
    void isSharp(double header, Visitor visitor) throws IOException {
        for (Screen screen : List.of(visitor.open(""), visitor.openOnPhone(""))) {
            screen.page()
                    .evaluate("height => { document.querySelector('header').style.height = `${height}px`; }", header);
            screen.settled();
            screen.waitForColour(3, 5, "strong");
            BufferedImage seen =
                    ImageIO.read(new ByteArrayInputStream(screen.page().screenshot()));
            String drawn = (String)
                    screen.page().evaluate("() => document.getElementById('board').toDataURL().replace(/^.*,/, '')");
            BufferedImage board =
                    ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(drawn)));
            BoundingBox box = screen.at("#board").boundingBox();
            double ratio = ((Number) screen.page().evaluate("devicePixelRatio")).doubleValue();
            // The phone of these tests is a pretence, which draws at whole pixels of the style.
            int left = (int) (Math.round(box.x) * ratio);
            int top = (int) (Math.round(box.y) * ratio);
            assertThat(board.getHeight() / ratio)
                    .isCloseTo(box.height, within(1.0))
                    .isGreaterThan(300);
            for (int x = board.getWidth() / 4; x < board.getWidth() / 2; x++) {
                for (int y = board.getHeight() / 4; y < board.getHeight() / 2; y++) {
                    assertThat(seen.getRGB(left + x, top + y)).isEqualTo(board.getRGB(x, y));
                }
            }
        }
    }

    @Test
    void tellsAboutTheSquareUnderThePointer(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.hover(10, 12);
        assertThat(screen.at("#glance")).containsText("(10, 12) N");
        assertThat(screen.at("#glance")).containsText("Grundy value 7, 2 options are P");
        assertThat(screen.at("#glance")).containsText("Take 6 from the second pile");
        screen.at("h1").hover();
        assertThat(screen.at("#glance")).isHidden();
    }

    @Test
    void showsMovesAndWhatIsForbidden(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+2");
        screen.click(11, 15);
        assertThat(screen.at("#square")).containsText("37 moves from here, 4 of them to a P-position (thick frames).");
        screen.click(8, 12);
        assertThat(screen.at("#square"))
                .containsText(
                        "28 moves from here, 1 of them to a P-position, forbidden by the previous player (crosses).");
    }

    @Test
    void isDraggedAndZoomedAndTheAddressFollows(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.hover(10, 10);
        screen.page().mouse().down();
        screen.page().mouse().move(100, 600, new Mouse.MoveOptions().setSteps(5));
        screen.page().mouse().up();
        assertThat(screen.page()).hasURL(Pattern.compile(".*view=[1-9]\\d*%2C\\d+%2C22\\.000.*"));
        for (int i = 0; i < 60; i++) {
            screen.page().mouse().wheel(0, 240);
        }
        assertThat(screen.page()).hasURL(Pattern.compile(".*view=.*%2C0\\.016.*"));
        assertThat(screen.at("#notice")).isHidden();
        assertThat(screen.at("#command")).hasText(Pattern.compile("./wythoff picture wythoff .*--size 16000"));
        screen.button("Home").click();
        screen.waitForColour(1, 2, "strong");
    }

    @Test
    void aLinkReproducesTheView(Visitor visitor) {
        Screen screen = visitor.open("?game=modular(7)&layer=grundy&tab=table&view=40,30,9.000");
        assertThat(screen.page()).hasURL(Pattern.compile(".*view=40%2C30%2C9\\.000.*"));
        assertThat(screen.at("#layer")).hasValue("grundy");
        assertThat(screen.at("#tab-table")).hasAttribute("aria-selected", "true");
        Screen again = visitor.follow(screen.page().url());
        assertThat(again.page()).hasURL(screen.page().url());
    }

    @Test
    void goesAsFarAsTheoryReaches(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.at("#place").fill("10^100 7");
        screen.button("Go").click();
        assertThat(screen.at("#square")).containsText("101 digits");
        assertThat(screen.at("#square")).containsText("N: the next player wins");
        assertThat(screen.page()).hasURL(Pattern.compile(".*&at=10{100}%2C7&.*"));
        assertThat(screen.at("#command")).hasText(Pattern.compile("./wythoff outcome wythoff 10{100} 7"));
        assertThat(screen.at("#notice")).isHidden();
    }

    /** Piles that no address could hold are still decided. */
    @Test
    void decidesPilesThatItCannotShow(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.at("#place").fill("10^20000 7");
        screen.button("Go").click();
        assertThat(screen.at("#square")).containsText("20001 digits");
        assertThat(screen.at("#square")).containsText("N: the next player wins");
        // The command and the address are written together.
        assertThat(screen.at("#command")).containsText("outcome wythoff 1000");
        assertThat(screen.page().url()).hasSizeLessThan(500);
    }

    /** Pointing at what nobody knows is not a fault. */
    @Test
    void saysWhatItDoesNotKnow(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+5&view=100000,100000,22.000");
        screen.at("#board").press("ArrowRight");
        assertThat(screen.at("#square")).containsText("no theorem here decides wythoff block 5");
    }

    @Test
    void hasTheLayersOfTheGame(Visitor visitor) {
        Screen screen = visitor.open("");
        assertThat(screen.at("#layer option")).hasCount(3);
        List<String> tiles = new ArrayList<>();
        screen.page().onRequest(request -> tiles.add(request.url()));
        screen.at("#layer").selectOption("options");
        screen.page().waitForCondition(() -> tiles.stream().anyMatch(tile -> tile.contains("layer=options")));
        screen.game("imitation(1,2)");
        assertThat(screen.at("#layer")).hasValue("outcome");
        screen.at("#layer").selectOption("dynamic");
        assertThat(screen.at("#legend")).containsText("N at the start, dynamic");
    }

    /** Numbers are written only where there is room to read them. */
    @Test
    void writesTheNumbersIntoTheSquares(Visitor visitor) {
        Screen screen = visitor.open("?layer=grundy&view=0,0,9.000");
        screen.page()
                .evaluate(
                        "() => { window.written = new Set(); const write = CanvasRenderingContext2D.prototype.fillText;"
                                + " CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {"
                                + " written.add(`${text} ${Math.floor(x / 22 - 1.2)} ${Math.floor((this.canvas.clientHeight - y) / 22 - 1.2)}`);"
                                + " write.call(this, text, x, y, ...rest) } }");
        screen.button("Zoom out").click();
        screen.page().waitForCondition(() -> (Integer) screen.page().evaluate("() => written.size") > 0);
        assertThat((Boolean) screen.page().evaluate("() => written.has('0 1 2')"))
                .isFalse();
        screen.button("Home").click();
        for (String number : List.of("0 1 2", "1 0 1", "2 1 1", "7 10 12", "0 8 13")) {
            screen.page().waitForCondition(() -> (Boolean) screen.page().evaluate("one => written.has(one)", number));
        }
    }

    @Test
    void asksOnlyForWhatIsInSight(Visitor visitor) {
        Screen screen = visitor.open("");
        Page page = screen.page();
        int[] left = {0};
        page.onRequestFailed(request -> left[0]++);
        List<Route> held = new ArrayList<>();
        page.route("**/tile.png**", held::add);
        screen.at("#layer").selectOption("grundy");
        page.waitForCondition(() -> !held.isEmpty());
        screen.at("#layer").selectOption("outcome");
        page.waitForCondition(() -> left[0] > 0);
        page.unrouteAll();
    }

    /** Squares end where the grid is, so they have whole dots a side; small turns of a wheel still add up. */
    @Test
    void squaresHaveWholeDots(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.button("Zoom in").click();
        screen.page().waitForCondition(() -> screen.scale() == 35);
        screen.at("#board").hover();
        for (int i = 0; i < 20; i++) {
            screen.page().mouse().wheel(0, -3);
        }
        screen.page().waitForCondition(() -> screen.scale() > 37);
        assertThat(screen.scale() % 1).isZero();
    }

    /** The legend has the colours of the numbers that occur. */
    @Test
    void theLegendOfNumbersFitsThem(Visitor visitor) {
        Screen screen = visitor.open("?layer=grundy", 640, 480);
        Locator last = screen.at("#legend span").last();
        assertThat(last).hasText(Pattern.compile("^[2-9]\\d$"));
        screen.page().waitForCondition(() -> screen.colour(0, 0).equals(swatch(screen, 0)));
        // The value of (0,2) is 2.
        assertThat(screen.at("#legend span").nth(1)).hasText("2");
        screen.page().waitForCondition(() -> screen.colour(0, 2).equals(swatch(screen, 1)));
        screen.at("#layer").selectOption("options");
        assertThat(last).hasText(Pattern.compile("^\\d$"));
        screen.at("#layer").selectOption("outcome");
        assertThat(last).hasText("N");
    }

    private static String swatch(Screen screen, int number) {
        return screen.at("#legend span i")
                .nth(number)
                .evaluate("box => getComputedStyle(box).backgroundColor.match(/\\d+/g).join()")
                .toString();
    }
}
