package org.wythofflab.theory.restrictedst;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.exact.Numeration;
import org.wythofflab.theory.DecidingDigits;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.PairSequence;

/** The digits tell in which sequence a pile is. */
class StReadingTest {

    @ParameterizedTest
    @CsvSource({
        "wythoff, A, B, 1",
        "'a-wythoff(3)', A, B, 1",
        "'st(2,3)', A, B, 1",
        "'st(3,1)', A, B, 1",
        "wythoff misere, E, H, 1",
        "'a-wythoff(2) misere', E, H, 1",
        "'st(2,3) misere', E, H, 1",
        "'st(3,1) misere', E, H, 1",
        "'even-even(2,3)', A, B, 2",
        "'even-even(1,2) misere', E, H, 2",
        "'even-even(2,3) misere', E, H, 2"
    })
    void readingsNameTheSequenceOfThePile(String game, String lower, String upper, int factor) {
        Knowledge knowledge = StGames.knowledge(game);
        DecidingDigits digits = knowledge.digits().orElseThrow();
        PairSequence pairs = knowledge.pairs().orElseThrow();
        for (int n = 1; n < 400; n++) {
            BigInteger a = pairs.pair(BigInteger.valueOf(n)).x();
            BigInteger b = pairs.pair(BigInteger.valueOf(n)).y();
            for (int odd = 0; odd < factor; odd++) {
                assertThat(digits.read(a.add(BigInteger.valueOf(odd))).meaning())
                        .startsWith("in " + lower + ":");
                assertThat(digits.read(b.add(BigInteger.valueOf(odd))).meaning())
                        .startsWith("in " + upper + ":");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"wythoff, 1, 1, 1", "'a-wythoff(3)', 3, 1, 1", "'st(2,3)', 4, 2, 1", "'even-even(2,3)', 3, 2, 2"})
    void digitsAreThoseOfFraenkel(String game, int p, int q, int factor) {
        DecidingDigits digits = StGames.knowledge(game).digits().orElseThrow();
        assertThat(digits.system()).contains("u_1 = " + (p + 1) + ", u_n = " + p + " u_(n-1) + " + q + " u_(n-2)");
        for (int pile = 0; pile < 300; pile++) {
            List<BigInteger> written = digits.read(BigInteger.valueOf(pile)).digits();
            assertThat(Numeration.of(p, q).value(written)).isEqualTo(pile / factor);
            assertThat(written)
                    .allSatisfy(digit -> assertThat(digit).isBetween(BigInteger.ZERO, BigInteger.valueOf(p)));
        }
    }

    @Test
    void theFirstPilesOfMisereGamesHaveNames() {
        DecidingDigits digits = StGames.knowledge("st(2,3) misere").digits().orElseThrow();
        assertThat(digits.read(BigInteger.ONE).digits()).isEmpty();
        assertThat(digits.read(BigInteger.ZERO).meaning()).startsWith("in E:");
        assertThat(digits.read(BigInteger.ONE).meaning()).startsWith("in H:");
        assertThat(digits.system()).contains("r + 1");
    }
}
