package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.Media;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Discovery gives no pattern away before somebody asks for it. */
@ExtendWith(Chromium.class)
final class DiscoveryTest {
    /** Told by the server about squares; who looks for a pattern asks none of them. */
    private static final Pattern TELLING =
            Pattern.compile(".*/api/(square|why|outcome|moves|tile|values|positions|sequence|picture).*");

    @Test
    void hidesThePatternUntilItIsRevealed(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.waitForColour(1, 2, "strong");
        screen.at("#discovery").check();
        screen.waitForColour(1, 2, "n");
        List<String> asked = new ArrayList<>();
        screen.page().onRequest(request -> asked.add(request.url()));
        screen.start("4 7", "perfect", "computer");
        assertThat(screen.title()).hasText("Your turn to move");
        assertThat(screen.at("#legend")).isHidden();
        assertThat(screen.at("#layer")).isHidden();
        screen.page().clock().install();
        screen.hover(2, 1);
        screen.page().clock().runFor(1000);
        assertThat(screen.at("#glance")).isHidden();
        screen.tab("Look");
        screen.click(2, 1);
        assertThat(screen.at("#square")).containsText("Hidden, so that you can find the pattern yourself");
        for (String tab : List.of("Table", "Theory", "Export")) {
            screen.tab(tab);
            assertThat(screen.at("#" + tab.toLowerCase(Locale.ROOT))).hasText(Pattern.compile("Hidden.*"));
        }

        screen.tab("Play");
        assertThat(screen.at("#play .said")).not().containsText("P-position");
        while (!screen.button("Play again").isVisible()) {
            screen.followAdvice();
        }
        assertThat(screen.at("#play")).containsText("What do the losing positions have in common?");
        assertThat(asked).noneMatch(TELLING.asMatchPredicate());
        screen.waitForColour(1, 2, "n");

        screen.button("Reveal the answers").click();
        screen.waitForColour(1, 2, "strong");
        assertThat(screen.at("#play")).containsText("Lost for whoever had to move: ");
        assertThat(screen.at("#play .discovery")).hasCount(0);
    }

    /** Nothing that the page was sent tells more than the page does, not even to somebody who reads along. */
    @Test
    void nothingIsSentThatWouldTell(Visitor visitor) {
        Screen screen = visitor.open("?tab=play&discovery=locked&start=4+6&opponent=human&first=you");
        List<String> asked = new ArrayList<>();
        List<String> told = new ArrayList<>();
        screen.page().onResponse(response -> {
            asked.add(response.url());
            if (response.url().contains("/api/")) {
                told.add(response.text());
            }
        });
        screen.page().reload();
        screen.isReady();
        screen.button("Games").click();
        screen.at("#order").selectOption("paper");
        assertThat(screen.at("#found")).not().containsText("phi");
        screen.page().getByText("Write your own").click();
        assertThat(screen.at("#made")).hasText("wythoff");
        screen.button("Open this game").click();
        screen.button("Start").click();
        assertThat(screen.title()).isVisible();
        screen.click(3, 5);
        assertThat(screen.at("#play .story li")).hasCount(1);
        screen.button("Resign").click();
        assertThat(screen.at("#play")).containsText("What do the losing positions have in common?");
        screen.button("P lost").click();
        screen.click(1, 1);
        screen.button("Score my marks").click();
        assertThat(screen.at("#score")).hasText("0 of 1 mark is right.");
        assertThat(asked).noneMatch(TELLING.asMatchPredicate());
        assertThat(told).hasSizeGreaterThan(8).noneMatch(answer -> answer.contains("phi"));
        assertThat(told).anyMatch(answer -> answer.contains("\"wrong\":1,\"which\":[]"));
        assertThat(told).anyMatch(answer -> answer.contains("\"theorems\":[]"));
        assertThat(told).noneMatch(answer -> answer.contains("\"theorems\":[{"));
        assertThat(told).noneMatch(answer -> answer.contains("\"positions\":[["));
    }

