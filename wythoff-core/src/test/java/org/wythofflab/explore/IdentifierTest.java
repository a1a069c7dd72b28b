package org.wythofflab.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.explore.Identification.Match;
import org.wythofflab.explore.known.Comparison;
import org.wythofflab.solve.Budget;

/** Known sequences are computed rightly, and terms are held against them. */
final class IdentifierTest {
    private static final Budget BUDGET = Budget.of(1L << 30, 1L << 29);

    private static long[] terms(String number, int count) {
        return Identifier.numbered(number).orElseThrow().terms(count, BUDGET);
    }

    private static Identification identify(long... terms) {
        return Identifier.identify(terms, BUDGET);
    }

    private static List<String> numbers(Identification found) {
        return found.matches().stream().map(match -> match.sequence().number()).toList();
    }

    /** The first terms and the offsets as the OEIS has them, CC BY-SA 4.0. */
    @Test
    void computedTermsAreThoseOfTheOeis() throws IOException {
        InputStream file = Objects.requireNonNull(IdentifierTest.class.getResourceAsStream("oeis.csv"));
        List<String> lines;
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            lines = reader.lines().filter(line -> line.startsWith("A")).toList();
        }
        assertThat(lines).hasSize(73);
        assertThat(lines.stream().map(line -> line.substring(0, 7)))
                .containsExactlyInAnyOrderElementsOf(
                        Identifier.library().stream().map(KnownSequence::number).toList());
        for (String line : lines) {
            String[] cells = line.split(",", -1);
            KnownSequence known = Identifier.numbered(cells[0]).orElseThrow();
            long[] printed = cells[2].isEmpty()
                    ? new long[0]
                    : Arrays.stream(cells[2].split(" "))
                            .mapToLong(Long::parseLong)
                            .toArray();
            assertThat(known.offset()).as(cells[0]).isEqualTo(Integer.parseInt(cells[1]));
            assertThat(known.terms(printed.length, BUDGET)).as(cells[0]).isEqualTo(printed);
        }
    }

    @Test
    void moreTermsBeginWithFewer() {
        for (KnownSequence known : Identifier.library()) {
            assertThat(Arrays.copyOf(known.terms(70, BUDGET), 13))
                    .as(known.number())
                    .isEqualTo(known.terms(13, BUDGET));
        }
    }

    @Test
    void everySequenceFindsItself() {
        for (KnownSequence known : Identifier.library()) {
            List<Match> matches = Comparison.of(known.terms(30, BUDGET), List.of(known), BUDGET)
                    .matches();
            assertThat(matches).as(known.number()).hasSize(1);
            Match first = matches.get(0);
            assertThat(first.how()).isEmpty();
            assertThat(first.index()).isEqualTo(known.offset());
            assertThat(first.agreeing()).isEqualTo(30);
        }
    }

    @Test
    void theDecoyIsToldApartAtTheTermWhereItDiffers() {
        Identification few = identify(terms("A184480", 42));
        assertThat(numbers(few)).containsExactly("A001955", "A184480");
        assertThat(few.distinctions()).hasSize(1).allSatisfy(apart -> {
            assertThat(apart.term()).contains(43);
            assertThat(apart.ofOne()).isEqualTo(terms("A001955", 43)[42]);
            assertThat(apart.ofOther()).isEqualTo(terms("A184480", 43)[42]);
        });
        Identification more = identify(terms("A184480", 43));
        assertThat(numbers(more)).containsExactly("A184480");
        assertThat(more.misses()).anyMatch(miss -> miss.sequence().number().equals("A001955") && miss.agreeing() == 42);
    }

    @Test
    void anotherIndexIsFound() {
        long[] later = Arrays.copyOfRange(terms("A004485", 50), 7, 50);
        Match match = identify(later).matches().get(0);
        assertThat(match.sequence().number()).isEqualTo("A004485");
        assertThat(match.index()).isEqualTo(7);
        assertThat(match.next()).startsWith(terms("A004485", 51)[50]);
    }

    @Test
    void aBeginningOfOnesOwnIsFound() {
        long[] own = terms("A140101", 40);
        own[0] = 77;
        Match match = identify(own).matches().get(0);
        assertThat(match.sequence().number()).isEqualTo("A140101");
        assertThat(match.from()).isEqualTo(2);
        assertThat(match.agreeing()).isEqualTo(39);
    }

    @Test
    void anAddedNumberIsFound() {
        long[] more =
                Arrays.stream(terms("A065188", 30)).map(term -> term + 100).toArray();
        Match match = identify(more).matches().get(0);
        assertThat(match.sequence().number()).isEqualTo("A065188");
        assertThat(match.how()).isEqualTo("your terms are its terms + 100");
    }

    @Test
    void complementsAndDifferencesAreFound() {
        long[] lower = terms("A140100", 60);
        long[] others = IntStream.rangeClosed(1, 80)
                .filter(n -> Arrays.stream(lower).noneMatch(term -> term == n))
                .asLongStream()
                .toArray();
        // The complement of A140100 is A140101, which begins with 0.
        assertThat(numbers(identify(others))).contains("A140101");
        long[] differences = IntStream.range(0, 40)
                .mapToLong(i -> terms("A184425", 41)[i + 1] - terms("A184425", 41)[i])
                .toArray();
        assertThat(identify(differences).matches())
                .anyMatch(match -> match.sequence().number().equals("A184425")
                        && match.how().equals("your terms are its differences"));
        long[] sums = terms("A317205", 40);
        Arrays.parallelPrefix(sums, Long::sum);
        assertThat(identify(sums).matches())
                .anyMatch(match -> match.sequence().number().equals("A317205")
                        && match.how().equals("the differences of your terms are its terms"));
    }

    @Test
    void oneWrongTermIsNoAgreement() {
        long[] wrong = terms("A002251", 40);
        wrong[33]++;
        Identification found = identify(wrong);
        assertThat(numbers(found)).doesNotContain("A002251");
        assertThat(found.misses()).anySatisfy(miss -> {
            assertThat(miss.sequence().number()).isEqualTo("A002251");
            assertThat(miss.agreeing()).isEqualTo(33);
            assertThat(miss.given()).isEqualTo(miss.known() + 1);
        });
        assertThat(identify(3, 1, 4, 1, 5, 9, 2, 6, 5, 3).matches()).isEmpty();
    }

    /** The differences of A184427, among others, are 1 for long. */
    @Test
    void whatDoesNotVaryAgreesWithNothing() {
        assertThat(identify(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).matches()).isEmpty();
    }
}
