package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums of games, on boards side by side. */
@ExtendWith(Chromium.class)
final class SumsTest {

    private static Screen opened(Visitor visitor, int width, int height, String sum) {
        Screen screen = visitor.open("", width, height);
        screen.at("#game").fill(sum);
        screen.at("#game").press("Enter");
        assertThat(screen.at("#sum")).isVisible();
        return screen;
    }

    private static void start(Screen screen, String piles) {
        screen.at("#sum-piles").fill(piles);
        screen.at("#sum-piles").press("Enter");
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "1280, 800"})
    void aSumOpensABoardForEachPart(int width, int height, Visitor visitor) {
        Screen screen = opened(visitor, width, height, "wythoff + nim + modular(3)");
        assertThat(screen.at("#sum figure")).hasCount(3);
        assertThat(screen.at("#sum figcaption").nth(1)).containsText("Part 2: nim at (4,7)");
        assertThat((Boolean) screen.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        screen.page().keyboard().press("Escape");
        assertThat(screen.at("#sum")).hasCount(0);
        assertThat(screen.at("#game")).hasValue("wythoff");
    }

    /** Boards of some size are seen as a whole on a phone, and nothing scrolls inside of the window. */
    @Test
    void boardsFitAPhone(Visitor visitor) {
        Screen screen = visitor.openOnPhone("?sum=wythoff+%2B+nim&piles=8+12+9+24");
        assertThat(screen.at("#sum figure")).hasCount(2);
        screen.page()
                .waitForFunction(
                        "() => [...document.querySelectorAll('#sum .squares')].every(board =>"
                                + " board.scrollHeight <= board.clientHeight + 1 && board.scrollWidth <= board.clientWidth + 1)");
    }

    /** The last move wins, and the computer answers every other one. */
    @Test
    void oneWinsByTheValuesOfTheParts(Visitor visitor) {
        Screen screen = opened(visitor, 1280, 800, "nim + nim");
        start(screen, "1 2 0 1");
        assertThat(screen.at("#sum figcaption").first()).containsText("(1,2)");
        screen.page().getByText("Show values").click();
        assertThat(screen.at("#sum figcaption").first()).containsText("value 3");
        screen.at("#sum button.P").first().click();
        assertThat(screen.at("#sum .said")).containsText("I take");
        screen.at("#sum button.P").first().click();
        assertThat(screen.at("#sum .said")).containsText("You win!");
        assertThat(screen.at("#sum .squares button")).hasCount(0);
    }

    @Test
    void theComputerWinsWhatIsLost(Visitor visitor) {
        Screen screen = opened(visitor, 1280, 800, "nim + nim");
        start(screen, "0 1 0 1");
        assertThat(screen.at("#sum figcaption").first()).containsText("(0,1)");
        screen.at("#sum button[data-to='0,0']").first().click();
        assertThat(screen.at("#sum .said")).containsText("I win.");
        screen.button("Take back").click();
        assertThat(screen.at("#sum .squares button")).hasCount(2);
        screen.page().getByText("Who wins, and why?").click();
        assertThat(screen.at("#sum details")).containsText("each place has an even number of ones");
    }

    /** A match of a sum is saved, and opened again with its moves: in the tab Play, and in the window of another sum. */
    @Test
    void aMatchOfASumIsSavedAndOpened(Visitor visitor) throws IOException {
        Screen screen = opened(visitor, 1280, 800, "nim + nim");
        screen.at("#sum-opponent").selectOption("human");
        start(screen, "1 2 0 1");
        assertThat(screen.at("#sum .said")).containsText("The first player moves.");
        screen.at("#sum button[data-to='1,0']").first().click();
        assertThat(screen.at("#sum .said")).containsText("The second player moves.");
        Download saved =
                screen.page().waitForDownload(() -> screen.button("Save").click());
        String text = Files.readString(saved.path());
        assertThat(text).contains("game: nim + nim\nstart: 1 2 0 1\nopponent: human\n", "turns:\n1: take 0,2\n");
        FilePayload file = new FilePayload("wythoff.match", "text/plain", text.getBytes(StandardCharsets.UTF_8));

        Screen other = visitor.open("?tab=play");
        other.at("#play input[type=file]").setInputFiles(file);
        isAsSaved(other);
        other.button("Take back").click();
        assertThat(other.at("#sum figcaption").first()).containsText("(1,2)");

        Screen third = opened(visitor, 1280, 800, "wythoff + nim + nim");
        third.at("#sum input[type=file]").setInputFiles(file);
        isAsSaved(third);
        third.at("#sum input[type=file]")
                .setInputFiles(new FilePayload(
                        "wythoff.match",
                        "text/plain",
                        text.replace("0,2", "0,9").getBytes(StandardCharsets.UTF_8)));
        assertThat(third.at("#sum .error")).containsText("line 9: '1: take 0,9' is not allowed at (1,2) + (0,1)");
        visitor.expects("422");
    }

    private static void isAsSaved(Screen screen) {
        assertThat(screen.at("#sum h2")).hasText("nim + nim");
        assertThat(screen.at("#sum figcaption").first()).containsText("(1,0)");
        assertThat(screen.at("#sum .said")).containsText("The second player moves.");
        assertThat(screen.at("#sum")).containsText("The match so far: 1 move");
        assertThat(screen.at("#sum-opponent")).hasValue("human");
    }

    @Test
    void whatCannotBePlayedIsSaid(Visitor visitor) {
        Screen screen = visitor.open("");
        screen.at("#game").fill("wythoff misere + nim");
        screen.at("#game").press("Enter");
        assertThat(screen.at("#game-error")).containsText("misere play the values of the parts do not tell");
        screen.at("#game").fill("wythoff + nim");
        screen.at("#game").press("Enter");
        start(screen, "3 5 4");
        assertThat(screen.at("#sum .error")).containsText("expected 4 piles");
        start(screen, "3 5 4 100");
        assertThat(screen.at("#sum .error")).containsText("wythoff play");
        visitor.expects("422");
        assertThat(screen.at("#sum")).isVisible();
    }

    /** The address keeps the sum and where it stands; Back closes it, and Forward opens it again. */
    @Test
    void aSumIsLinked(Visitor visitor) {
        Screen screen = opened(visitor, 1280, 800, "nim + nim");
        start(screen, "1 2 0 1");
        assertThat(screen.at("#sum figcaption").first()).containsText("(1,2)");
        assertThat(screen.at("#sum")).containsText("./wythoff play \"nim + nim\" 1 2 0 1");
        screen.page().waitForCondition(() -> screen.page().url().contains("piles=1+2+0+1"));
        Screen other = visitor.follow(screen.page().url());
        assertThat(other.at("#sum h2")).hasText("nim + nim");
        assertThat(other.at("#sum figcaption").first()).containsText("(1,2)");
        assertThat(other.at("#sum figcaption").last()).containsText("(0,1)");
        other.at("#sum button[data-to='1,0']").first().click();
        assertThat(other.at("#sum .said")).containsText("I take");
        other.page().waitForCondition(() -> other.page().url().contains("played="));
        Screen third = visitor.follow(other.page().url());
        assertThat(third.at("#sum")).containsText("The match so far: 2 moves");
        assertThat(third.at("#sum-piles")).hasValue("1 2 0 1");
        screen.page().goBack();
        assertThat(screen.at("#sum")).hasCount(0);
        assertThat(screen.at("#game")).hasValue("wythoff");
        screen.page().goForward();
        assertThat(screen.at("#sum figcaption").first()).containsText("(1,2)");
        screen.at("#sum .close").click();
        screen.page().waitForCondition(() -> !screen.page().url().contains("sum="));
    }
}
