package org.wythofflab.web.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.wythofflab.web.Studio;
import org.wythofflab.web.Studios;

/** One studio and one browser for all tests of the page; each test gets a visit of its own. */
final class Chromium implements ParameterResolver {
    private static final ExtensionContext.Namespace SHARED = ExtensionContext.Namespace.create(Chromium.class);

    /** What lives as long as the tests. */
    private record Shared(Studio studio, Playwright playwright, Browser browser) implements AutoCloseable {
        static Shared start() {
            PlaywrightAssertions.setDefaultAssertionTimeout(Visitor.PATIENCE);
            Playwright playwright = Playwright.create(new Playwright.CreateOptions()
                    .setEnv(Map.of(
                            "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1", "PLAYWRIGHT_NODEJS_PATH", Programs.find("node"))));
            Browser browser = playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(Path.of(Programs.find("chromium", "chromium-browser", "google-chrome")))
                            .setArgs(List.of(
                                    "--no-sandbox",
                                    "--disable-gpu",
                                    "--no-first-run",
                                    "--disable-background-networking",
                                    "--disable-component-update",
                                    "--disable-sync")));
            return new Shared(Studios.timeless(), playwright, browser);
        }

        @Override
        public void close() {
            browser.close();
            playwright.close();
            studio.close();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Visitor.class;
    }

    @Override
    public Visitor resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Shared shared = Objects.requireNonNull(
                context.getRoot().getStore(SHARED).computeIfAbsent(Shared.class, key -> Shared.start(), Shared.class));
        Visitor visitor = new Visitor(shared.browser(), shared.studio().url());
        context.getStore(SHARED).put(visitor, visitor);
        return visitor;
    }
}
