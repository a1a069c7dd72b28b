package org.wythofflab.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wythofflab.web.Studio;
import org.wythofflab.web.Studios;

/** In Firefox, too, a newcomer opens the studio, picks a game, looks, plays a move, and shares the link. */
final class FirefoxTest {
    private static final String ENTER = "\uE007";

    /** The middle of a square in the window, while (0,0) is where it was at first. */
    private static void click(Firefox firefox, int x, int y) {
        firefox.drawn();
        String[] at = firefox.evaluate(
                        "(board => { const { left, bottom } = board.getBoundingClientRect(); const scale ="
                                + " Number(board.dataset.scale); return [left + (" + x + " + 1.7) * scale, bottom - ("
                                + y
                                + " + 1.7) * scale] })(document.getElementById('board'))")
                .split(",", -1);
        firefox.click(Double.parseDouble(at[0]), Double.parseDouble(at[1]));
    }

    @Test
    void opensPicksLooksPlaysAndShares() throws IOException {
        try (Studio studio = Studios.timeless();
                Firefox firefox = Firefox.start()) {
            firefox.open(studio.url(), 1280, 800);
            assertThat(firefox.evaluate("navigator.userAgent")).contains("Firefox");

            firefox.click("#game");
            firefox.evaluate("document.getElementById('game').select()");
            firefox.type("a-wythoff(2)" + ENTER);
            firefox.until("document.title.startsWith('a-wythoff(2)')");

            // The P-positions of 2-Wythoff begin with (0,0), (1,3), (2,6).
            click(firefox, 1, 3);
            firefox.untilText("#square", "P: the previous player wins");
            click(firefox, 2, 3);
            firefox.untilText("#square", "N: the next player wins");
            firefox.drawn();
            firefox.until("!document.querySelector('[aria-busy]')");
            assertThat(colours(firefox)).as("colours of (1,3) and (2,3)").doesNotHaveDuplicates();

            firefox.click("#square button");
            firefox.untilText("#play", "Who starts");
            firefox.evaluate("document.getElementById('opponent').value = 'human'");
            firefox.evaluate("document.getElementById('opponent').dispatchEvent(new Event('change'))");
            firefox.click("#play form button.main");
            firefox.untilText("#play h2", "The first player’s turn to move");
            firefox.until("document.getElementById('board').dataset.scale > 30");
            click(firefox, 1, 3);
            firefox.untilText("#play h2", "The second player’s turn to move");

            firefox.until("location.search.includes('match=')");
            String link = firefox.evaluate("location.href");
            firefox.open(link, 390, 844);
            firefox.untilText("#play h2", "The second player’s turn to move");
            firefox.untilText("#play .piles", "Second pile: 3");
            assertThat(firefox.complaints()).isEmpty();

            firefox.evaluate("setTimeout(() => nobody.home)");
            firefox.untilComplaint();
            assertThat(firefox.complaints()).as("a script that fails").hasSize(1);
        }
    }

    private static List<String> colours(Firefox firefox) {
        return List.of(firefox.evaluate("(board => [[1, 3], [2, 3]].map(([x, y]) => { const scale ="
                        + " Number(board.dataset.scale) * devicePixelRatio; return"
                        + " [...board.getContext('2d').getImageData((x + 1.3) * scale, board.height - (y + 1.3) * scale, 1, 1)"
                        + ".data].join('.') }))(document.getElementById('board'))")
                .split(",", -1));
    }
}
