package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a visitor sees of the studio, and does there. */
record Screen(Page page, Traffic traffic) {
    /** Squares left free beside (0,0), as the page opens and as a match begins. */
    private static final double MARGIN = 1.2;

    private static final Pattern PLACE = Pattern.compile(".*to \\((\\d+),(\\d+)\\).*", Pattern.DOTALL);

    /** The page, for what is done next: by then it has its answers. */
    @Override
    public Page page() {
        traffic.calm();
        Slowness.ofHands();
        return page;
    }

    /** The page for somebody who waits for no answer from now on. */
    Page hurried() {
        traffic.hurry();
        return page;
    }

    Locator button(String name) {
        return page().getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    Locator at(String selector) {
        return page().locator(selector);
    }

    /** What has these words in it. */
    Locator at(String selector, String words) {
        return page().locator(selector, new Page.LocatorOptions().setHasText(words));
    }

    /** The heading of the match: whose turn it is, or who has won. */
    Locator title() {
        return page().locator("#play h2");
    }

    void tab(String name) {
        page().getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    /** Waits until the page has opened. */
    void isReady() {
        assertThat(page.locator("html[data-ready=yes]")).isAttached();
    }

    /** From now on the page waits for nothing but what the test lets it wait for. */
    void stopClock() {
        page.clock().install();
        page.clock().pauseAt(4_000_000_000_000L);
    }

    /** Opens another game by its text. */
    void game(String text) {
        at("#game").fill(text);
        at("#game").press("Enter");
        assertThat(page).hasTitle(Pattern.compile("^" + text.replaceAll("\\W", "\\\\$0") + "(, .*)? · Wythoff Lab"));
    }

    /** Starts a match in the tab Play. */
    void start(String piles, String opponent, String first) {
        at("#start").fill(piles);
        at("#opponent").selectOption(opponent);
        at("#first").selectOption(first);
        button("Start").click();
        assertThat(title()).isVisible();
    }

    /**
     * Waits until the board has drawn what it was told last. It draws with the next frame, and once more after it when that frame
     * changed its size. Whatever is read from the board after something was done is read after this.
     */
    void drawn() {
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))");
    }

    /** Waits until the board has drawn what it was told last, and all tiles of it have come. */
    void settled() {
        drawn();
        assertThat(page.locator("[aria-busy]")).hasCount(0);
    }

    /** Pixels a square. */
    double scale() {
        drawn();
        return Double.parseDouble(page.locator("#board").getAttribute("data-scale"));
    }

    /** The middle of a square, in pixels from the corner of the canvas, while (0,0) is where it was at first. */
    double[] middle(int x, int y) {
        double scale = scale();
        // The board is a whole number of dots high, which its box need not be.
        double height = ((Number) page.evaluate("() => document.getElementById('board').height / devicePixelRatio"))
                .doubleValue();
        return new double[] {(x + 0.5 + MARGIN) * scale, height - (y + 0.5 + MARGIN) * scale};
    }

    void click(int x, int y) {
        double[] at = middle(x, y);
        at("#board").click(new Locator.ClickOptions().setPosition(at[0], at[1]));
    }

    void tap(int x, int y) {
        double[] at = middle(x, y);
        at("#board").tap(new Locator.TapOptions().setPosition(at[0], at[1]));
    }

    void hover(int x, int y) {
        double[] at = middle(x, y);
        at("#board").hover(new Locator.HoverOptions().setPosition(at[0], at[1]));
    }

    /** The colour of a square near its lower left corner, beside all marks, as "r,g,b". */
    String colour(int x, int y) {
        double[] at = middle(x, y);
        // Small squares have no room beside their frames, large ones have it inside of them.
        double scale = scale();
        double inside = scale / 2 - (scale < 30 ? 1.6 : scale * 0.16);
        return dot(at[0] - inside, at[1] + inside);
    }

    /** The colour in the middle of a square, where an arrow passes. */
    String middleColour(int x, int y) {
        double[] at = middle(x, y);
        return dot(at[0], at[1]);
    }

    private String dot(double x, double y) {
        return (String) page.evaluate(
                "([x, y]) => { const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });"
                        + " const dot = at => -Math.floor(at * devicePixelRatio);"
                        // At whole dots: a mixture of two is no colour of ours.
                        + " pen.drawImage(document.getElementById('board'), dot(x), dot(y));"
                        + " return pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join() }",
                List.of(x, y));
    }

    /** Waits until a square has a colour of the style, and fails if it never does. */
    void waitForColour(int x, int y, String name) {
        String wanted = styled(name);
        page.waitForCondition(() -> colour(x, y).equals(wanted));
    }

    /** A colour of the style, as "r,g,b". */
    String styled(String name) {
        return (String) page.evaluate(
                "name => { const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });"
                        + " pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--' + name);"
                        + " pen.fillRect(0, 0, 1, 1); return pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join() }",
                name);
    }

    /** Asks for hints until one says where to go, as a newcomer would. */
    int[] advised() {
        Locator hint = page.locator("#play p.card");
        String before = "";
        for (int step = 1; step <= 3; step++) {
            button("Hint").or(button("More of a hint")).click();
            assertThat(hint).not().hasText(before);
            before = hint.innerText();
            Matcher place = PLACE.matcher(before);
            if (place.matches()) {
                return new int[] {Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2))};
            }
        }
        throw new AssertionError("the last hint should say where to go: " + before);
    }

    /** Moves as the hints say, and waits for the answer. */
    void followAdvice() {
        int[] to = advised();
        Locator turns = page.locator("#play .story li");
        int before = turns.count();
        click(to[0], to[1]);
        page.waitForCondition(() -> turns.count() > before);
    }
}
