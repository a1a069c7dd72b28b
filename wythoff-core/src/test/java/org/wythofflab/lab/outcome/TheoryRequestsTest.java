package org.wythofflab.lab.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.sequence.NumerationRequest;
import org.wythofflab.lab.sequence.SequenceRequest;
import org.wythofflab.render.Format;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems;

/** Requests that theorems answer. */
final class TheoryRequestsTest {
    private static final Method BOTH = Method.usual().by("both");
    private static final Method THEORY = Method.usual().by("theory");

    /** Comparing throws if outcomes differ, or if the theorem's move is not a move to a P-position of the engine. */
    @Test
    void theoremsAndEnginesAgreeOnEveryCatalogueGameThatATheoremDecides() {
        int compared = 0;
        for (CatalogueEntry entry : Catalogue.entries()) {
            GameSpec game = entry.game();
            boolean decided = Theorems.about(game, BOTH.assumptions()).stream()
                    .anyMatch(applied -> applied.knowledge().strategy().isPresent());
            for (int n = 0; decided && n < 60; n++) {
                String position = n * 7 % 23 + " " + n * 11 % 29;
                String text = Ask.text(new OutcomeRequest(entry.text(), position, BOTH));
                assertThat(text).as(entry.text() + " at " + position).contains("agrees");
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(1000);
    }

    @Test
    void anAnswerNamesItsTheorem() {
        Map<String, Object> answer = Ask.json(new OutcomeRequest("odd-odd(2,3)", "10^50+1 4", THEORY));
        assertThat(answer)
                .containsEntry("by", "theory")
                .containsEntry("theorem", "restricted-st/theorem-7")
                .containsEntry("outcome", "N");
        assertThat(Ask.text(new OutcomeRequest("odd-odd(2,3)", "4 6", THEORY))).contains("by Theorem 7 (Liu-Li)");
    }

    @Test
    void aLongMoveIsWrittenOnceAndItsGoalByItsLength() {
        // The smaller pile is A_n for some n, and its partner B_n has as many digits.
        assertThat(Ask.text(new OutcomeRequest("wythoff", "10^2000 10^3000", THEORY)))
                .hasSizeBetween(3_000, 3_500)
                .containsIgnoringWhitespaces("to (a number of about 2001 digits, a number of about 2001 digits).");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff block 5", "modular(4) misere"})
    void withoutATheoremTheAnswerSaysWhatAnEngineCanDo(String game) {
        assertThatThrownBy(() -> Ask.text(new OutcomeRequest(game, "3 4", THEORY)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("no theorem")
                .hasMessageContaining("an engine can");
    }

    @Test
    void movesAreRatedByTheoremsToo() {
        assertThat(Ask.text(new MovesRequest("wythoff", "3 4", THEORY)))
                .isEqualTo(Ask.text(Ask.moves("wythoff", "3 4")));
        assertThatThrownBy(() -> Ask.text(new MovesRequest("wythoff", "10^20 4", THEORY)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("too many to list");
    }

    @Test
    void sequencesAreTheOnesOfThePaper() {
        Optional<String> start = Optional.empty();
        assertThat(Ask.text(new SequenceRequest("wythoff", "B", "4", start, Method.usual())))
                .isEqualTo("0 0\n1 2\n2 5\n3 7\n");
        assertThat(Ask.in(Format.CSV, new SequenceRequest("wythoff", "A", "2", Optional.of("10"), Method.usual())))
                .isEqualTo("n,A\n10,16\n11,17\n");
        assertThat(Ask.in(Format.BFILE, new SequenceRequest("wythoff", "A", "3", start, Method.usual())))
                .endsWith("\n0 0\n1 1\n2 3\n")
                .startsWith("# a(n) = A_n, where (A_n, B_n) are the P-positions as numbered by Equation 2 (Liu-Li)\n");
        assertThatThrownBy(() -> Ask.text(new SequenceRequest("wythoff", "C", "4", start, Method.usual())))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("there is no sequence 'C' of wythoff; there are\n  A ");
    }

    @Test
    void aSequenceThatEndsIsListedToItsEnd() {
        assertThat(Ask.text(new SequenceRequest("modular(5)", "A", "20", Optional.empty(), Method.usual())))
                .isEqualTo("0 0\n1 1\n2 3\n3 4\n");
        assertThatThrownBy(() ->
                        Ask.text(new SequenceRequest("modular(5)", "A", "20", Optional.of("10^30"), Method.usual())))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("ends with n = 3");
    }

    @Test
    void numerationShowsTheDigitsThatDecide() {
        assertThat(Ask.text(new NumerationRequest("wythoff", "100", Method.usual())))
                .startsWith("1000010100\nin A");
        assertThat(Ask.json(new NumerationRequest("wythoff", "4", Method.usual())))
                .containsKey("digits");
    }

    @Test
    void everyTheoremHasAnIdOfItsPaperAndSaysSomething() {
        for (Theorem theorem : Theorems.all()) {
            assertThat(theorem.id()).startsWith(theorem.citation().paper().id() + "/");
            assertThat(theorem.statement()).isNotBlank();
        }
        assertThat(Theorems.all().stream().map(Theorem::id)).doesNotHaveDuplicates();
    }
}
