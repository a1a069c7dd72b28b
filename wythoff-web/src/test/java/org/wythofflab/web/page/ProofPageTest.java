package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.solve.Budget;

/** Proofs and discoveries on the page. */
@ExtendWith(Chromium.class)
final class ProofPageTest {

    private static String saved(Screen screen, Locator button) {
        Download download = screen.page().waitForDownload(button::click);
        try {
            return Files.readString(download.path());
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static void isValid(String certificate) {
        assertThat(ProofCheck.of(certificate, Budget.of(1L << 40, 1L << 40)).flaw())
                .isEmpty();
    }

    @Test
    void aTheoremIsProvedFromItsCard(Visitor visitor) {
        Screen screen = visitor.open("?tab=theory");
        Locator card = screen.at("#theory .card", "Prove it now").first();
        assertThat(card).containsText("./wythoff prove wythoff");
        card.getByText("Prove it now").click();
        assertThat(card.locator(".result .badge")).hasText("proved");
        assertThat(card.locator(".result")).containsText("is true for all");
        assertThat(card.locator(".result")).containsText("./wythoff check-proof wythoff.json");
        isValid(saved(screen, card.locator(".result").getByText("Save the certificate")));
    }

    @Test
    void aCertificateThatIsKeptIsSavedAtOnce(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+4&tab=theory");
        Locator card = screen.at("#theory .card", "certificate wythoff-block-4");
        assertThat(card.locator(".badge")).hasText("proved");
        isValid(saved(screen, card.getByText("Save the certificate")));
        assertThat(card).containsText("./wythoff check-proof wythoff-block-4.json");
    }

    @Test
    void aSearchIsStoppedInTheMiddleWithTheKeyboard(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+5&tab=theory");
        int[] left = {0};
        screen.page().onRequestFailed(request -> left[0] += request.url().contains("/api/discover") ? 1 : 0);
        screen.at("#discover").focus();
        screen.page().keyboard().press("Enter");
        assertThat(screen.at("#theory .result [role=status]")).containsText("An engine lists the positions");
        assertThat(screen.at("#discover")).isDisabled();
        assertThat(screen.button("Stop")).isFocused();
        screen.page().keyboard().press("Enter");
        assertThat(screen.at("#theory .result", "Stopped.")).isVisible();
        screen.page().waitForCondition(() -> left[0] == 1);
        assertThat(screen.at("#discover")).isFocused();
        assertThat(screen.at("#discover")).isEnabled();
    }

    @Test
    void turningToSomethingElseEndsASearch(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+5&tab=theory");
        int[] left = {0};
        screen.page().onRequestFailed(request -> left[0] += request.url().contains("/api/discover") ? 1 : 0);
        screen.at("#discover").click();
        assertThat(screen.button("Stop")).isVisible();
        screen.tab("Look");
        screen.page().waitForCondition(() -> left[0] == 1);
    }

    @Test
    void aDiscoveryIsToldDrawnAndShownOnTheBoard(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+4&tab=theory");
        assertThat(screen.at("#theory")).containsText("./wythoff discover \"wythoff block 4\"");
        screen.waitForColour(5, 9, "n");
        screen.at("#discover").click();
        Locator card = screen.at("#finding");
        assertThat(card.locator(".badge")).hasText("proved");
        assertThat(card).containsText("an automaton of 40 states accepts the digits");
        assertThat(card).containsText("(0,0) (0,1) (1,1) (0,2)");
        assertThat(card).containsText("(0,3) (4,6)");
        assertThat(card.locator(".katex")).not().hasCount(0);
        screen.page().waitForCondition(() -> !screen.colour(6, 13).equals(screen.styled("n")));
        assertThat(screen.colour(20, 20)).isEqualTo(screen.styled("n"));
        card.locator("#show-lines").uncheck();
        screen.waitForColour(6, 13, "n");
        card.locator("summary").click();
        assertThat(card.locator(".machine svg")).isVisible();
        assertThat(card.locator(".machine svg > text", new Locator.LocatorOptions().setHasText("39")))
                .hasCount(1);
        card.getByText("Larger").click();
        assertThat(screen.at("#machine svg")).isVisible();
        Axe.isAccessible(screen, "the automaton");
        screen.page().keyboard().press("Escape");
        assertThat(screen.at("#machine")).hasCount(0);
        isValid(saved(screen, card.getByText("Save the certificate")));
        assertThat(saved(screen, card.getByText("Save LaTeX"))).contains("\\begin{theorem}", "$1+\\sqrt{2}$");
        screen.tab("Look");
        screen.tab("Theory");
        assertThat(screen.at("#finding")).containsText("an automaton of 40 states");
    }

    @Test
    void whatIsNotSettledSaysHowFarItWentInWordsOfThePage(Visitor visitor) {
        Screen screen = visitor.open("?game=restricted(1,1;+h=all,+v=all,+d1=even,+d2=even)&tab=theory");
        screen.at("#discover").click();
        Locator card = screen.at("#theory .result .card");
        assertThat(card.locator(".badge")).hasText("unknown");
        assertThat(card).containsText("No automaton with up to");
        assertThat(card).containsText("That does not mean that there is nothing to find");
        assertThat(card.locator("p", new Locator.LocatorOptions().setHasText("--")))
                .hasCount(0);
        assertThat(card).containsText("--bound 2^22");
    }

    @Test
    void limitsAreToldInWordsOfThePage(Visitor visitor) {
        Screen screen = visitor.open("");
        Object told = screen.page()
                .evaluate(
                        "async texts => { const { told } = await import('/app/proving.js'); return texts.map(told) }",
                        List.of(
                                "stopped while an automaton was guessed in pell: stopped while the answer was put together",
                                "stopped while an engine listed: stopped after 3 of 8 steps",
                                "stopped while it began: an automaton of 9 states and 9 transitions no longer fits in the"
                                        + " memory limit of 500 bytes",
                                "stopped while it began: more than 7 states were needed",
                                "no engine could list the positions"));
        assertThat(told)
                .isEqualTo(List.of(
                        "The time ran out while an automaton was guessed in pell.",
                        "The time ran out while an engine listed.",
                        "The memory ran out while it began.",
                        "It took too many states while it began.",
                        "No engine could list the positions."));
    }

    /** What is drawn holds what is proved to be in it, near (0,0) and where numbers are too long for a drawing. */
    @ParameterizedTest
    @ValueSource(strings = {"wythoff block 4", "wythoff block 8", "wythoff", "a-wythoff(2)"})
    void theStripsHoldAllPositions(String game, Visitor visitor) {
        Screen screen = visitor.open("?tab=theory");
        Object outside = screen.page()
                .evaluate(
                        "async game => {"
                                + " const { height, reach } = await import('/app/lines.js');"
                                + " const found = await new Promise((done, failed) => {"
                                + "   const source = new EventSource('/api/discover?' + new URLSearchParams({ game }));"
                                + "   source.addEventListener('finding', event => { source.close(); done(JSON.parse(event.data)); });"
                                + "   source.addEventListener('error', failed); });"
                                + " const { lines, exceptions, symmetric } = found.traits;"
                                + " const isIn = (x, y) => lines.some(line => { const { low, high } = reach(line);"
                                + "   const above = -height(line, x, y); return low - 1e-4 <= above && above <= high + 1e-4; });"
                                + " const { positions } = await (await fetch('/api/positions?' + new URLSearchParams({ game, bound: '1500' }))).json();"
                                + " const near = positions.filter(([x, y]) => !symmetric || BigInt(x) <= BigInt(y))"
                                + "   .filter(([x, y]) => !isIn(BigInt(x), BigInt(y)) && !exceptions.includes(`x = ${x} and y = ${y}`));"
                                + " return { near, none: lines.length === 0 && found.traits.slopes.length > 0 }; }",
                        game);
        assertThat(outside).isEqualTo(Map.of("near", List.of(), "none", false));
    }

    @Test
    void farAwayALineIsAsExactAsNearby(Visitor visitor) {
        Screen screen = visitor.open("");
        // 10^40 (1 + sqrt(2)) = 24142135623730950488016887242096980785696.718...
        Object above = screen.page()
                .evaluate("async () => { const { height } = await import('/app/lines.js');"
                        + " const line = { r: 1, p: 0, q: 1, low: -3, high: 2, a: 2, b: 1 };"
                        + " return height(line, 10n ** 40n, 24142135623730950488016887242096980785696n); }");
        assertThat((Double) above).isBetween(0.718, 0.719);
    }

    @ParameterizedTest
    @ValueSource(ints = {1280, 390})
    void aDiscoveryIsAccessible(int width, Visitor visitor) {
        Screen screen = width < 900
                ? visitor.openOnPhone("?game=wyt(3)+misere&tab=theory")
                : visitor.openDark("?game=wyt(3)+misere&tab=theory");
        screen.at("#discover").click();
        assertThat(screen.at("#finding")).containsText("Exactly");
        screen.at("#finding summary").click();
        Axe.isAccessible(screen, "a discovery");
        assertThat((Integer) screen.page().evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(width);
    }
}
