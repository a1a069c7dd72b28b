package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A newcomer's path through the studio. */
@ExtendWith(Chromium.class)
final class NewcomerTest {
    @Test
    void opensAndLooks(Visitor visitor) {
        Page page = visitor.open("");
        assertThat(page).hasTitle("wythoff · Wythoff Lab");
    }
}
