package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;

/** What does not fit the limits leaves a claim undecided, with the reason; it never makes a check say anything else. */
final class RefusalTest {
    private static final Ground TRUTH = Ground.of(Budget.of(1L << 30, 1L << 28));
    private static final Budget LITTLE = Budget.of(1000, 1000);
    private static final String WHY = "and the limit is 1000 cells; piles below ";
    private static final GameSpec NIM = Ground.game("nim");

    /** Something that a check can ask a ground for. */
    private record Kind(String name, Function<Ground, Footing<?>> asked) {
        @Override
        public String toString() {
            return name;
        }

        Claim claim() {
            Check check = (bound, ground) -> Finding.on(asked.apply(ground), had -> Finding.agrees());
            return Claim.holds(
                    "modular/lemma-0",
                    new Citation(Paper.MODULAR, "Lemma 0"),
                    "made up",
                    Scale.piles(1),
                    Case.single(check));
        }
    }

    private static List<Kind> kinds() {
        long large = 1L << 20;
        return List.of(
                new Kind("outcomes", ground -> ground.outcomes(NIM, large)),
                new Kind("positions", ground -> ground.positions(NIM, large)),
                new Kind("blocked", ground -> ground.blocked(5, (int) large)),
                new Kind("grundy", ground -> ground.grundy(NIM, large)),
                new Kind("states", ground -> ground.states(Ground.game("imitation(1,1)"), large)));
    }

    private static Verdict verdict(Claim claim, Budget budget) {
        return LedgerRun.of(List.of(claim))
                .run(1, budget, LedgerRun.Notebook.NONE)
                .get(0)
                .verdict();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aRefusalLeavesAClaimUndecidedWithItsReason(Kind kind) {
        Verdict verdict = verdict(kind.claim(), LITTLE);
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.isRefused()).isTrue();
            assertThat(undecided.why()).contains(WHY);
        });
    }

    @Test
    void aDoubtBesideARefusalIsNotForWantOfRoom() {
        Kind board = kinds().get(0);
        Check open = (bound, ground) -> Finding.open("cannot tell");
        List<Case> cases =
                Case.over("k", 1, 2, k -> k == 1 ? board.claim().cases().get(0).check() : open);
        Claim claim = Claim.holds(
                "modular/lemma-0", new Citation(Paper.MODULAR, "Lemma 0"), "made up", Scale.piles(1), cases);
        assertThat(verdict(claim, LITTLE)).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.isRefused()).isFalse();
            assertThat(undecided.why()).contains(WHY);
        });
    }

    @Test
    void aRefusalIsNotRemembered() {
        Map<String, Finding> kept = new HashMap<>();
        LedgerRun.Notebook notebook = new LedgerRun.Notebook() {
            @Override
            public Optional<Finding> recall(String claim, Parameters parameters, long bound) {
                return Optional.ofNullable(kept.get(claim));
            }

            @Override
            public void keep(String claim, Parameters parameters, long bound, Finding finding) {
                kept.put(claim, finding);
            }
        };
        LedgerRun run = LedgerRun.of(List.of(kinds().get(0).claim()));
        run.run(1, LITTLE, notebook);
        assertThat(kept).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void noCheckOverhearsThatItsGroundRefuses(Paper paper) {
        List<String> deaf = new ArrayList<>();
        Set<String> asking = new TreeSet<>();
        for (Claim claim : Claims.of(paper)) {
            RefusingGround ground = new RefusingGround(TRUTH);
            Finding finding = first(claim, ground);
            if (ground.wasAsked()) {
                asking.add(claim.id());
                if (!finding.isRefused() && finding.broken().isEmpty()) {
                    deaf.add(claim.id());
                }
            }
        }
        assertThat(asking).isNotEmpty();
        assertThat(deaf).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void limitsNeverChangeWhatACheckFinds(Paper paper) {
        for (Claim claim : Claims.of(paper)) {
            Finding right = first(claim, TRUTH);
            for (long limit = 1; limit <= 1 << 16; limit *= 16) {
                Finding finding = first(claim, Ground.of(Budget.of(limit, limit)));
                if (!finding.isRefused()) {
                    assertThat(finding)
                            .as("%s with a limit of %d", claim.id(), limit)
                            .isEqualTo(right);
                }
            }
        }
    }

    private static Finding first(Claim claim, Ground ground) {
        long bound = claim.scale().isBounded() ? Math.min(12, claim.scale().standard()) : 0;
        return claim.cases().get(0).check().upTo(bound, ground);
    }
}
