package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Discovery gives no pattern away before the end. */
@ExtendWith(Chromium.class)
final class DiscoveryTest {
    @Test
    void hidesThePatternUntilTheEnd(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.waitForColour(1, 2, "strong");
        screen.at("#discovery").check();
        screen.start("4 7", "perfect", "computer");
        assertThat(screen.title()).hasText("Your turn to move");
        List<String> asked = new ArrayList<>();
        screen.page().onRequest(request -> asked.add(request.url()));
        screen.waitForColour(1, 2, "n");
        assertThat(screen.at("#legend")).isHidden();
        screen.page().clock().install();
        screen.hover(2, 1);
        screen.page().clock().runFor(1000);
        assertThat(screen.at("#glance")).isHidden();
        screen.tab("Look");
        screen.click(2, 1);
        assertThat(screen.at("#square")).containsText("Hidden until the match is over");
        assertThat(asked)
                .noneMatch(url -> url.contains("/api/square")
                        || url.contains("/api/why")
                        || url.contains("/api/outcome")
                        || url.contains("/api/tile"));

        screen.tab("Play");
        assertThat(screen.at("#play .said")).not().containsText("P-position");
        while (!screen.button("Play again").isVisible()) {
            screen.followAdvice();
        }
        assertThat(screen.at("#play")).containsText("What do the losing positions have in common?");
        assertThat(screen.at("#play")).containsText("(0,0)");
        screen.waitForColour(1, 2, "strong");
    }

    @Test
    void hintsComeOneStepAtATime(Visitor visitor) {
        Screen screen = visitor.open("?tab=play");
        screen.at("#discovery").check();
        screen.start("8 12", "perfect", "you");
        screen.button("Hint").click();
        assertThat(screen.at("#play p.card")).isVisible();
        assertThat(screen.at("#play p.card").innerText()).doesNotContain("(6,10)");
        assertThat(screen.advised()).containsExactly(6, 10);
    }
}
