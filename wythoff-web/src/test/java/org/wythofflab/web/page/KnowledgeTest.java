package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tables and theory. */
@ExtendWith(Chromium.class)
final class KnowledgeTest {
    @Test
    void listsPositionsAndSequences(Visitor visitor) {
        Screen screen = visitor.open("?tab=table");
        assertThat(screen.at("#table tbody tr").nth(3)).hasText(Pattern.compile("3\\s*4\\s*7\\s*3\\s*1\\.7500"));
        assertThat(screen.at("#table svg.plot")).isVisible();
        screen.at("#sequence").selectOption("B");
        assertThat(screen.at("#table tbody tr").nth(4)).hasText(Pattern.compile("4\\s*10\\s*3\\s*2\\.5000"));
        assertThat(screen.at("#command")).hasText("./wythoff sequence wythoff B --count 100");
        assertThat(visitor.follow(screen.page().url()).at("#sequence")).hasValue("B");
    }

    @Test
    void listsBothOrdersWhereTheyDiffer(Visitor visitor) {
        Screen screen = visitor.open("?game=odd-even(2,3)&tab=table");
        assertThat(screen.at("#table"))
                .containsText("P-positions, in both orders of the piles, the smallest larger pile first");
    }

    /** Rows come as one scrolls to them, and those out of sight leave only their room. */
    @Test
    void tablesHaveNoEnd(Visitor visitor) {
        for (String game : List.of("wythoff", "odd-even(2,3)")) {
            Screen screen = visitor.open("?tab=table&game=" + game);
            assertThat(screen.at("#table tbody tr").nth(100)).isAttached();
            String first = screen.at("#table tbody tr").first().innerText();
            for (int parts = 2; parts <= 5; parts++) {
                screen.page()
                        .evaluate("() => { const { scrollHeight } = document.getElementById('table');"
                                + " document.getElementById('table').scrollTop = scrollHeight }");
                assertThat(screen.at("#table tbody").nth(parts - 1)).isAttached();
            }
            assertThat(screen.at("#table tbody").first().locator(".room")).hasCount(1);
            screen.page().evaluate("() => { document.getElementById('table').scrollTop = 0 }");
            screen.page()
                    .waitForCondition(() ->
                            screen.at("#table tbody tr").first().innerText().equals(first));
        }
    }

    @Test
    void aTableBeginsWhereOneLikes(Visitor visitor) {
        Screen screen = visitor.open("?tab=table");
        screen.at("#table-from").fill("10^9");
        screen.at("#table-from").press("Enter");
        // floor(10^9 phi), and 10^9 more.
        assertThat(screen.at("#table tbody tr").first()).containsText("1618033988");
        assertThat(screen.at("#table tbody tr").first()).containsText("2618033988");
        screen.at("#table-from").fill("ten");
        screen.at("#table-from").press("Enter");
        assertThat(screen.at("#table .error")).hasText("Write a number to begin with, as 1000 or 10^30.");
    }

    @Test
    void aRowShowsItsSquare(Visitor visitor) {
        Screen screen = visitor.open("?tab=table");
        screen.at("#table tbody tr").nth(4).click();
        assertThat(screen.page()).hasURL(Pattern.compile(".*at=6%2C10.*"));
        assertThat(screen.at("#table tr[aria-current]")).hasText(Pattern.compile("4\\s*6\\s*10.*"));
        screen.button("Show (152,246) on the board").press("Enter");
        assertThat(screen.page()).hasURL(Pattern.compile(".*at=152%2C246.*"));
        screen.tab("Look");
        assertThat(screen.at("#square .verdict")).hasText("P: the previous player wins");
    }

    /** Numbers that no axis can hold are listed all the same. */
    @Test
    void hugeTermsAreListed(Visitor visitor) {
        Screen screen = visitor.open("?game=a-wythoff(10000000000000000)&tab=table&sequence=B");
        assertThat(screen.at("#table tbody tr").nth(2)).containsText("20000000000000002");
        assertThat(screen.at("#table svg.plot")).hasCount(0);
    }

    @Test
    void theoremsCarryTheLedgersVerdict(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+2&tab=theory");
        Locator card = screen.at("#theory .card", "Theorem 1.1 (Larsson)");
        assertThat(card.locator(".badge")).hasText("proved");
        assertThat(screen.at("#theory .card", "is refuted as printed").first()).isAttached();
    }

