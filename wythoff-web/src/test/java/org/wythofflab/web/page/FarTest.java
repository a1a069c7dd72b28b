package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Far out and far away there is something to see, or it is said what is missing and what can be done. */
@ExtendWith(Chromium.class)
final class FarTest {
    private static final String TILES = "**/api/tile.png**";
    private static final int SIDE = 200;
    private static final String SOLVING = "**/api/solve**";

    private static final String TOO_MUCH = "{\"error\":\"the board is too much\\n  ask for less; the command line goes"
            + " further\",\"column\":null,\"kind\":\"limit\"}";

    private static void refuse(Route route) {
        route.fulfill(new Route.FulfillOptions()
                .setStatus(422)
                .setContentType("application/json")
                .setBody(TOO_MUCH));
    }

    @Test
    void whereNothingIsInSightOneIsLedToAPPosition(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff&view=1000000000000000,7,12");
        assertThat(screen.at("#notice")).containsText("There is no P-position in sight. A near one is (6180339887");
        screen.button("Go there").click();
        assertThat(screen.page()).hasURL(Pattern.compile(".*view=6180339887.*"));
        assertThat(screen.at("#notice")).isHidden();
    }

    @Test
    void anyGameCanBeSeenFromFarAway(Visitor visitor) {
        for (String game : List.of(
                "odd-even(1,1)",
                "wythoff block 4 nim",
                "moves(first: all; second: all; both: k = l or k = 1 and l = 2 or k = 2 and l = 1)")) {
            // Had a tile been refused, the browser would have complained.
            Screen screen = visitor.open("?view=0,0,0.0157&game=" + game.replace(" ", "%20"));
            screen.settled();
            assertThat(screen.at("#notice")).isHidden();
        }
    }

    /** Where squares are smaller than pixels, a link to (0,0) still has the numbers beside the board. */
    @Test
    void aFarLinkLeavesRoomForTheAxes(Visitor visitor) {
        Screen screen = visitor.open("?view=0,0,0.1");
        screen.drawn();
        double height = screen.at("#board").boundingBox().height;
        screen.at("#board").hover(new Locator.HoverOptions().setPosition(60, height - 60));
        assertThat(screen.at("#glance")).isVisible();
        screen.at("#board").hover(new Locator.HoverOptions().setPosition(8, height - 8));
        assertThat(screen.at("#glance")).isHidden();
    }

    /** A few coarse tiles come before the many fine ones. */
    @Test
    void coarserTilesComeFirst(Visitor visitor) {
        Screen screen = visitor.open("?view=0,0,0.25");
        screen.settled();
        // In the order of asking: entries of performance are in the order of answers where the clock does not tell them
        // apart.
        List<String> levels = new ArrayList<>();
        screen.page().onRequest(request -> {
            if (request.url().contains("/api/tile.png")) {
                levels.add(request.url().replaceAll(".*[?&]zoom=(\\d+).*", "$1"));
            }
        });
        screen.page().reload();
        screen.isReady();
        screen.settled();
        assertThat(levels.get(0)).isEqualTo("4");
        assertThat(levels.get(levels.size() - 1)).isEqualTo("2");
        assertThat(levels.lastIndexOf("4")).isLessThan(levels.indexOf("2"));
    }

    /** While other tiles are on their way, those that were there are shown in their place. */
    @Test
    void whatWasDrawnStays(Visitor visitor) {
        Screen screen = visitor.open("?view=0,0,1");
        screen.settled();
        List<Route> held = new ArrayList<>();
        screen.page().route(TILES, held::add);
        screen.button("Zoom out").click();
        screen.button("Zoom out").click();
        assertThat(screen.at("#board[aria-busy]")).hasCount(1);
        String meanwhile = lowerLeft(screen);
        assertThat(meanwhile.chars().filter(pixel -> pixel == 'P').count()).isGreaterThan(100);
        screen.page().unroute(TILES);
        held.forEach(Route::resume);
        screen.settled();
        String then = lowerLeft(screen);
        assertThat(IntStream.range(0, then.length()).filter(i -> then.charAt(i) != meanwhile.charAt(i)))
                .as("pixels where a P-position went away or came")
                .isEmpty();
    }

    /** A part that was in sight before and after, pixel by pixel: what is more blue than grey belongs to a P-position. */
    private static String lowerLeft(Screen screen) {
        screen.drawn();
        return (String) screen.page()
                .evaluate(
                        "side => { const board = document.getElementById('board');"
                                + " const pen = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });"
                                + " pen.drawImage(board, -60, side + 60 - board.height);"
                                + " const { data } = pen.getImageData(0, 0, side, side); let seen = '';"
                                + " for (let i = 0; i < data.length; i += 4) seen += data[i + 2] - data[i] > 60 ? 'P' : '.';"
                                + " return seen }",
                        SIDE);
    }

    @Test
    void aBoardThatTakesLongIsSolvedMeanwhile(Visitor visitor) {
        Screen screen = visitor.open("?view=0,0,0.5");
        List<Route> held = new ArrayList<>();
        screen.page().route(TILES, FarTest::refuse);
        screen.page().route(SOLVING, held::add);
        screen.button("Zoom out").click();
        screen.button("Zoom out").click();
        screen.button("Zoom out").click();
        Locator notice = screen.at("#notice");
        assertThat(notice).containsText("A larger board is being solved:");
        screen.button("Stop").click();
        assertThat(notice).containsText("Solving a larger board was stopped.");

        held.clear();
        screen.button("Go on").click();
        // Tiles are refused once more, and only after that is the board solved and are they drawn.
        screen.page().waitForCondition(() -> !held.isEmpty());
        screen.page().unroute(TILES);
        screen.page().unroute(SOLVING);
        screen.page()
                .waitForResponse(
                        response -> response.url().contains("/api/tile.png") && response.ok(),
                        () -> held.forEach(Route::resume));
        screen.settled();
        assertThat(notice).isHidden();
        visitor.expects("status of 422");
    }

    @Test
    void whatCannotBeSolvedIsSaidWithoutTheCommandLine(Visitor visitor) {
        Screen screen = visitor.open("?view=0,0,0.5");
        screen.page().route(TILES, FarTest::refuse);
        screen.page()
                .route(
                        SOLVING,
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("text/event-stream")
                                .setBody("event: error\ndata: " + TOO_MUCH + "\n\n")));
        screen.game("nim");
        assertThat(screen.at("#notice"))
                .hasText(Pattern.compile("This part is not shown\\. The board is too much\\.Try again"));
        screen.page().unroute(TILES);
        screen.button("Try again").click();
        assertThat(screen.at("#notice")).isHidden();
        visitor.expects("status of 422");
    }
}
