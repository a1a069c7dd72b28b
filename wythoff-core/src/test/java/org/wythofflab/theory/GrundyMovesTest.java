package org.wythofflab.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Place;

/** A value is the least that no option has, so every smaller one is an option's; a formula that names moves finds it. */
final class GrundyMovesTest {

    @ParameterizedTest
    @ValueSource(strings = {"nim", "modular(1)", "modular(3)"})
    void everySmallerValueIsReachedByALegalMove(String text) throws GameSyntaxException {
        GameSpec game = GameSpec.parse(text);
        GrundyFormula formula =
                Applicable.to(game, Set.of()).grundy().orElseThrow().value();
        for (int x = 0; x < 20; x++) {
            for (int y = 0; y < 20; y++) {
                BigPosition from = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
                int value = formula.at(from).intValueExact();
                for (int wanted = 0; wanted < value; wanted++) {
                    Optional<BigMove> move = formula.move(from, BigInteger.valueOf(wanted));
                    assertThat(move).as("%s %s to %d", game, from, wanted).isPresent();
                    assertThat(Place.start(game, from).objection(move.get()))
                            .as("%s %s", game, from)
                            .isEmpty();
                    assertThat(formula.at(move.get().from(from))).isEqualTo(wanted);
                }
                assertThat(formula.move(from, BigInteger.valueOf(value))).isEmpty();
            }
        }
    }
}
