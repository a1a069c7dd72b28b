package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.MouseButton;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every turn structure on the page. */
@ExtendWith(Chromium.class)
final class TurnsTest {
    @Test
    void plainGamesAreWonByTheLastMove(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("1 1", "human", "you");
        screen.click(0, 0);
        assertThat(screen.title()).hasText("The first player wins.");
    }

    @Test
    void misereGamesAreLostByTheLastMove(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+misere&tab=play");
        screen.start("1 1", "human", "you");
        screen.click(0, 0);
        assertThat(screen.title()).hasText("The second player wins.");
    }

    @Test
    void theComputerForbidsAndYouMove(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+2&tab=play");
        screen.start("3 4", "perfect", "you");
        assertThat(screen.at("#play .said")).containsText("I forbid (0,1).");
        screen.click(0, 1);
        assertThat(screen.at("#taking")).containsText("(0,1) is forbidden for this move");
        assertThat(screen.title()).hasText("Your turn to move");
        screen.click(2, 4);
        assertThat(screen.title()).hasText("Your turn to forbid");
    }

    @Test
    void youForbidAndTheComputerMoves(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+3&tab=play");
        screen.start("3 4", "perfect", "computer");
        assertThat(screen.title()).hasText("Your turn to forbid");
        assertThat(screen.button("Forbid nothing")).isEnabled();
        screen.click(2, 4);
        screen.click(1, 4);
        screen.click(0, 4);
        assertThat(screen.button("Forbid 3")).isDisabled();
        screen.click(0, 4);
        screen.button("Forbid 2").click();
        assertThat(screen.at("#play .said")).containsText("You forbid (2,4), (1,4).");
        assertThat(screen.at("#play .story li")).not().hasCount(1);
    }

    @Test
    void youProposeEnoughAndTheComputerChooses(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+comply+2&tab=play");
        screen.start("3 4", "perfect", "computer");
        assertThat(screen.title()).hasText("Your turn to propose");
        assertThat(screen.button("Propose 0")).isDisabled();
        screen.at("#take-first").fill("3");
        screen.button("Add").click();
        assertThat(screen.button("Propose 1")).isDisabled();
        screen.click(3, 3);
        screen.button("Propose 2").click();
        assertThat(screen.at("#play .said")).containsText("You propose (0,4), (3,3).");
    }

    /** One option out of the scope of the maneuver is a proposal too. */
    @Test
    void oneOptionOutOfScopeIsEnough(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+comply+2+diagonal&tab=play");
        screen.start("0 1", "perfect", "computer");
        assertThat(screen.at("#play")).containsText("At least 2 two-pile options or one other must be proposed");
        screen.click(0, 0);
        screen.button("Propose 1").click();
        assertThat(screen.title()).hasText("You win!");
    }

    @Test
    void onlyOptionsInScopeAreForbidden(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+2+diagonal&tab=play");
        screen.start("3 4", "perfect", "computer");
        screen.click(3, 1);
        assertThat(screen.at("#taking")).containsText("can be forbidden");
        screen.click(1, 2);
        assertThat(screen.button("Forbid 1")).isEnabled();
    }

    @Test
    void onlyTheMainButtonMoves(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("3 4", "human", "you");
        double[] at = screen.middle(3, 2);
        screen.at("#board")
                .click(new Locator.ClickOptions().setPosition(at[0], at[1]).setButton(MouseButton.RIGHT));
        screen.click(3, 3);
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 3");
        assertThat(screen.at("#play .story li")).hasCount(1);
    }

    @Test
    void theComputerProposesAndYouChoose(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+comply+2&tab=play");
        screen.start("3 4", "perfect", "you");
        assertThat(screen.at("#play .said")).containsText("I propose");
        screen.click(2, 4);
        assertThat(screen.at("#taking")).containsText("(2,4) is not proposed");
    }

    @Test
    void imitationIsExplained(Visitor visitor) {
        Screen screen = visitor.open("?game=imitation(1,1)&tab=play");
        screen.start("3 6", "human", "you");
        assertThat(screen.at("#play")).containsText("Imitations left in a row: the first player 0, the second 0.");
        screen.click(1, 6);
        assertThat(screen.at("#play .pile").first()).containsText("First pile: 1");
        screen.at("#take-second").fill("2");
        assertThat(screen.at("#taking")).containsText("imitat");
        screen.button("Move").click();
        assertThat(screen.at("#taking")).containsText("Not now: ");
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 6");
        screen.at("#take-second").fill("1");
        screen.button("Move").click();
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 5");
    }

    @Test
    void tokensAreTaken(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("4 5", "human", "you");
        screen.at(".pile:first-child .tokens button").nth(2).click();
        screen.at(".pile:last-child .tokens button").nth(3).click();
        assertThat(screen.at(".tokens .taken")).hasCount(4);
        assertThat(screen.at("#taking")).hasText("(2,3): take 2 and 2");
        screen.button("Move").click();
        assertThat(screen.at(".tokens button")).hasCount(5);
    }

    @Test
    void aMatchIsResignedSavedAndLoaded(Visitor visitor) throws IOException {
        Screen screen = visitor.open("?game=wythoff+block+2&tab=play");
        screen.start("5 8", "3", "you");
        screen.button("Resign").click();
        assertThat(screen.title()).hasText("The computer wins.");
        Download saved =
                screen.page().waitForDownload(() -> screen.button("Save").click());
        assertThat(saved.suggestedFilename()).isEqualTo("wythoff.match");
        String text = Files.readString(saved.path());
        Screen other = visitor.open("?tab=play");
        other.at("#play input[type=file]")
                .setInputFiles(new FilePayload("wythoff.match", "text/plain", text.getBytes(StandardCharsets.UTF_8)));
        assertThat(other.title()).hasText("The computer wins.");
        assertThat(other.page()).hasTitle("wythoff block 2, a match · Wythoff Lab");
        other.button("Undo").click();
        assertThat(other.title()).hasText("Your turn to move");
    }

    /** Where there are too many moves to list, the page leaves the judgement to the server. */
    @Test
    void manyMovesAreNotListedButMade(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("20000 7", "human", "you");
        screen.at("#take-second").fill("03");
        assertThat(screen.at("#taking")).hasText("(20000,4): take 0 and 3");
        screen.button("Move").click();
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 4");
    }

    /** What is too long for an address outlives a reload all the same. */
    @Test
    void aLongMatchOutlivesAReload(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("10^900 10^899", "human", "you");
        for (int turn = 1; turn <= 2; turn++) {
            screen.at("#take-first").fill("1" + "0".repeat(880));
            screen.button("Move").click();
            assertThat(screen.at("#play .story li")).hasCount(turn);
        }
        screen.stopClock();
        screen.button("Copy link").click();
        assertThat(screen.button("Too long for a link")).isVisible();
        screen.page().reload();
        assertThat(screen.at("#play .story li")).hasCount(2);
    }

    @Test
    void theEndIsSaidOnce(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("1 2", "perfect", "you");
        screen.at("#take-first").fill("1");
        screen.button("Move").click();
        assertThat(screen.title()).hasText("The computer wins.");
        assertThat(screen.at("#play .said p", "You cannot move, and that loses."))
                .hasCount(1);
    }

    @Test
    void pilesOfAnySizeArePlayed(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("10^100 10^100+6*10^99", "perfect", "you");
        assertThat(screen.at("#play .pile").first()).containsText("101 digits");
        screen.at("#take-first").fill("1");
        screen.button("Move").click();
        assertThat(screen.at("#play .said")).containsText("is a P-position by");
        assertThat(screen.title()).hasText("Your turn to move");
    }
}
