package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every {@link PairRule} promises. */
abstract class PairRuleContract {

    private static final int SIZE = 30;

    private static final List<AmountSet> SETS = List.of(AmountSet.ALL, AmountSet.ODD, AmountSet.NONE);

    /** Some rules, small and large. */
    abstract Stream<PairRule> rules();

    @ParameterizedTest
    @MethodSource("rules")
    void theBoardAnswersAsTheRuleDoes(PairRule rule) {
        assertThat(pairs(rule.on(SIZE, SIZE))).isEqualTo(pairs(rule));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void largeAmountsOnALongBoardAreAnsweredToo(PairRule rule) {
        int last = Integer.MAX_VALUE;
        PairTest board = rule.on(3, last);
        for (int k = 1; k <= 3; k++) {
            assertThat(board.allows(k, last)).isEqualTo(allows(rule, k, last));
            assertThat(board.allows(k, last - 1)).isEqualTo(allows(rule, k, last - 1));
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theSwappedRuleAllowsTheMirrorImages(PairRule rule) {
        BitSet mirrored = pairs((k, l) -> allows(rule, l, k));
        assertThat(pairs(rule.swapped())).isEqualTo(mirrored);
        if (rule.symmetry().isSymmetric()) {
            assertThat(pairs(rule)).isEqualTo(mirrored);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theSimplestRuleAllowsTheSame(PairRule rule) {
        for (boolean besideNim : List.of(true, false)) {
            PairRule simplest = rule.simplest(besideNim);
            assertThat(simplest.simplest(besideNim)).isEqualTo(simplest);
            assertThat(pairs(simplest)).as(simplest.toString()).isEqualTo(pairs(rule));
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theTextReadsBackAsTheSameMoves(PairRule rule) throws GameSyntaxException {
        for (AmountSet first : SETS) {
            for (AmountSet second : SETS) {
                GameSpec game = GameSpec.of(new Moves(first, second, rule), Maneuver.NONE, Convention.NORMAL);
                assertThat(GameSpec.parse(game.text())).isEqualTo(game);
                assertThat(GameSpec.parse(rule.text(first, second))).isEqualTo(game);
                assertThat(pairs(game.moves().both())).isEqualTo(pairs(rule));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theWordsAreAPhrase(PairRule rule) {
        assertThat(rule.words()).isNotBlank().doesNotEndWith(".");
    }

    private static BitSet pairs(PairRule rule) {
        return pairs((k, l) -> allows(rule, k, l));
    }

    /** All small pairs that are allowed. */
    private static BitSet pairs(PairTest test) {
        BitSet allowed = new BitSet();
        for (int k = 1; k <= SIZE; k++) {
            for (int l = 1; l <= SIZE; l++) {
                allowed.set(k * (SIZE + 1) + l, test.allows(k, l));
            }
        }
        return allowed;
    }

    private static boolean allows(PairRule rule, int k, int l) {
        return rule.allows(BigInteger.valueOf(k), BigInteger.valueOf(l));
    }
}
