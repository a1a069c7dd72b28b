package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RowCheckTest {

    /** Of the row 0 of Wythoff's game, whose values are 0, 1, 2, ... */
    private static final String RIGHT = """
        {"format": "wythoff row certificate 1", "game": "wythoff",
        "row": 0, "preperiod": 0, "period": 1, "saltus": 1, "start": 5, "repeat": 1,
        "used": [[0]], "last": [[0], [0]]}
        """;

    @Test
    void whatIsRightIsValid() {
        CertificateCheck.Result result = CertificateCheck.of(RIGHT, () -> {});
        assertThat(result.flaw()).isEmpty();
        assertThat(result.row()).contains(0);
    }

    /** A state of row 0 is two columns, so this is the first that there can be. */
    @Test
    void aRowMayRepeatFromTheFirstStateOn() {
        assertThat(CertificateCheck.of(RIGHT.replace("\"start\": 5", "\"start\": 2"), () -> {})
                        .flaw())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"row\": 0|\"row\": 1",
                "\"row\": 0|\"row\": -1",
                "\"preperiod\": 0|\"preperiod\": 1",
                "\"preperiod\": 0|\"preperiod\": -1",
                "\"period\": 1|\"period\": 2",
                "\"period\": 1|\"period\": 0",
                "\"saltus\": 1|\"saltus\": 2",
                "\"start\": 5|\"start\": 1",
                "\"start\": 5|\"start\": -1",
                "\"repeat\": 1|\"repeat\": 0",
                "\"repeat\": 1|\"repeat\": 2147483647",
                "[[0]]|[[1]]",
                "[[0]]|[[0, 1]]",
                "[[0], [0]]|[[0], [1]]",
                "[[0], [0]]|[[0]]",
                "\"wythoff\"|\"wythoff misere\"",
                "\"wythoff\"|\"wythoff block 2\"",
                "\"wythoff\"|\"wythoff ends(x = 1)\"",
                "\"wythoff\"|\"modular(3)\""
            })
    void whatIsWrongIsRefused(String right, String wrong) {
        String text = RIGHT.replace(right, wrong);
        assertThat(text).isNotEqualTo(RIGHT);
        assertThat(CertificateCheck.of(text, () -> {}).flaw()).as(text).isPresent();
    }

    @Test
    void thereIsNoRowBeforeTheFirst() {
        String text =
                RIGHT.replace("\"row\": 0", "\"row\": -1").replace("[[0]], \"last\": [[0], [0]]", "[], \"last\": [[]]");
        assertThat(CertificateCheck.of(text, () -> {}).flaw()).isPresent();
    }

    /** Their moves look like those of nim, but depend on the move before, or on the piles. */
    @ParameterizedTest
    @ValueSource(strings = {"imitation(1,1)", "moves(first: y > 0; second: all; both: none)"})
    void gamesThatAreMoreThanTheirAmountsHaveNoRows(String game) {
        String nim = RIGHT.replace("\"wythoff\"", "\"nim\"").replace("[[0], [0]]", "[[0]]");
        assertThat(CertificateCheck.of(nim, () -> {}).flaw()).isEmpty();
        String text = nim.replace("\"nim\"", "\"" + game + "\"");
        assertThat(CertificateCheck.of(text, () -> {}).flaw()).isPresent();
    }

    @Test
    void itCanBeStopped() {
        String text = RIGHT.replace("\"row\": 0", "\"row\": 7").replace("\"start\": 5", "\"start\": 99");
        assertThatThrownBy(() -> CertificateCheck.of(text, () -> {
                    throw new IllegalStateException("stopped");
                }))
                .hasMessage("stopped");
    }
}
