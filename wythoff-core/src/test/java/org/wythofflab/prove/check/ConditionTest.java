package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;

/** Of numbers of which the same is known the rules say the same: all piles below 16, in base 2. */
class ConditionTest {

    private static final int DIGITS = 4;
    private static final Notation NOTATION = new Notation(List.of(2), 0);

    private final Map<List<Long>, Boolean> said = new HashMap<>();

    private void look(Condition condition, List<Reader> readers, int kept, int... numbers) {
        long[] known = new long[readers.size()];
        for (int place = DIGITS - 1; place >= 0; place--) {
            int shift = place;
            int[] digits =
                    Arrays.stream(numbers).map(number -> number >> shift & 1).toArray();
            for (int i = 0; i < known.length; i++) {
                known[i] =
                        known[i] == Reader.NOTHING ? known[i] : readers.get(i).next(known[i], 0, digits);
            }
        }
        int[] about = {numbers[0], numbers[1]};
        boolean positive = true;
        for (int i = 0; i < condition.piles().size(); i++) {
            int pile = condition.piles().get(i);
            about[pile] -= numbers[kept + i];
            positive &= about[pile] > 0;
        }
        BigInteger t = BigInteger.valueOf(kept > 2 ? numbers[2] : 0);
        boolean holds =
                positive && condition.test().holds(BigInteger.valueOf(about[0]), BigInteger.valueOf(about[1]), t);
        List<Long> state = Arrays.stream(known).boxed().toList();
        assertThat(said.computeIfAbsent(state, first -> holds))
                .as(() -> Arrays.toString(numbers))
                .isEqualTo(holds);
        assertThat(holds && state.contains(Reader.NOTHING)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "first|restricted(1,1; h=2..5, v=all, d1=all, d2=all)",
                "second|restricted(1,1; h=all, v=1 mod 3, d1=all, d2=all)",
                "both|a-wythoff(3)",
                "both|odd-even(2,3)",
                "both|modular(3)",
                "unequal|mp-wythoff(3,2)",
                "equal|mp-wythoff(3,2)"
            })
    void movesAreKnown(String moves, String game) throws Exception {
        Condition condition = Condition.of(moves, GameSpec.parse(game).moves(), Optional.empty());
        List<Reader> readers = condition.readers(NOTATION, 2);
        int left = condition.piles().size() == 2 ? 1 << DIGITS : 1;
        for (int x = 0; x < 1 << DIGITS; x++) {
            for (int y = 0; y < 1 << DIGITS; y++) {
                for (int u = 0; u < 1 << DIGITS; u++) {
                    for (int v = 0; v < left; v++) {
                        look(condition, readers, 2, x, y, u, v);
                    }
                }
            }
        }
        assertThat(said).containsValue(true).containsValue(false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"odd-even(2,t)", "even-odd(1,t)"})
    void movesAreKnownForAllT(String games) throws Exception {
        GamesInT family = GamesInT.parse(games);
        Condition condition = Condition.of("both", family.moves(), Optional.of(family));
        List<Reader> readers = condition.readers(NOTATION, 3);
        for (int x = 0; x < 1 << DIGITS; x++) {
            for (int y = 0; y < 1 << DIGITS; y++) {
                for (int t = 0; t < 1 << DIGITS; t++) {
                    look(condition, readers, 3, x, y, t, 0, 0);
                    look(condition, readers, 3, x, y, t, 5, 2);
                }
            }
        }
        assertThat(said).containsValue(true).containsValue(false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x+y < 3", "x = 5", "2*x < y+4", "x = y and x%3 = 1"})
    void endsAreKnown(String where) throws Exception {
        Condition condition = Condition.of(
                GameSpec.parse("wythoff ends(" + where + ")").ends().orElseThrow());
        List<Reader> readers = condition.readers(NOTATION, 2);
        for (int x = 0; x < 1 << DIGITS; x++) {
            for (int y = 0; y < 1 << DIGITS; y++) {
                look(condition, readers, 2, x, y);
            }
        }
        assertThat(said).containsValue(true).containsValue(false);
    }
}