    /** What was not sent before is asked for once it may be known. */
    @Test
    void whatWasKeptBackComesWhenItIsRevealed(Visitor visitor) {
        Screen screen = visitor.open("?tab=play&discovery=on");
        screen.button("Reveal the answers").click();
        screen.tab("Theory");
        assertThat(screen.at("#theory .card").first()).containsText("The losing positions (P) are");
        screen.button("Games").click();
        screen.at("#order").selectOption("paper");
        assertThat(screen.at("#found")).containsText("phi");
    }

    /** Who reveals in the middle of a match plays on, and gets the review at the end. */
    @Test
    void aMatchThatWasRevealedIsReviewed(Visitor visitor) {
        Screen screen = visitor.open("?tab=play&discovery=on");
        screen.start("3 6", "perfect", "you");
        screen.button("Reveal the answers").click();
        screen.waitForColour(1, 2, "strong");
        screen.button("Resign").click();
        assertThat(screen.at(".review")).containsText("1 turn was a mistake.");
        assertThat(screen.at(".review .told")).containsText("Better: take 1 from the second pile, to (3,5).");
    }

    @Test
    void hintsComeOneStepAtATime(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.at("#discovery").check();
        screen.start("8 12", "perfect", "you");
        String plain = screen.colour(5, 9);
        String best = screen.colour(6, 10);
        screen.button("Hint").click();
        assertThat(screen.at("#play p.card")).hasText("You can win from here.");
        assertThat(screen.colour(5, 9)).isEqualTo(plain);
        screen.button("More of a hint").click();
        assertThat(screen.at("#play p.card")).hasText("Take tokens from both piles at once.");
        screen.page().waitForCondition(() -> !screen.colour(5, 9).equals(plain));
        assertThat(screen.advised()).containsExactly(6, 10);
        screen.page().waitForCondition(() -> screen.colour(5, 9).equals(plain));
        assertThat(screen.colour(6, 10)).isNotEqualTo(best);
    }

    @Test
    void squaresAreMarkedAndScoredWhenAsked(Visitor visitor) {
        Screen screen = visitor.open("?tab=play&discovery=on");
        screen.button("P lost").click();
        screen.click(1, 2);
        screen.waitForColour(1, 2, "strong");
        assertThat(screen.at("#announcer")).hasText("(1,2): you think P, lost for whoever has to move.");
        screen.click(3, 3);
        screen.click(3, 3);
        screen.waitForColour(3, 3, "n");
        screen.click(4, 4);
        Keyboard keys = screen.page().keyboard();
        screen.at("#board").focus();
        keys.press("n");
        assertThat(screen.at("#score")).hasText("3 squares marked.");
        keys.press("ArrowRight");
        keys.press("u");
        assertThat(screen.at("#announcer")).hasText("(1,0): you are not sure.");
        assertThat(screen.at("#score")).hasText("4 squares marked.");
        screen.button("Score my marks").click();
        assertThat(screen.at("#score"))
                .hasText("1 of 3 marks is right, and 1 not judged. The wrong ones are struck through.");
        screen.page().reload();
        screen.waitForColour(4, 4, "strong");
        assertThat(screen.at("#score")).hasText("4 squares marked.");
        screen.button("Wipe my marks").click();
        screen.waitForColour(4, 4, "n");
    }

    @Test
    void fingersMarkToo(Visitor visitor) {
        Screen screen = visitor.openOnPhone("?tab=play&discovery=on");
        screen.button("P lost").tap();
        screen.tap(2, 1);
        screen.waitForColour(2, 1, "strong");
        screen.button("Erase").tap();
        screen.tap(2, 1);
        screen.waitForColour(2, 1, "n");
    }

