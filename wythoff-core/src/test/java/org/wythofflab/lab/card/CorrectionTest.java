package org.wythofflab.lab.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.Ask;

final class CorrectionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WYTHOFF                                       | wythoff",
                "Wythof Blok 3 Misere                          | wythoff block 3 misere",
                "a-wythof(2)                                   | a-wythoff(2)",
                "moves(first: All; second: oddd; both: k == L) | moves(first: all; second: odd; both: k = l)",
                "moves(first: all; second: all; both: k ≤ l && k ≥ 2) | moves(first: all; second: all; both: k <= l and k >= 2)",
                "wyt(K**2)                                     | wyt(k^2)",
                "wythoff misère                                | wythoff misere"
            })
    void whatIsMeantIsPutInItsPlace(String written, String meant) {
        Map<String, Object> reading = Ask.json(new ReadingRequest(written));
        assertThat(reading).containsEntry("game", null).containsEntry("correction", meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "wyt(k^^2)", "", "wythoff block", "wythof(2)", "a===b"})
    void whatNobodyCanGuessIsLeftAlone(String written) {
        assertThat(Ask.json(new ReadingRequest(written))).containsEntry("correction", null);
    }
}
