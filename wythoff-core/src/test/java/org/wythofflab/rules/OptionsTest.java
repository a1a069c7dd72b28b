package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {

    private static Options options(String game, int x, int y) throws GameSyntaxException {
        BigPosition piles = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
        return new Options(Place.start(GameSpec.parse(game), piles));
    }

    /** One-pile options first, smallest amounts first, and none but those. */
    @Test
    void allAreVisitedInOrder() throws GameSyntaxException {
        List<String> seen = new ArrayList<>();
        boolean all = options("moves(first: odd; second: {2}; both: k = l or k = 3*l)", 3, 2)
                .visitAll(() -> {}, option -> seen.add(option.first() + "," + option.second()));
        assertThat(all).isTrue();
        assertThat(seen).containsExactly("1,0", "3,0", "0,2", "1,1", "2,2", "3,1");
    }

    /** Until the visitor has seen enough, wherever that is. */
    @Test
    void visitingEndsWhereTheVisitorSays() throws GameSyntaxException {
        Options options = options("wythoff", 4, 3);
        int count = 4 + 3 + 3;
        for (int most = 1; most <= count + 1; most++) {
            AtomicInteger seen = new AtomicInteger();
            int enough = most;
            boolean all = options.visitAll(() -> {}, option -> seen.incrementAndGet() < enough);
            assertThat(all).isEqualTo(most > count);
            assertThat(seen).hasValue(Math.min(most, count));
        }
    }

    /** The largest piles have billions of amounts, whether or not these may be taken. */
    @ParameterizedTest
    @CsvSource({
        "wythoff, 2147483647, 0",
        "wythoff, 0, 2147483647",
        "'moves(first: none; second: all; both: none)', 2147483647, 1",
        "'moves(first: all; second: none; both: none)', 1, 2147483647",
        "'moves(first: none; second: none; both: k = l)', 2147483647, 1",
        "'moves(first: none; second: none; both: k = l)', 1, 2147483647"
    })
    void visitingCanBeStoppedAnywhere(String game, int x, int y) throws GameSyntaxException {
        Options options = options(game, x, y);
        AtomicInteger pulses = new AtomicInteger();
        Runnable pulse = () -> {
            if (pulses.incrementAndGet() == 1000) {
                throw new CancellationException("stopped");
            }
        };
        AtomicInteger seen = new AtomicInteger();
        assertThatThrownBy(() -> options.visitAll(pulse, option -> seen.incrementAndGet() > 0))
                .hasMessage("stopped");
        assertThat(seen).hasValueLessThan(1_000_000);
    }
}