    /** The letters of the paper wait until they are asked for. */
    @Test
    void verdictsNameNoLetterOfThePaper(Visitor visitor) {
        Screen screen = visitor.open("?game=st(2,3)&tab=theory");
        Locator card = screen.at("#theory .card", "Equation 2 (Liu-Li)");
        assertThat(card.locator("p", new Locator.LocatorOptions().setHas(screen.at(".badge"))))
                .hasText("agrees with the rules, piles below 60, in some games of this kind.");
        assertThat(card.getByText("s=1..6")).isHidden();
        card.getByText("The theorem and its paper").click();
        assertThat(card.getByText("s=1..6")).isVisible();
    }

    @Test
    void theoremsSpeakOfThisGameFirst(Visitor visitor) {
        Screen screen = visitor.open("?tab=theory");
        Locator card = screen.at("#theory .card").first();
        assertThat(card.locator("p").first()).containsText("the golden ratio");
        assertThat(card.locator("details")).not().hasAttribute("open", "");
        card.getByText("The theorem and its paper").click();
        assertThat(card.locator("details")).containsText("(Fraenkel 1998)");
        assertThat(card.locator("details")).containsText("P2.44");
    }

    @Test
    void formulasSayWhatTheSentenceSays(Visitor visitor) {
        Screen screen = visitor.open("?tab=theory");
        Object cut = screen.page()
                .evaluate(
                        "async texts => { const { parts } = await import('/app/formula.js');"
                                + " return texts.map(text => parts(text).map(part => part.math ? `<${part.math.join('')}>` : part.words).join('')) }",
                        List.of(
                                "the P-positions of W^kN are a_n <= b_n",
                                "n - p is a b_k, where c < a",
                                "there are k*(x-1) P-positions, x in A_(n+1)",
                                "Wythoff's game has a move to (1,2), (1,1) and (0,3)",
                                "0 < k <= l < sk + t (Fraenkel 1998)"));
        assertThat(cut)
                .isEqualTo(List.of(
                        "the P-positions of <W^k N> are <a_n <= b_n>",
                        "<n - p> is a <b_k>, where <c < a>",
                        "there are <k*(x-1)> P-positions, <x> in <A_(n+1)>",
                        "Wythoff's game has a move to <(1,2), (1,1)> and <(0,3)>",
                        "<0 < k <= l < sk + t> (Fraenkel 1998)"));
    }

    @Test
    void formulasAreTypeset(Visitor visitor) {
        Screen screen = visitor.open("?tab=theory");
        screen.at("#theory .claims > summary").click();
        screen.at("#theory button", "Show all").click();
        screen.page().waitForCondition(() -> screen.at("#theory .card").count() > 380);
        assertThat(screen.at("#theory .katex")).not().hasCount(0);
        assertThat(screen.at("#theory .katex-error")).hasCount(0);
    }

    @Test
    void aClaimIsCheckedNow(Visitor visitor) {
        Screen screen = visitor.open("?game=modular(5)&tab=theory");
        Locator card = screen.at("#theory .card", "Theorem 5").first();
        card.getByText("Check it now").click();
        assertThat(card).containsText("checked just now");
        assertThat(card).containsText("./wythoff verify modular/theorem-5");
    }

    /** The ledger knows nothing of what no paper says, so there is nothing to check. */
    @Test
    void aTheoremOfOurOwnSaysWhereItsProofIs(Visitor visitor) {
        Screen screen = visitor.open("?game=restricted(1,1; h=all, v=all, d1=even, d2=even)&tab=theory");
        Locator card =
                screen.at("#theory .card", "Wythoff Lab on Open Problem 28").first();
        assertThat(card).containsText("No paper says this; the proof is in docs/discoveries.md.");
        assertThat(card.getByText("Check it now")).hasCount(0);
    }

    @Test
    void aCheckCanBeStopped(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+5&tab=theory");
        screen.at("#theory .claims > summary").click();
        screen.at("#theory button", "Show all").click();
        Locator card = screen.at("#theory .card", "Table 1, U. Larsson").first();
        int[] left = {0};
        screen.page().onRequestFailed(request -> left[0] += request.url().contains("/api/verify") ? 1 : 0);
        // Held, so that it cannot be over before it is stopped.
        screen.page().route("**/api/verify**", route -> {});
        card.getByText("Check it now").click();
        assertThat(card.locator("progress")).isVisible();
        card.getByText("Stop").click();
        assertThat(card).containsText("Stopped.");
        screen.page().waitForCondition(() -> left[0] == 1);
        assertThat(card.getByText("Check it now")).isVisible();
    }
}
