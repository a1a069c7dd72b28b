package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.Symmetry.Answer;
import org.wythofflab.rules.formula.RandomFormulas;

final class SymmetryTest {

    private static final long SEED = 11;

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "nim ! SYMMETRIC",
                "wyt(k^2+9) misere block 3 ! SYMMETRIC",
                "modular(7) ! SYMMETRIC",
                "imitation(2,3) ! SYMMETRIC",
                "odd-odd(2,3) ! SYMMETRIC",
                "odd-even(1,1) ! NOT_SYMMETRIC",
                "even-odd(2,3) ! NOT_SYMMETRIC",
                "restricted(1,1; h=all, v=all, d1=odd, d2=1..5) ! SYMMETRIC",
                "restricted(1,2; h=all, v=all, d1=odd, d2=1..5) ! NOT_SYMMETRIC",
                "restricted(1,1; h=all, v=all, d1=odd, d2=even) ! SYMMETRIC",
                "restricted(1,1; h=all, v=all, d1={10^9}, d2={10^9+1}) ! UNDECIDED",
                "restricted(1,1; h=1..10^30, v=1..10^30+1, d1=all, d2=all) ! NOT_SYMMETRIC",
                "restricted(1,1; h=1 mod 99991|2 mod 99989, v=1 mod 99991|99991 mod 199978|2 mod 199978, d1=all, d2=all)"
                        + "! UNDECIDED",
                "moves(first: all; second: all; both: k+l < 10 and abs(l-k) > 2) ! SYMMETRIC",
                "moves(first: all; second: all; both: k < 3 or l < 3) ! SYMMETRIC",
                "moves(first: all; second: all; both: k*l % 5 = min(l,k)) ! SYMMETRIC",
                "moves(first: all; second: all; both: not (k-l) % 5 = 0 and k^2+l^2 > 9) ! SYMMETRIC",
                "moves(first: all; second: all; both: k in odd and l in odd and k*l < 50) ! SYMMETRIC",
                "moves(first: all; second: all; both: k < l) ! NOT_SYMMETRIC",
                "moves(first: all; second: all; both: k <= l or k = 2) ! NOT_SYMMETRIC",
                "moves(first: all; second: all; both: k <= l or k > l) ! UNDECIDED",
                "moves(first: all; second: all; both: 10%(k-3) = 1 or l = 2) ! NOT_SYMMETRIC",
                "moves(first: all; second: all; both: k < 100 or l < 200) ! UNDECIDED",
            })
    void theAnswerIsKnown(String text, Answer answer) throws GameSyntaxException {
        assertThat(GameSpec.parse(text).symmetry().answer()).isEqualTo(answer);
    }

    @Test
    void aWitnessIsAMoveWithoutItsMirrorImage() throws GameSyntaxException {
        assertThat(GameSpec.parse("moves(first: all; second: odd; both: k = l)")
                        .symmetry()
                        .reason())
                .isEqualTo("2 may be taken from the first pile alone, but not from the second");
        assertThat(GameSpec.parse("moves(first: {4}; second: {3,4}; both: k = l)")
                        .symmetry()
                        .reason())
                .isEqualTo("3 may be taken from the second pile alone, but not from the first");
        assertThat(GameSpec.parse("moves(first: all; second: all; both: k > 2*l)")
                        .symmetry()
                        .reason())
                .isEqualTo("taking 3 from the first pile and 1 from the second is a move, but taking 1 from the first"
                        + " and 3 from the second is not");
    }

    /** Sets of {@link RandomSets} have preperiods below 60 and periods up to 840, so a board of 300 shows most of them. */
    @Test
    void bandsAreSymmetricExactlyWhenABoardShowsIt() throws GameSyntaxException {
        Random random = new Random(SEED);
        RandomSets sets = new RandomSets(random);
        int symmetric = 0;
        for (int i = 0; i < 150; i++) {
            String text =
                    "restricted(" + (1 + random.nextInt(3)) + "," + (1 + random.nextInt(4)) + "; h=all, v=all, d1="
                            + sets.next().text() + ", d2=" + sets.next().text() + ")";
            GameSpec game = GameSpec.parse(text);
            Symmetry symmetry = game.symmetry();
            assertThat(symmetry.answer()).as(text).isNotEqualTo(Answer.UNDECIDED);
            assertThat(symmetry.isSymmetric()).as(text).isEqualTo(isSymmetricOn(game.moves(), 300));
            symmetric += symmetry.isSymmetric() ? 1 : 0;
        }
        assertThat(symmetric).isBetween(10, 140);
    }

    @Test
    void conditionsAreNeverCalledWhatABoardShowsTheyAreNot() throws GameSyntaxException {
        RandomFormulas formulas = new RandomFormulas(new Random(SEED));
        for (int i = 0; i < 250; i++) {
            String text =
                    "moves(first: all; second: all; both: " + formulas.test(2).text() + ")";
            GameSpec game = GameSpec.parse(text);
            Symmetry symmetry = game.symmetry();
            if (symmetry.answer() != Answer.UNDECIDED) {
                assertThat(symmetry.isSymmetric()).as(text).isEqualTo(isSymmetricOn(game.moves(), 64));
            }
        }
    }

    private static boolean isSymmetricOn(Moves moves, int size) {
        PairTest pairs = moves.both().on(size, size);
        return IntStream.rangeClosed(1, size)
                .allMatch(k -> IntStream.range(1, k).allMatch(l -> agrees(pairs, k, l)));
    }

    /** Where there is no answer, nothing is shown. */
    private static boolean agrees(PairTest pairs, int k, int l) {
        try {
            return pairs.allows(k, l) == pairs.allows(l, k);
        } catch (UndefinedRuleException undefined) {
            return true;
        }
    }
}
