package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.web.Studio;

/** The command and the page are two ways to ask the same lab: both say who wins, why, and the Grundy value alike. */
final class FrontEndsAgreeTest {
    private static Studio studio;

    @BeforeAll
    static void open() {
        studio = Studio.start("127.0.0.1", 0);
    }

    @AfterAll
    static void close() {
        studio.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim                       | 10^12 | 7",
                "nim                       | 5     | 6",
                "wythoff                   | 3     | 5",
                "wythoff                   | 10^30 | 7",
                "wythoff                   | 11    | 15",
                "modular(5)                | 10^20 | 3",
                "modular(5)                | 4     | 4",
                "odd-even(2,3) misere      | 6     | 14",
                "wythoff block 4           | 20    | 33",
                "wythoff comply 2          | 9     | 9",
                "imitation(2,3)            | 13    | 18",
                "moves(first: all; second: odd; both: k < l) | 30 | 17",
            })
    void bothSayTheSame(String game, String x, String y) throws IOException, InterruptedException {
        String square = ask("/api/square?game=" + word(game) + "&x=" + word(x) + "&y=" + word(y));
        String outcome = Run.of("outcome", game, x, y, "--format", "json").out();
        assertThat(field(square, "outcome")).isEqualTo(field(outcome, "outcome"));
        // The command adds what the answer is owed to.
        assertThat(field(outcome, "why")).startsWith(field(square, "why"));
        Run value = Run.of("grundy", game, x, y);
        assertThat(field(square, "value"))
                .isEqualTo(value.code() == 0 ? value.out().strip() : null);
    }

    private static String ask(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + studio.port() + path))
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
    }

    private static String word(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** The text of a field of the outermost object, or null. */
    private static String field(String json, String name) {
        Matcher field = Pattern.compile("\"" + name + "\": ?(?:null|\"((?:[^\"\\\\]|\\\\.)*)\")")
                .matcher(json);
        assertThat(field.find()).as("%s in %s", name, json).isTrue();
        return field.group(1);
    }
}
