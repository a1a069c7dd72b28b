package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.theory.ClosedForm;

/** A claim is called proved if a certificate for it is valid, and not otherwise. */
class ProvingTest {

    private static final Ground GROUND = Ground.of(Budget.of(1L << 30, 1 << 28));
    private static final Proposition NIM = proposition("nim", "x = y");

    private static Proposition proposition(String game, String formula, String... sentences) {
        return new Proposition(Ground.game(game), ClosedForm.linear(formula), List.of(sentences));
    }

    @Test
    void aTrueFormulaIsProved() {
        assertThat(Proving.of(NIM, GROUND).isProved()).isTrue();
        assertThat(Proving.of(proposition("nim", "x = y", "P(x, y) implies P(y, x)"), GROUND)
                        .isProved())
                .isTrue();
    }

    @Test
    void aFalseFormulaIsRefutedAtTheFirstPosition() {
        Finding finding = Proving.of(proposition("nim", "x = y or x = y + 500"), GROUND);
        assertThat(finding.isProved()).isFalse();
        assertThat(finding.broken()).containsExactly(new Counterexample("(500,0)", "P", "N"));
    }

    @Test
    void aFalseSentenceIsRefuted() {
        Finding finding = Proving.of(proposition("nim", "x = y", "P(x, y) implies x < 7"), GROUND);
        assertThat(finding.broken()).extracting(Counterexample::where).containsExactly("(7,7)");
    }

    @Test
    void whatCannotBeProvedStaysAgreement() {
        Finding finding = Proving.of(proposition("wyt(k^2)", "x = y"), GROUND);
        assertThat(finding).isEqualTo(Finding.agrees());
    }

    /** A ground whose certificates are not what they should be. */
    private record Lying(UnaryOperator<String> lie) implements Ground {
        @Override
        public Budget budget() {
            return GROUND.budget();
        }

        @Override
        public String written(String certificate) {
            return lie.apply(certificate);
        }

        @Override
        public Footing<Outcomes> outcomes(GameSpec game, long rows, long columns) {
            return GROUND.outcomes(game, rows, columns);
        }

        @Override
        public Footing<OrderedPositions> positions(GameSpec game, long bound) {
            return GROUND.positions(game, bound);
        }

        @Override
        public Footing<OrderedPositions> blocked(int count, int bound) {
            return GROUND.blocked(count, bound);
        }

        @Override
        public Footing<GrundyTable> grundy(GameSpec game, long bound) {
            return GROUND.grundy(game, bound);
        }

        @Override
        public Footing<ImitationStates> states(GameSpec game, long bound) {
            return GROUND.states(game, bound);
        }

        @Override
        public PrintedTable table(String id) {
            return GROUND.table(id);
        }

        @Override
        public long term(long value) {
            return value;
        }
    }

    @Test
    void aLyingCertificateProvesNothing() {
        Ground honest = new Lying(text -> text);
        assertThat(Proving.of(NIM, honest).isProved()).isTrue();
        String other = certificate("odd-odd(1,1)", "x % 2 = 0 and y % 2 = 0");
        for (Ground ground : List.of(
                new Lying(text -> text.replace("[1, 0, 0, 3, 0]", "[1, 0, 0, 1, 0]")),
                new Lying(text -> text.replace("\"nim\"", "\"wythoff\"")),
                new Lying(text -> text.substring(1)),
                new Lying(text -> other))) {
            Finding finding = Proving.of(NIM, ground);
            assertThat(finding.isProved()).isFalse();
            assertThat(finding.open()).isPresent();
        }
    }

    @Test
    void whatIsSaidOfEveryTIsProvedAtOnce() {
        EveryT games = EveryT.of("odd-even(2,t)");
        assertThat(games.tried(GROUND).isProved()).isTrue();
        assertThat(games.tried(new Lying(text -> text.replace("odd-even(2,t)", "odd-even(3,t)")))
                        .open())
                .isPresent();
        assertThat(EveryT.of("st(2,t)").tried(GROUND)).isEqualTo(Finding.agrees());
        assertThat(games.and(NIM).tried(GROUND).isProved()).isTrue();
        assertThat(EveryT.of("st(2,t)").and(NIM).tried(GROUND).isProved()).isFalse();
        assertThat(NIM.and(proposition("nim", "x = y + 1")).tried(GROUND).broken())
                .isNotEmpty();
    }

    private static String certificate(String game, String formula) {
        try {
            return GROUND.proof(proposition(game, formula))
                    .certified()
                    .orElseThrow()
                    .text();
        } catch (ClaimSyntaxException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    @Test
    void theVerdictIsComputedFromTheCases() {
        Claim claim = Claim.holds(
                "id",
                Claims.all().get(0).citation(),
                "a statement",
                Scale.piles(4),
                Case.over("k", 1, 3, k -> new Check() {
                    @Override
                    public Finding upTo(long bound, Ground ground) {
                        return Finding.agrees();
                    }

                    @Override
                    public Optional<Provable> provable() {
                        return k == 3 ? Optional.empty() : Optional.of(NIM);
                    }
                }));
        assertThat(verdict(claim, Map.of())).isEqualTo(new Verdict.AgreesTo(Scale.piles(4), 4, "k=1..3", "k=1,2"));
        assertThat(verdict(claim, Map.of("k", "2"))).isEqualTo(new Verdict.Proved("k=2", 1));
    }

    private static Verdict verdict(Claim claim, Map<String, String> wanted) {
        return new LedgerRun(List.of(claim), OptionalLong.empty(), wanted)
                .run(1, GROUND.budget(), LedgerRun.Notebook.NONE)
                .get(0)
                .verdict();
    }
}
