package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems;

/** The ledger as data. */
final class ClaimsTest {
    private static final List<Claim> ALL = Claims.all();
    private static final Set<String> IDS = ALL.stream().map(Claim::id).collect(Collectors.toSet());

    @Test
    void idsAreUniqueAndBeginWithTheirPaper() {
        assertThat(IDS).hasSameSizeAs(ALL);
        assertThat(ALL)
                .allSatisfy(claim -> assertThat(claim.id())
                        .matches("[a-z0-9.-]+/[a-z0-9.-]+(/repaired)?")
                        .startsWith(claim.citation().paper().id() + "/"));
    }

    @Test
    void everyPaperHasClaims() {
        for (Paper paper : Paper.values()) {
            assertThat(Claims.named(paper.id())).as(paper.id()).isNotEmpty();
        }
    }

    @Test
    void allIsThePapersOneAfterTheOtherMadeOnce() {
        assertThat(ALL)
                .isEqualTo(Arrays.stream(Paper.values())
                        .flatMap(paper -> Claims.of(paper).stream())
                        .toList());
        assertThat(Claims.named("modular")).isEqualTo(Claims.of(Paper.MODULAR));
        assertThat(Claims.of(Paper.MODULAR)).isSameAs(Claims.of(Paper.MODULAR));
    }

    /** As a whole or in parts, such as blocking/proposition-1.2-i. */
    @Test
    void everyTheoremIsClaimed() {
        assertThat(Theorems.all())
                .extracting(Theorem::id)
                .allSatisfy(id -> assertThat(IDS).anyMatch(claim -> claim.equals(id) || claim.startsWith(id + "-")));
    }

    @Test
    void everyRepairMendsAFalseClaim() {
        assertThat(ALL)
                .filteredOn(Claim::isRepair)
                .allSatisfy(repair -> assertThat(Claims.named(repair.id().replace("/repaired", "")))
                        .first()
                        .extracting(Claim::expected)
                        .isEqualTo(Expectation.FAILS));
    }

    @Test
    void statementsAreOneLine() {
        assertThat(ALL)
                .extracting(Claim::statement)
                .allSatisfy(statement ->
                        assertThat(statement).isNotBlank().doesNotContain("\n").doesNotEndWith("."));
    }

    @Test
    void casesHaveTheSameParametersEachOnce() {
        assertThat(ALL).allSatisfy(claim -> {
            assertThat(claim.cases())
                    .extracting(Case::parameters)
                    .as(claim.id())
                    .doesNotHaveDuplicates();
            assertThat(claim.cases().stream()
                            .map(one -> one.parameters().values().keySet())
                            .distinct())
                    .as(claim.id())
                    .hasSize(1);
        });
    }
}
