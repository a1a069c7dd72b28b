package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of a sweep is opened from a file, sorted and drawn, and leads to its games. */
@ExtendWith(Chromium.class)
final class SweepPageTest {
    private static final Path SWEEPS = Path.of("../docs/sweeps");

    private static void choose(Screen screen, String text) {
        screen.button("Games").click();
        screen.at("#sweep-file")
                .setInputFiles(new FilePayload("table.csv", "text/csv", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static void choose(Screen screen, Path file) {
        screen.button("Games").click();
        screen.at("#sweep-file").setInputFiles(file);
        assertThat(screen.at("#sweep tbody tr").first()).isVisible();
    }

    private static Locator column(Screen screen, int n) {
        return screen.at("#sweep tbody td:nth-child(" + n + ")");
    }

    @Test
    void aKeptSweepIsSortedDrawnAndOpened(Visitor visitor) {
        Screen screen = visitor.open("");
        choose(screen, SWEEPS.resolve("blocking.csv"));
        assertThat(screen.at("#sweep tbody tr")).hasCount(120);
        assertThat(screen.at("#sweep .cloud"))
                .hasAttribute("aria-label", Pattern.compile("slopes against k, [2-9]\\d\\d dots"));
        screen.at("#sweep-y").selectOption("beams");
        assertThat(screen.at("#sweep .cloud")).hasAttribute("aria-label", "beams against k, 120 dots");

        Locator heading = screen.at("#sweep th").nth(2);
        heading.locator("button").click();
        assertThat(heading).hasAttribute("aria-sort", "ascending");
        List<String> beams = column(screen, 3).allTextContents();
        assertThat(beams.stream().map(Integer::valueOf).toList()).isSorted().hasSize(120);
        heading.locator("button").click();
        assertThat(heading).hasAttribute("aria-sort", "descending");
        assertThat(column(screen, 3).first()).hasText(beams.get(119));

        screen.at("#sweep tbody button", "wythoff block 3").first().click();
        assertThat(screen.at("#sweep")).hasCount(0);
        assertThat(screen.page()).hasTitle(Pattern.compile("^wythoff block 3.*"));
    }

    /** Cells with commas, quotes, line ends; words for a scale; what is missing goes last. */
    @Test
    void quotesWordsAndGapsAreRead(Visitor visitor) {
        Screen screen = visitor.open("");
        choose(
                screen,
                "game,m,verdict,note\r\n\"st(1,2)\",10,PROVED,\r\nnim,,UNKNOWN,\"no \"\"automaton\"\"\r\nfound\"\r\nwythoff,9,PROVED,\r\n");
        assertThat(screen.at("#sweep tbody tr")).hasCount(3);
        assertThat(screen.at("#sweep tbody tr").nth(1).locator("td").last()).hasText("no \"automaton\" found");
        assertThat(screen.at("#sweep .cloud")).hasAttribute("aria-label", "verdict against m, 2 dots");
        screen.at("#sweep th:nth-child(2) button").click();
        assertThat(column(screen, 1)).hasText(new String[] {"wythoff", "st(1,2)", "nim"});
        screen.at("#sweep th:nth-child(2) button").click();
        assertThat(column(screen, 1)).hasText(new String[] {"st(1,2)", "wythoff", "nim"});
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'x,y\n1,2\n'        | names no column “game”",
                "'game,count\n'       | has no rows",
                "'game,count\nnim\n' | Row 1 has 1 cells and the first line 2",
                "'game,count\n\"nim' | does not end",
            })
    void whatIsNoSweepIsSaid(String text, String said, Visitor visitor) {
        Screen screen = visitor.open("");
        choose(screen, text);
        assertThat(screen.at("#shelf .error")).containsText(said);
        assertThat(screen.at("#sweep")).hasCount(0);
    }

    @Test
    void tooMuchIsRefusedAndMuchIsShownInParts(Visitor visitor) {
        Screen screen = visitor.open("");
        choose(screen, "game,m\n" + rows(20_001));
        assertThat(screen.at("#shelf .error")).containsText("more than 20000 rows");
        screen.page().keyboard().press("Escape");
        choose(screen, "game,m,note\n" + "nim,1,".repeat(2) + "x".repeat(8_000_000));
        assertThat(screen.at("#shelf .error")).containsText("larger than 8 MB");
        screen.page().keyboard().press("Escape");
        choose(screen, "game,m\n" + rows(20_000));
        assertThat(screen.at("#sweep tbody tr")).hasCount(200);
        screen.button("Show more (19800 are left)").click();
        assertThat(screen.at("#sweep tbody tr")).hasCount(1200);
    }

    private static String rows(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(m -> "modular(" + m + ")," + m + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void everybodyCanUseIt(Visitor visitor) {
        for (Screen screen : List.of(visitor.open("", 1440, 900), visitor.openOnPhone(""))) {
            choose(screen, SWEEPS.resolve("restricted-28.csv"));
            Axe.isAccessible(screen, "a sweep");
            assertThat(screen.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        }
    }
}
