package org.wythofflab.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;

/** Somebody in front of the studio. Whatever the browser complains of fails the test when the visit ends. */
final class Visitor implements AutoCloseable {
    /** Milliseconds for anything to happen: a guard against waiting forever, whatever else the machine does. */
    static final double PATIENCE = Slowness.IS_WISHED ? 60_000 : 300_000;

    private final Browser browser;
    private final String url;
    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final List<String> forgiven = new ArrayList<>();

    Visitor(Browser browser, String url) {
        this.browser = browser;
        this.url = url;
    }

    /** Opens the studio in a wide window. */
    Screen open(String query) {
        return open(query, 1280, 800);
    }

    Screen open(String query, int width, int height) {
        return open(url + query, options(width, height));
    }

    Screen openDark(String query) {
        return open(url + query, options(1280, 800).setColorScheme(ColorScheme.DARK));
    }

    /** Somebody who does not mind that things move. */
    Screen openLively(String query) {
        return open(url + query, options(1280, 800).setReducedMotion(ReducedMotion.NO_PREFERENCE));
    }

    /** Somebody whom the studio has not seen before: others are not shown the start. */
    Screen openFirst(String query, int width, int height) {
        return open(url + query, options(width, height), false);
    }

    /** A telephone: narrow, and touched. */
    Screen openOnPhone(String query) {
        return open(
                url + query,
                options(390, 844).setHasTouch(true).setIsMobile(true).setDeviceScaleFactor(2));
    }

    /** Somebody else opens a whole address, such as a link that was shared. */
    Screen follow(String link) {
        return open(link, options(1280, 800));
    }

    private static Browser.NewContextOptions options(int width, int height) {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(ColorScheme.LIGHT)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setPermissions(List.of("clipboard-read", "clipboard-write"));
    }

    private Screen open(String address, Browser.NewContextOptions options) {
        return open(address, options, true);
    }

    private Screen open(String address, Browser.NewContextOptions options, boolean welcomed) {
        BrowserContext context = browser.newContext(options);
        contexts.add(context);
        context.setDefaultTimeout(PATIENCE);
        context.setDefaultNavigationTimeout(PATIENCE);
        Page page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                complaints.add("console: " + message.text() + " at " + message.location());
            }
        });
        page.onPageError(error -> complaints.add("script: " + error));
        page.onRequest(this::staysHere);
        page.addInitScript("addEventListener('securitypolicyviolation', "
                + "event => console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))");
        Slowness.of(page);
        if (welcomed) {
            page.addInitScript("try { localStorage.setItem('welcomed', 'yes') } catch { }");
        }
        Screen screen = new Screen(page, Traffic.of(page));
        page.navigate(address);
        screen.isReady();
        return screen;
    }

    private void staysHere(Request request) {
        String asked = request.url();
        if (!asked.startsWith(url) && !asked.startsWith("blob:" + url) && !asked.startsWith("data:")) {
            complaints.add("asked elsewhere: " + asked);
        }
    }

    /** For what a test provokes: complaints with these words must have come, and are forgiven. */
    void expects(String words) {
        // What is seen on the page may be seen before the browser has complained.
        contexts.get(0)
                .pages()
                .get(0)
                .waitForCondition(() -> complaints.stream().anyMatch(line -> line.contains(words)));
        complaints.removeIf(line -> line.contains(words));
    }

    /** For what may come or not, as the page is sometimes quicker and sometimes slower: it is forgiven, now and later. */
    void forgives(String words) {
        forgiven.add(words);
    }

    @Override
    public void close() {
        contexts.forEach(BrowserContext::close);
        complaints.removeIf(line -> forgiven.stream().anyMatch(line::contains));
        assertThat(complaints).as("complaints of the browser").isEmpty();
    }
}
