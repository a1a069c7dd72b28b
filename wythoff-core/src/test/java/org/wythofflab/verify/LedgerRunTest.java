package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.modular.ModularClaims;

/** Verdicts are made of findings, in order, whatever runs beside what. */
final class LedgerRunTest {
    private static final Budget PLENTY = Budget.of(1L << 30, 1L << 28);
    private static final Citation SOMEWHERE = new Citation(Paper.MODULAR, "Lemma 0");

    /** "Every number below the bound is less than k." */
    private static Claim lessThan(Expectation expected, int least, int most) {
        return new Claim(
                "modular/lemma-0",
                SOMEWHERE,
                "numbers are small",
                expected,
                Scale.indices(20),
                Case.over(
                        "k",
                        least,
                        most,
                        k -> (bound, ground) -> Finding.first(
                                0,
                                bound,
                                ground,
                                n -> n < k
                                        ? Optional.empty()
                                        : Optional.of(new Counterexample("n = " + n, "less than " + k, "" + n)))));
    }

    private static LedgerRun.Entry only(LedgerRun ledger) {
        List<LedgerRun.Entry> entries = ledger.run(2, PLENTY, LedgerRun.Notebook.NONE);
        assertThat(entries).hasSize(1);
        return entries.get(0);
    }

    private static String words(Verdict verdict) {
        return verdict.fold(
                proved -> "proved " + proved.parameters(),
                agrees -> "agrees " + agrees.scale().describe(agrees.bound()) + " " + agrees.parameters(),
                refuted -> "refuted " + refuted.parameters() + " "
                        + refuted.smallest().where(),
                undecided -> "undecided " + undecided.parameters() + " " + undecided.why());
    }

