package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** People are faster than servers: an answer that comes too late is dropped. */
@ExtendWith(Chromium.class)
final class HasteTest {
    /** Answers that are held back until the test lets them go. */
    private static final class Delay {
        private final Screen screen;
        private final Page page;
        private final String pattern;
        private final Deque<Route> held = new ArrayDeque<>();
        private final Set<Request> over = new HashSet<>();

        Delay(Screen screen, String pattern) {
            this.screen = screen;
            this.page = screen.hurried();
            this.pattern = pattern;
            page.route(pattern, held::add);
            page.onRequestFinished(over::add);
            page.onRequestFailed(over::add);
        }

        void waitForOne() {
            page.waitForCondition(() -> !held.isEmpty());
        }

        /** Waits until the answers have come, if anybody wanted them still, and the page has done with them. */
        void release() {
            page.unroute(pattern);
            while (!held.isEmpty()) {
                Route route = held.remove();
                route.resume();
                page.waitForCondition(() -> over.contains(route.request()));
            }
            screen.settled();
        }
    }

    @Test
    void anAnswerAboutTheGameBeforeIsDropped(Visitor visitor) {
        Screen screen = visitor.open("");
        Delay delay = new Delay(screen, "**/api/why**");
        screen.click(12, 12);
        delay.waitForOne();
        screen.game("nim");
        delay.release();
        assertThat(screen.at("#square")).containsText("Point at a square");
    }

    @Test
    void aPlaceInTheGameBeforeIsDropped(Visitor visitor) {
        Screen screen = visitor.open("");
        Delay delay = new Delay(screen, "**/api/why**");
        screen.at("#place").fill("9 12");
        screen.button("Go").click();
        delay.waitForOne();
        screen.game("nim");
        delay.release();
        assertThat(screen.at("#square")).containsText("Point at a square");
        assertThat(screen.at("#command")).containsText("picture nim");
    }

    @Test
    void movesOfTheSquareBeforeAreNotCounted(Visitor visitor) {
        Screen screen = visitor.open("");
        Delay delay = new Delay(screen, "**/api/moves**");
        screen.click(12, 12);
        delay.waitForOne();
        screen.at("#board").press("ArrowDown");
        assertThat(screen.at("#square")).containsText("(12, 11)");
        delay.release();
        assertThat(screen.at("#square")).not().containsText("moves from here");
    }

    @Test
    void aHintForTheMoveBeforeIsNotTaken(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("8 12", "human", "you");
        Delay delay = new Delay(screen, "**/api/play/turn");
        screen.button("Hint").click();
        delay.waitForOne();
        screen.button("New game").click();
        delay.release();
        assertThat(screen.button("Start")).isVisible();
        assertThat(screen.title()).hasCount(0);
    }

    @Test
    void aMoveIsMadeOnce(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("8 12", "human", "you");
        Delay delay = new Delay(screen, "**/api/play/turn");
        screen.at("#take-first").fill("1");
        screen.button("Move").click();
        screen.button("Move").click();
        delay.waitForOne();
        delay.release();
        assertThat(screen.at("#play .story li")).hasCount(1);
    }

    @Test
    void aMatchOfTheGameBeforeDoesNotStart(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        Delay delay = new Delay(screen, "**/api/play");
        screen.button("Start").click();
        delay.waitForOne();
        screen.game("nim");
        delay.release();
        assertThat(screen.button("Start")).isVisible();
        screen.button("Start").click();
        assertThat(screen.title()).hasText("Your turn to move");
    }

    @Test
    void everyClickOnAStepperCounts(Visitor visitor) {
        Screen screen = visitor.open("?game=modular(5)");
        for (int i = 0; i < 5; i++) {
            screen.button("m more").click();
        }
        assertThat(screen.page()).hasTitle("modular(10) · Wythoff Lab");
        screen.game("modular(1)");
        screen.button("m less").click();
        assertThat(screen.at("#game-error")).isVisible();
        assertThat(screen.at(".stepper output")).hasText("0");
        screen.button("m more").click();
        assertThat(screen.at("#game-error")).isHidden();
        assertThat(screen.at("#game")).hasValue("modular(1)");
    }

    @Test
    void pilesThatAreWrittenMeanwhileStay(Visitor visitor) {
        Screen screen = visitor.open("");
        Delay delay = new Delay(screen, "**/api/sum/play");
        screen.at("#game").fill("nim + nim");
        screen.at("#game").press("Enter");
        delay.waitForOne();
        screen.at("#sum-piles").fill("1 2 0 1");
        delay.release();
        assertThat(screen.at("#sum figcaption").first()).containsText("(3,5)");
        screen.at("#sum-piles").press("Enter");
        assertThat(screen.at("#sum figcaption").first()).containsText("(1,2)");
    }

    @Test
    void aMatchThatWasLeftGoesOn(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.start("8 12", "human", "you");
        screen.click(8, 11);
        assertThat(screen.at("#play .story li")).hasCount(1);
        screen.game("nim");
        screen.button("Go on with the match of wythoff").click();
        assertThat(screen.page()).hasTitle("wythoff, a match · Wythoff Lab");
        assertThat(screen.at("#play .pile").last()).containsText("Second pile: 11");
    }

    @Test
    void aHiddenBoardIsHiddenFromTheStart(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.at("#discovery").check();
        screen.start("8 12", "human", "you");
        assertThat(screen.page()).hasURL(Pattern.compile(".*match=.*"));
        String link = screen.page().url();
        int[] tiles = {0};
        screen.page().onRequest(request -> tiles[0] += request.url().contains("tile.png") ? 1 : 0);
        screen.page().navigate(link);
        assertThat(screen.title()).isVisible();
        screen.tab("Table");
        assertThat(screen.at("#table")).hasText("Hidden, so that you can find the pattern yourself.");
        assertThat(screen.at("#goto")).isHidden();
        screen.tab("Look");
        screen.click(1, 2);
        assertThat(screen.at("#square")).hasText("Hidden, so that you can find the pattern yourself.");
        assertThat(tiles[0]).isZero();
    }
}