    @Test
    void theNotebookCollectsGames(Visitor visitor) {
        Screen screen = visitor.open("?tab=play&discovery=on");
        for (int[] first : new int[][] {{0, 1}, {1, 0}}) {
            screen.start("1 1", "human", "you");
            screen.click(first[0], first[1]);
            assertThat(screen.at("#play .story li")).hasCount(1);
            screen.click(0, 0);
            screen.button("Play again").click();
        }
        assertThat(screen.at(".notebook summary")).hasText("Your notebook: 2 games");
        assertThat(screen.at(".notebook")).containsText("Whoever had to move here lost: (0,0) 2×, (1,1) 2×");
        assertThat(screen.at(".notebook")).containsText("Whoever had to move here won: (0,1), (1,0)");
        screen.start("1 1", "human", "you");
        screen.click(0, 0);
        assertThat(screen.title()).hasText("The first player wins.");
        screen.page().reload();
        assertThat(screen.at(".notebook summary")).hasText("Your notebook: 3 games");
        assertThat(screen.at(".notebook")).containsText("Both happened: (1,1) 3×");
        screen.button("Empty the notebook").click();
        assertThat(screen.at(".notebook summary")).hasText("Your notebook is empty");
    }

    @Test
    void aLockedLinkStaysLocked(Visitor visitor) {
        Screen teacher = visitor.open("?game=nim&tab=play&discovery=on");
        teacher.at("#start").fill("4 6");
        teacher.at(".classroom summary").click();
        teacher.stopClock(); // or the button says only for a while that it has copied
        teacher.button("Copy the link for a class").click();
        assertThat(teacher.button("Copied")).isVisible();
        String link = (String) teacher.page().evaluate("() => navigator.clipboard.readText()");

        Screen screen = visitor.follow(link);
        assertThat(screen.page()).hasTitle("nim, play · Wythoff Lab");
        assertThat(screen.at("#start")).hasValue("4 6");
        assertThat(screen.at("#discovery")).isDisabled();
        assertThat(screen.button("Reveal the answers")).hasCount(0);
        screen.game("wythoff");
        screen.waitForColour(1, 2, "n");
        String telling = """
                wythoff match 1
                game: wythoff
                start: 3 6
                opponent: perfect
                first: you
                seed: 1
                discovery: no
                turns:
                """;
        screen.at("#play input[type=file]")
                .setInputFiles(
                        new FilePayload("wythoff.match", "text/plain", telling.getBytes(StandardCharsets.UTF_8)));
        assertThat(screen.at("#play .error")).containsText("This link keeps the answers hidden");
        screen.start("1 1", "human", "you");
        screen.click(0, 0);
        assertThat(screen.title()).hasText("The first player wins.");
        assertThat(screen.page()).hasURL(Pattern.compile(".*match=.*take.*discovery=locked.*"));
        screen.page().reload();
        assertThat(screen.title()).hasText("The first player wins.");
        assertThat(screen.button("Reveal the answers")).hasCount(0);
        screen.waitForColour(1, 2, "n");
    }

    @Test
    void theSheetHasItsAnswersOnlyWhenAsked(Visitor visitor) {
        Screen screen = visitor.open("?tab=play&discovery=on");
        screen.page().evaluate("() => { window.print = () => {} }");
        screen.at(".classroom summary").click();
        screen.button("Print a sheet").click();
        assertThat(screen.at("#worksheet article")).hasCount(1);
        assertThat(screen.at("#worksheet")).containsText("A player may take any number of tokens from one pile");
        assertThat(screen.at("#worksheet .dark")).hasCount(0);
        assertThat(screen.at("#worksheet")).isHidden();
        screen.page().evaluate("() => dispatchEvent(new Event('afterprint'))");
        screen.at("#sheet-answers").check();
        screen.button("Print a sheet").click();
        assertThat(screen.at("#worksheet article.answers")).containsText("(6,10)");
        assertThat(screen.at("#worksheet .answers .dark")).hasCount(13);
        screen.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(screen.at("#worksheet .answers")).isVisible();
        assertThat(screen.at("#board")).isHidden();
    }
}
