package org.wythofflab.web.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.util.HashSet;
import java.util.Set;

/**
 * What a page has asked and not heard yet. A visitor waits for it before he does the next thing, so that no test depends on how fast the
 * server is. What happens to people who do not wait is tested on purpose, with answers that are held back ({@link HasteTest}).
 */
final class Traffic {
    private final Page page;
    private final Set<Request> asked = new HashSet<>();
    private boolean awaited = true;

    private Traffic(Page page) {
        this.page = page;
    }

    static Traffic of(Page page) {
        Traffic traffic = new Traffic(page);
        page.onRequest(request -> {
            if (isQuestion(request)) {
                traffic.asked.add(request);
            }
        });
        page.onRequestFinished(traffic.asked::remove);
        page.onRequestFailed(traffic.asked::remove);
        return traffic;
    }

    /** Tiles come while one goes on; so do streams, which are no fetches. */
    private static boolean isQuestion(Request request) {
        return request.resourceType().equals("fetch")
                && request.url().contains("/api/")
                && !request.url().contains("/api/tile.png");
    }

    /** Waits until every question is answered, and whatever the page asks on hearing that. */
    void calm() {
        while (awaited) {
            page.waitForCondition(asked::isEmpty);
            page.evaluate("0"); // the page has heard the answer, and what it asks now is known here
            if (asked.isEmpty()) {
                return;
            }
        }
    }

    /** From now on the visitor waits for no answer. */
    void hurry() {
        awaited = false;
    }
}
