package org.wythofflab.web.page;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A machine of another speed, to find tests that depend on it: {@code -Dpage.slow=frames:1} delays frames and timers of the page,
 * {@code network:1} its answers, {@code hands:1} what the visitor does next; each at random, by the number behind the colon. Several
 * are joined by commas. Usually nothing is delayed.
 */
final class Slowness {
    private static final String[] WISH = System.getProperty("page.slow", ":0").split(":", 2);
    private static final List<String> SLOW = List.of(WISH[0].split(",", -1));
    private static final Random RANDOM = new Random(Long.parseLong(WISH[1]));
    /** Whether races are hunted: then nobody waits for long. */
    static final boolean IS_WISHED = System.getProperty("page.slow") != null;

    private static final int MOST_MILLISECONDS = 300;

    private Slowness() {}

    /** Slows down a page that is to be opened. */
    static void of(Page page) {
        if (SLOW.contains("frames") || SLOW.contains("network")) {
            page.addInitScript("(" + script() + ")(" + SLOW.contains("frames") + ", " + SLOW.contains("network") + ", "
                    + MOST_MILLISECONDS + ", " + RANDOM.nextInt() + ")");
        }
    }

    /** Somebody looks before he goes on. */
    static void ofHands() {
        if (SLOW.contains("hands") && RANDOM.nextInt(4) == 0) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(RANDOM.nextInt(MOST_MILLISECONDS)));
        }
    }

    private static String script() {
        try (InputStream in = Objects.requireNonNull(Slowness.class.getResourceAsStream("slow-page.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
