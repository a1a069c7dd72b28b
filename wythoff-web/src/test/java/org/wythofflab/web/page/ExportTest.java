package org.wythofflab.web.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What one sees can be taken away, and lists of any length. */
@ExtendWith(Chromium.class)
final class ExportTest {

    private static String saved(Screen screen, Runnable click, String ending) {
        Download file = screen.page().waitForDownload(click);
        assertThat(file.suggestedFilename()).endsWith(ending);
        try {
            return new String(Files.readAllBytes(file.path()), StandardCharsets.ISO_8859_1);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static String list(Screen screen, String list, String count, String format, String ending) {
        screen.at("#export-list").selectOption(list);
        screen.at("#export-count").fill(count);
        screen.at("#export-count").press("Tab");
        screen.at("#export-format").selectOption(format);
        return saved(screen, () -> screen.at("#export-save").click(), ending);
    }

    /** The numbers of each line that begins with one. */
    private static List<String> rows(String text) {
        return text.lines()
                .filter(line -> line.matches("\\d.*"))
                .map(line -> line.replaceAll("[^0-9]+", " ").strip())
                .toList();
    }

    @Test
    void theViewIsSavedAsItIs(Visitor visitor) {
        Screen screen = visitor.open("?tab=export&at=8,12");
        screen.settled();
        screen.at("#export-size").selectOption("2400");
        String png = saved(screen, () -> screen.button("PNG").click(), "wythoff-outcome.png");
        assertThat(png).startsWith("\u0089PNG");
        // The width stands in the header, as four bytes.
        assertThat(png.charAt(18) * 256 + png.charAt(19)).isEqualTo(2400);
        String svg = saved(screen, () -> screen.button("SVG").click(), "wythoff-outcome.svg");
        assertThat(svg).contains("<title>wythoff, from (0, 0)</title>", "width=\"2400\"", "fill=\"#14508c\"");
        // The queen is a mark, and the numbers at the axes are text.
        assertThat(svg).contains("M.2 .78H.8", ">30</text>").doesNotContain("<image");
    }

    @Test
    void aDrawingWithTooManySquaresHasAPictureInIt(Visitor visitor) {
        Screen screen = visitor.open("?tab=export&layer=grundy&view=0,0,1");
        screen.settled();
        assertThat(saved(screen, () -> screen.button("SVG").click(), ".svg")).contains("<image href=\"data:image/png");
    }

    @Test
    void theViewIsPrintedAlone(Visitor visitor) {
        Screen screen = visitor.open("?tab=export");
        screen.page().evaluate("() => { window.print = () => {} }");
        screen.button("Print or PDF").click();
        assertThat(screen.at("#sheet svg")).hasCount(1);
        assertThat(screen.at("#sheet")).containsText("wythoff, from (0, 0)");
        screen.page().evaluate("() => dispatchEvent(new Event('afterprint'))");
        assertThat(screen.at("#sheet")).hasCount(0);
    }

    /** One numbering: in the table, in CSV and LaTeX, and in the b-files. */
    @Test
    void allListsNumberPPositionsAlike(Visitor visitor) {
        Screen screen = visitor.open("?game=wythoff+block+4+nim&tab=table");
        assertThat(screen.at("#table tbody tr")).hasCount(200);
        List<String> table = screen.at("#table tbody tr").allInnerTexts().stream()
                .map(row -> row.replaceAll("\\s+", " ").strip())
                .map(row -> row.replaceAll("^(\\d+ \\d+ \\d+).*", "$1"))
                .toList();
        screen.tab("Export");
        assertThat(rows(list(screen, "A,B", "200", "csv", ".csv"))).isEqualTo(table);
        assertThat(rows(list(screen, "A,B", "200", "latex", ".tex"))).isEqualTo(table);
        assertThat(rows(list(screen, "A,B", "200", "markdown", ".md").replace("\n| ", "\n")))
                .isEqualTo(table);
        List<String> first = rows(list(screen, "A", "200", "bfile", ".txt"));
        List<String> second = rows(list(screen, "B", "200", "bfile", ".txt"));
        for (int n = 0; n < 200; n++) {
            assertThat(first.get(n) + second.get(n).replaceAll("^\\d+", "")).isEqualTo(table.get(n));
        }
    }

    /** What comes in parts is, letter by letter, what the server writes in one piece. */
    @ParameterizedTest
    @CsvSource({
        "'A,B', 45000, csv, csv",
        "B, 45000, bfile, txt",
        "'A,B', 45000, latex, tex",
        "'A,B', 45000, markdown, md",
        "A, 45000, json, json",
        "'', 520000, latex, tex",
        "'', 520000, json, json",
    })
    void partsMakeTheWhole(String list, String count, String format, String ending, Visitor visitor) {
        Screen screen = visitor.open("?tab=export");
        List<String> asked = new ArrayList<>();
        screen.page().onRequest(request -> asked.add(request.url()));
        String saved = list(screen, list, count, format, "." + ending);
        assertThat(asked.stream().filter(url -> url.matches(".*/api/(sequence|positions).*")))
                .hasSizeGreaterThan(1);
        String whole = (String) screen.page()
                .evaluate(
                        "async ([list, count, format]) => (await fetch('/api/' + (list ? 'sequence' : 'positions') + '?' + new"
                                + " URLSearchParams({ game: 'wythoff', format, ...list ? { name: list, count } : { bound: count }"
                                + " }))).text()",
                        List.of(list, count, format));
        // Where parts of positions meet, a LaTeX table may end before it is full.
        boolean byRows = list.isEmpty() && format.equals("latex");
        boolean same = byRows ? rows(saved).equals(rows(whole)) : saved.equals(whole);
        assertThat(same).as(list + " as " + format).isTrue();
    }

    @Test
    void aLongListComesInPartsAndCanBeStopped(Visitor visitor) {
        Screen screen = visitor.open("?tab=export");
        String file = list(screen, "B", "50000", "bfile", ".txt");
        List<String> rows = rows(file);
        assertThat(rows).hasSize(50_000);
        assertThat(rows.get(49_999)).isEqualTo("49999 130899");
        assertThat(file.lines().filter(line -> line.startsWith("#"))).hasSize(3);
        Matcher number = Pattern.compile("(\\d+) \\d+").matcher("");
        for (int n = 0; n < rows.size(); n++) {
            assertThat(number.reset(rows.get(n)).replaceAll("$1")).isEqualTo(Integer.toString(n));
        }
        screen.hurried().route("**/api/sequence**", route -> {});
        screen.at("#export-save").click();
        assertThat(screen.at("#export progress")).isVisible();
        screen.button("Stop").click();
        assertThat(screen.at("#export .error")).hasText("Stopped.");
    }

    @Test
    void aRefusalIsSaidInsteadOfAFailedDownload(Visitor visitor) {
        Screen screen = visitor.open("?game=imitation(2,3)&tab=export");
        screen.at("#export-list").selectOption("");
        screen.at("#export-count").fill("9000000");
        screen.at("#export-count").press("Tab");
        screen.at("#export-save").click();
        assertThat(screen.at("#export .error")).containsText("too much");
        visitor.expects("status of 422");
        screen.at("#export-count").fill("many");
        screen.at("#export-count").press("Tab");
        screen.at("#export-save").click();
        assertThat(screen.at("#export")).containsText("Write a number from 1 to");
    }
}
