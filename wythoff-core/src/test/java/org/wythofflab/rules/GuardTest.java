package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.Prover;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Engines;
import org.wythofflab.theory.Theorems;

class GuardTest {

    private static final String EUCLID = "moves(first: y > 0 and k%y = 0; second: x > 0 and l%x = 0; both: none)";

    private static GameSpec game(String text) throws GameSyntaxException {
        return GameSpec.parse(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "moves(first: y>0 and k % y=0; second: x > 0 and l % x = 0; both: none) | " + EUCLID,
                "moves(first: k in odd; second: all; both: none) | restricted(1,1; h=odd, v=all, d1=none, d2=none)",
                "moves(first: 1 = 1; second: 0 = 1; both: k = l) | restricted(1,1; h=all, v=none, d1=all, d2=all)",
                "moves(first: all; second: all; both: x = x and k = l) | wythoff",
                "moves(first: k <= y; second: odd; both: l+k < x) "
                        + "| moves(first: k <= y; second: odd; both: k+l < x)",
                "moves(first: all; second: 1..5; both: k < y) misere | moves(first: all; second: 1..5; both: k < y) misere",
            })
    void hasOneText(String written, String canonical) throws GameSyntaxException {
        assertThat(game(written).text()).isEqualTo(canonical);
        assertThat(game(canonical)).isEqualTo(game(written));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "moves(first: l < x; second: all; both: none) | 'l' has no meaning here: it is written in the amount k and",
                "moves(first: all; second: k < x; both: none) | 'k' has no meaning here: it is written in the amount l and",
                "moves(first: k < ; second: all; both: none) | expected a number, k, x, y or '('",
                "moves(first: x; second: all; both: none) | expected a condition",
                "moves(first: all; second: all; both: all) | unknown name 'all'",
            })
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> GameSpec.parse(text))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(message);
    }

    @Test
    void isSymmetricIfTheConditionsAre() throws GameSyntaxException {
        assertThat(game(EUCLID).symmetry().answer()).isEqualTo(Symmetry.Answer.SYMMETRIC);
        assertThat(game("moves(first: k < y; second: all; both: none)")
                        .symmetry()
                        .reason())
                .isEqualTo("from (0,1) one may take 0 from the first pile and 1 from the second,"
                        + " but from (1,0) not 1 and 0");
    }

    @Test
    void movesAreThoseOfThePilesThemselvesHoweverLarge() throws GameSyntaxException {
        BigInteger large = BigInteger.TEN.pow(30);
        Place place = Place.start(game(EUCLID), new BigPosition(large.multiply(BigInteger.TWO), large));
        assertThat(place.objection(new BigMove(large, BigInteger.ZERO))).isEmpty();
        assertThat(place.objection(new BigMove(BigInteger.TEN, BigInteger.ZERO)).orElseThrow())
                .startsWith("taking 10 from the first pile is no move from (");
        assertThat(new Options(place).few(3, any -> true)).isEmpty();
        Place small = Place.parse(game(EUCLID), "7 3");
        assertThat(new Options(small).list(10).orElseThrow())
                .containsExactly(
                        new BigMove(BigInteger.valueOf(3), BigInteger.ZERO),
                        new BigMove(BigInteger.valueOf(6), BigInteger.ZERO));
    }

    @Test
    void whoeverMovesOptionsDeclines() throws GameSyntaxException {
        for (String text : new String[] {EUCLID, "moves(first: all; second: all; both: k = l and x > y)"}) {
            GameSpec game = game(text);
            assertThat(Theorems.about(game, Set.of())).isEmpty();
            assertThat(Engines.columns(game, BigInteger.TEN, Boards.AMPLE)).isEmpty();
            assertThat(Engines.places(game, BigInteger.ONE, BigInteger.TEN, 0, Boards.AMPLE))
                    .isEmpty();
            assertThat(Engines.rowPeriods(game, BigInteger.TWO, Boards.AMPLE)
                            .<String>fold(chosen -> "can", refused -> refused.why()))
                    .contains("depends on the position");
            assertThat(Prover.prove(game, Boards.AMPLE)).isInstanceOf(Proof.Unknown.class);
        }
    }
}