    @Test
    void agreementSaysHowFarAndForWhat() {
        assertThat(words(only(LedgerRun.of(List.of(lessThan(Expectation.HOLDS, 20, 24))))
                        .verdict()))
                .isEqualTo("agrees n below 20 k=20..24");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void theSmallestCounterexampleHasTheSmallestParameters(int threads) {
        List<LedgerRun.Entry> entries =
                LedgerRun.of(List.of(lessThan(Expectation.FAILS, 5, 30))).run(threads, PLENTY, LedgerRun.Notebook.NONE);
        assertThat(words(entries.get(0).verdict())).isEqualTo("refuted k=5 n = 5");
    }

    @Test
    void aRefutationWeighsMoreThanADoubt() {
        Claim claim = Claim.holds(
                "modular/lemma-0",
                SOMEWHERE,
                "mixed",
                Scale.indices(3),
                Case.over(
                        "k",
                        1,
                        3,
                        k -> (bound, ground) -> k == 1
                                ? Finding.open("cannot tell")
                                : k == 2 ? Finding.agrees() : Finding.refuted("n = 0", "1", "2")));
        assertThat(words(only(LedgerRun.of(List.of(claim))).verdict())).isEqualTo("refuted k=3 n = 0");
        assertThat(words(only(new LedgerRun(List.of(claim), OptionalLong.empty(), Map.of("k", "1")))
                        .verdict()))
                .isEqualTo("undecided k=1 cannot tell");
    }

    @Test
    void whatIsNotExpectedIsSurprisingEitherWay() {
        assertThat(only(LedgerRun.of(List.of(lessThan(Expectation.HOLDS, 20, 20))))
                        .surprising())
                .isFalse();
        assertThat(only(LedgerRun.of(List.of(lessThan(Expectation.HOLDS, 19, 19))))
                        .surprising())
                .isTrue();
        assertThat(only(LedgerRun.of(List.of(lessThan(Expectation.FAILS, 19, 19))))
                        .surprising())
                .isFalse();
        assertThat(only(LedgerRun.of(List.of(lessThan(Expectation.FAILS, 20, 20))))
                        .surprising())
                .isTrue();
        assertThat(only(LedgerRun.of(List.of(lessThan(Expectation.OPEN, 20, 20))))
                        .surprising())
                .isFalse();
        assertThat(only(LedgerRun.of(List.of(lessThan(Expectation.OPEN, 19, 19))))
                        .surprising())
                .isTrue();
    }

    @Test
    void aRunThatLooksAtLessMayMissACounterexample() {
        List<Claim> claims = List.of(lessThan(Expectation.FAILS, 10, 30));
        assertThat(only(new LedgerRun(claims, OptionalLong.of(5), Map.of())).surprising())
                .isFalse();
        assertThat(only(new LedgerRun(claims, OptionalLong.empty(), Map.of("k", "30")))
                        .surprising())
                .isFalse();
        assertThat(only(new LedgerRun(claims, OptionalLong.of(40), Map.of())).surprising())
                .isFalse();
    }

    @Test
    void aLargerBoundReachesFurther() {
        List<Claim> claims = List.of(lessThan(Expectation.HOLDS, 25, 25));
        assertThat(words(only(new LedgerRun(claims, OptionalLong.of(26), Map.of()))
                        .verdict()))
                .isEqualTo("refuted k=25 n = 25");
    }

    @Test
    void parametersLeaveOutTheOtherCases() {
        List<Claim> claims = List.of(lessThan(Expectation.FAILS, 5, 30));
        assertThat(words(only(new LedgerRun(claims, OptionalLong.empty(), Map.of("k", "7")))
                        .verdict()))
                .isEqualTo("refuted k=7 n = 7");
        assertThat(new LedgerRun(claims, OptionalLong.empty(), Map.of("k", "99")).size())
                .isZero();
        assertThat(new LedgerRun(claims, OptionalLong.empty(), Map.of("s", "1")).size())
                .isZero();
    }

    @Test
    void whatAnEngineRefusesStaysUndecided() {
        Claim claim = ModularClaims.all().get(0);
        LedgerRun ledger = new LedgerRun(List.of(claim), OptionalLong.of(1L << 40), Map.of("m", "3"));
        assertThat(words(only(ledger).verdict())).startsWith("undecided m=3 ").contains("fit");
    }

    @Test
    void progressCountsEveryCase() {
        List<Long> seen = Collections.synchronizedList(new ArrayList<>());
        Budget budget = new Budget(1L << 30, 1L << 28, () -> false, (done, total) -> seen.add(100 * total + done));
        LedgerRun.of(List.of(lessThan(Expectation.FAILS, 5, 14))).run(3, budget, LedgerRun.Notebook.NONE);
        assertThat(seen).containsExactly(1001L, 1002L, 1003L, 1004L, 1005L, 1006L, 1007L, 1008L, 1009L, 1010L);
    }

    @Test
    void aRunCanBeStopped() {
        AtomicInteger asked = new AtomicInteger();
        Budget impatient = new Budget(1L << 30, 1L << 28, () -> asked.incrementAndGet() > 5, Progress.SILENT);
        Claim endless = Claim.holds(
                "modular/lemma-0",
                SOMEWHERE,
                "endless",
                Scale.indices(Long.MAX_VALUE),
                Case.single((bound, ground) -> Finding.first(0, bound, ground, n -> Optional.empty())));
        assertThatThrownBy(() -> LedgerRun.of(List.of(endless)).run(2, impatient, LedgerRun.Notebook.NONE))
                .isInstanceOf(StoppedException.class);
    }

    @Test
    void whatIsRememberedIsNotCheckedAgain() {
        Map<String, Finding> kept = new HashMap<>();
        LedgerRun.Notebook memory = new LedgerRun.Notebook() {
            @Override
            public Optional<Finding> recall(String claim, Parameters parameters, long bound) {
                return Optional.ofNullable(kept.get(claim + parameters + bound));
            }

            @Override
            public void keep(String claim, Parameters parameters, long bound, Finding finding) {
                kept.put(claim + parameters + bound, finding);
            }
        };
        AtomicInteger checks = new AtomicInteger();
        Claim claim = Claim.holds(
                "modular/lemma-0",
                SOMEWHERE,
                "counted",
                Scale.indices(4),
                Case.over("k", 1, 9, k -> (bound, ground) -> {
                    checks.incrementAndGet();
                    return Finding.agrees();
                }));
        for (int i = 0; i < 3; i++) {
            LedgerRun.of(List.of(claim)).run(2, PLENTY, memory);
        }
        assertThat(checks).hasValue(9);
        new LedgerRun(List.of(claim), OptionalLong.of(5), Map.of()).run(2, PLENTY, memory);
        assertThat(checks).hasValue(18);
    }

    @Test
    void parametersInShort() {
        assertThat(Parameters.summary(Case.over("s", 4, "t", 2, (s, t) -> (bound, ground) -> Finding.agrees()).stream()
                        .map(Case::parameters)
                        .toList()))
                .isEqualTo("s=1..4, t=1,2");
        assertThat(Parameters.summary(List.of(Parameters.of("f", "k^2"), Parameters.of("f", "k^3+1"))))
                .isEqualTo("f=k^2 | k^3+1");
        assertThat(Parameters.summary(List.of(Parameters.of("m", 1), Parameters.of("m", 3), Parameters.of("m", 7))))
                .isEqualTo("m=1,3,7");
        assertThat(Parameters.summary(List.of(Parameters.NONE))).isEmpty();
    }
}
