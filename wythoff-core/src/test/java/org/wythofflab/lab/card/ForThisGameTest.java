package org.wythofflab.lab.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;

final class ForThisGameTest {
    /** A letter, or the name of one; "a" is an article, and P and N are kinds of positions. */
    private static final Pattern LETTER =
            Pattern.compile("(?<![\\w'])(?:[b-zA-MOQ-Z]|alpha|phi|delta|xi|mex|[A-Za-z]_\\w+)(?![\\w'])");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff         | The losing positions (P) are (floor(n phi), floor(n phi) + n), n = 0, 1, 2, ..., phi the golden ratio; and the same with the piles exchanged.",
                "a-wythoff(2)    | The losing positions (P) are (x, x + 2*n), n = 0, 1, 2, ..., x = floor(n alpha), alpha = sqrt(8)/2; and the same with the piles exchanged.",
                "st(2,3)         | The losing positions (P) are (x, 2*x + 3*n), n = 0, 1, 2, ..., x the least number in no pair before; and the same with the piles exchanged.",
                "odd-odd(2,3)    | The losing positions (P) are the positions with two even piles.",
                "odd-even(2,3)   | The losing positions (P) are (n, 0) and (n, 1) for even n = 0, 2, 4, ..., and for odd n = 1, 3, 5, ... (n, 2n + 4) and (n, 2n + 5).",
                "nim block 4     | The losing positions (P) are the positions whose piles differ by an odd number less than 4, and those with fewer than 4 tokens in all.",
                "wyt(3)          | The losing positions (P) are (x, 3x - 8 floor(x/4)), x the least number in no pair before; and the same with the piles exchanged.",
                "nim comply 2    | The winning positions (N) are the positions whose piles differ by an odd number less than 2, and those with fewer than 2 tokens in all."
            })
    void theFirstTheoremSaysWhoLoses(String game, String sentence) {
        assertThat(theorems(game).get(0)).containsEntry("here", sentence);
    }

    static Stream<CatalogueEntry> entries() {
        return Catalogue.entries().stream();
    }

    /** All that a card shows before it is unfolded. */
    @ParameterizedTest
    @MethodSource("entries")
    void noLetterIsUndefined(CatalogueEntry entry) {
        for (Map<String, Object> theorem : theorems(entry.text())) {
            String id = String.valueOf(theorem.get("id"));
            for (String shown : shown(theorem)) {
                assertThat(undefined(shown)).as("%s: %s", id, shown).isEmpty();
            }
            Map<?, ?> verdict = (Map<?, ?>) theorem.get("verdict");
            String plain = String.valueOf(verdict.get("plain"));
            assertThat(undefined(plain)).as("%s: %s", id, plain).isEmpty();
            assertThat(plain).as(id).doesNotContain("=", "null").isNotBlank();
        }
    }

    private static List<String> shown(Map<String, Object> theorem) {
        Object here = theorem.get("here");
        List<?> facts = (List<?>) theorem.get("facts");
        return here != null
                ? List.of(here.toString())
                : facts.isEmpty()
                        ? List.of(String.valueOf(theorem.get("statement")))
                        : facts.stream().map(Object::toString).toList();
    }

    private static List<String> undefined(String text) {
        return LETTER.matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(letter -> !Pattern.compile(
                                "\\b" + letter + " (the|=) |\\b(every|pile|a number) " + letter + "\\b")
                        .matcher(text)
                        .find())
                .toList();
    }

    @Test
    void aLetterIsNoticed() {
        assertThat(undefined("B_n = A_n + n, and every positive number is in exactly one of A and B"))
                .containsExactly("A_n", "n", "A", "B");
        assertThat(undefined("agrees: piles below 60, s=1..6, t=1..6")).containsExactly("s", "t");
        assertThat(undefined("for every d at most 1 of the positions (0,d), (1,d+1)"))
                .isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> theorems(String game) {
        return (List<Map<String, Object>>) Ask.json(new CardRequest(game)).get("theorems");
    }
}
