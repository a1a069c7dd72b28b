package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Somebody in front of the page. Whatever the browser complains of fails the test when the visit ends. */
final class Visitor implements AutoCloseable {
    private final Browser browser;
    private final String url;
    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    Visitor(Browser browser, String url) {
        this.browser = browser;
        this.url = url;
    }

    /** Opens the studio in a wide window. */
    Page open(String query) {
        return open(query, 1280, 800, ColorScheme.LIGHT);
    }

    Page open(String query, int width, int height, ColorScheme scheme) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(scheme)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setAcceptDownloads(true));
        contexts.add(context);
        context.setDefaultTimeout(15_000);
        Page page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                complaints.add("console: " + message.text() + " " + message.location());
            }
        });
        page.onPageError(error -> complaints.add("script: " + error));
        page.onRequest(request -> {
            if (!request.url().startsWith(url)
                    && !request.url().startsWith("blob:")
                    && !request.url().startsWith("data:")) {
                complaints.add("asked elsewhere: " + request.url());
            }
        });
        page.addInitScript("addEventListener('securitypolicyviolation', "
                + "event => console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))");
        page.navigate(url + query);
        assertThat(page.locator("html")).hasAttribute("data-ready", "yes");
        return page;
    }

    static String game(String text) {
        return "?game=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    static Locator tab(Page page, String name) {
        return page.getByRole(
                AriaRole.TAB, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** For what a test provokes: complaints with these words are expected, and must have come. */
    void expects(String words) {
        assertThat(complaints).as("complaints of the browser").anyMatch(line -> line.contains(words));
        complaints.removeIf(line -> line.contains(words));
    }

    @Override
    public void close() {
        contexts.forEach(BrowserContext::close);
        assertThat(complaints).as("complaints of the browser").isEmpty();
    }
}
