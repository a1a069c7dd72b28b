package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which notations there are, and that their words, in order, are the numbers 0, 1, 2, ... */
class NotationTest {

    /** Quotients and b, as in {@code 1,2/1}. */
    private static Notation notation(String text) {
        String[] parts = text.split("/", -1);
        return new Notation(
                Arrays.stream(parts[0].split(",", -1)).map(Integer::valueOf).toList(), Integer.parseInt(parts[1]));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2/0", "3/0", "1/1", "2/1", "2/2", "3/2", "1,2/1", "2,1/1", "1,2,1/1", "3,1,1,2/1"})
    void wordsInOrderAreTheNumbers(String text) {
        Notation notation = notation(text);
        int length = notation.period() * (4 / notation.period() + 1);
        List<BigInteger> values = new ArrayList<>();
        collect(notation, 0, List.of(), length, values);
        for (int i = 0; i < values.size(); i++) {
            assertThat(values.get(i)).isEqualTo(BigInteger.valueOf(i));
        }
        // One more than the largest of so many digits is the next weight.
        assertThat(notation.weights(length + 1)).hasSize(length + 1).endsWith(BigInteger.valueOf(values.size()));
    }

    /** @param read the digits before, the last one first */
    private static void collect(Notation notation, int word, List<Integer> read, int left, List<BigInteger> values) {
        if (left == 0) {
            values.add(notation.value(read, () -> {}));
            return;
        }
        for (int digit = 0; digit < notation.digits(); digit++) {
            int next = notation.after(word, digit);
            if (next >= 0) {
                List<Integer> digits = new ArrayList<>(List.of(digit));
                digits.addAll(read);
                collect(notation, next, digits, left - 1, values);
            }
        }
    }

    @Test
    void aLetterIsADigitOfEachNumber() {
        assertThat(notation("1,2/1").letters(0)).isEqualTo(1);
        assertThat(notation("1,2/1").letters(3)).isEqualTo(27);
        assertThat(notation("65/0").letters(5)).isEqualTo(1_160_290_625);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2/0", "65/0", "1/1", "64/1", "64/64", "1,2/1", "1,1/1", "1,1,1,1,1,1,1,1,1,1,1,1/1"})
    void theseAre(String text) {
        assertThat(notation(text).period()).isEqualTo(text.split(",", -1).length);
    }

    /** Of all a, one more multiplied together may be 2^20, so that sums stay in range. */
    @Test
    void theLongestAre() {
        BigInteger largest =
                new Notation(Collections.nCopies(10, 3), 1).weights(21).get(20);
        assertThat(largest).isBetween(BigInteger.TWO.pow(32), BigInteger.TWO.pow(40));
        assertThatThrownBy(() -> new Notation(Collections.nCopies(11, 3), 1)).isInstanceOf(Flaw.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1/0",
                "0/1",
                "0/0",
                "-1/1",
                "2/3",
                "2/-1",
                "66/0",
                "65/1",
                "1,2/0",
                "2,2/2",
                "0,1/1",
                "1,1,1,1,1,1,1,1,1,1,1,1,1/1",
                "2147483647/0",
                "2147483647/1",
                "2147483647,1/1"
            })
    void othersAreNot(String text) {
        assertThatThrownBy(() -> notation(text)).isInstanceOf(Flaw.class);
    }

    /** A number may have as many digits as a certificate has states. */
    @Test
    void longNumbersCanBeStopped() {
        assertThatThrownBy(() -> notation("1/1").value(List.of(0, 1, 0), () -> {
                    throw new IllegalStateException("stopped");
                }))
                .hasMessage("stopped");
    }

    /** 64^11 and 2^93 are 0 in a long. */
    @Test
    void whatOverflowsIsNotSmall() {
        assertThatThrownBy(() -> new Notation(Collections.nCopies(11, 63), 1)).isInstanceOf(Flaw.class);
        assertThatThrownBy(() -> new Notation(Collections.nCopies(3, Integer.MAX_VALUE), 1))
                .isInstanceOf(Flaw.class);
    }
}
