package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;

/** Every claim that holds could be refuted: by one false thing among those it reads, or by a false twin. */
final class EveryClaimHasTeethTest {

    @ParameterizedTest
    @EnumSource(Paper.class)
    void everyClaimThatHoldsHasTeeth(Paper paper) {
        List<String> without = Claims.of(paper).parallelStream()
                .filter(claim -> claim.expected() == Expectation.HOLDS)
                .filter(claim -> Teeth.of(claim) == Teeth.NONE)
                .map(Claim::id)
                .toList();
        assertThat(without).as("claims without teeth").isEmpty();
    }

    @Test
    void aClaimAboutABoardBitesAtAFalseCell() {
        assertThat(Teeth.of(claim(Case.single(symmetric())))).isEqualTo(Teeth.BY_GROUND);
    }

    @Test
    void aClaimThatReadsABoardAndIsAlwaysTrueHasNoTeeth() {
        assertThat(Teeth.of(claim(Case.single(indifferent(symmetric()))))).isEqualTo(Teeth.NONE);
    }

    @Test
    void oneCaseThatIsAlwaysTrueIsEnoughToHaveNone() {
        List<Case> cases = Case.over("k", 1, 2, k -> k == 1 ? symmetric() : indifferent(symmetric()));
        assertThat(Teeth.of(claim(cases))).isEqualTo(Teeth.NONE);
    }

    @Test
    void aClaimThatReadsNothingHasNoTeethWithoutATwin() {
        assertThat(Teeth.of(claim(Case.single(squares(0))))).isEqualTo(Teeth.NONE);
    }

    @Test
    void aClaimOfArithmeticBitesAtItsTwin() {
        assertThat(Teeth.of(claim(1, off -> Case.single(squares(off))))).isEqualTo(Teeth.BY_TWIN);
    }

    @Test
    void aClaimOfArithmeticThatIsAlwaysTrueLetsItsTwinPass() {
        assertThat(Teeth.of(claim(1, off -> Case.single(indifferent(squares(off))))))
                .isEqualTo(Teeth.NONE);
    }

    @Test
    void everyTwinHasToBeRefuted() {
        assertThat(Teeth.of(claim(2, off -> Case.single(squares(off % 2))))).isEqualTo(Teeth.NONE);
    }

    private static Claim claim(List<Case> cases) {
        return claim(0, off -> cases);
    }

    private static Claim claim(int twins, IntFunction<List<Case>> made) {
        return Claim.holds(
                "modular/lemma-0", new Citation(Paper.MODULAR, "Lemma 0"), "made up", Scale.piles(20), twins, made);
    }

    private static Check symmetric() {
        return (bound, ground) -> Finding.on(
                ground.outcomes(Ground.game("wythoff"), bound),
                truth -> Finding.first(0, bound * bound, ground, cell -> {
                    int x = (int) (cell / bound);
                    int y = (int) (cell % bound);
                    return truth.isP(x, y) == truth.isP(y, x)
                            ? Optional.empty()
                            : Optional.of(new Counterexample("(" + x + "," + y + ")", "symmetric", "not"));
                }));
    }

    /** "(n+1)^2 = n^2 + 2n + 1", or so much more. */
    private static Check squares(long more) {
        return (bound, ground) -> Finding.first(
                0,
                bound,
                ground,
                n -> (n + 1) * (n + 1) == n * n + 2 * n + 1 + more
                        ? Optional.empty()
                        : Optional.of(new Counterexample("n = " + n, "equal", "not")));
    }

    /** Does all the work and agrees whatever comes of it. */
    private static Check indifferent(Check check) {
        return (bound, ground) -> {
            Finding ignored = check.upTo(bound, ground);
            return ignored.isAgreement() ? ignored : Finding.agrees();
        };
    }
}
