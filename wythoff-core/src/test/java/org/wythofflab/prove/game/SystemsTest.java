package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;

/** The number system that the rules of a game suggest comes first. */
class SystemsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "wythoff ! fibonacci",
                "a-wythoff(2) ! pell",
                "st(2,3) ! recurrence 4,2",
                "wythoff block 2 diagonal ! base 2",
                // A line of slope z with 3 z^2 = z + 3, and the same number in units of thirds: (1+sqrt(37))/6.
                "restricted(1,1; h=all, v=all, d1=0 mod 3, d2=0 mod 3) ! recurrence 5,3",
                "restricted(1,3; h=all, v=all, d1=0 mod 5, d2=0 mod 5) ! recurrence 9,5",
                // Differences of 0 and 2 tokens: each difference of the blocks twice as wide, and twice as often.
                "restricted(1,3; h=all, v=all, d1=even, d2=even) ! fibonacci",
                "nim ! base 2"
            })
    void theFirstOne(String game, String system) throws GameSyntaxException {
        assertThat(Systems.of(GameSpec.parse(game)).get(0).text()).isEqualTo(system);
    }
}
