package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Paper;

/**
 * A small bound never brings a verdict that the standard bound does not bring. Where the two are the same there is nothing to
 * compare, and what is proved is proved whatever the bound: {@code LedgerPagesTest} does both.
 */
final class SmallLedgerTest {
    private static final long SMALL = 40;

    @ParameterizedTest
    @EnumSource(Paper.class)
    void nothingIsSurprisingBelowASmallBound(Paper paper) {
        List<Claim> claims = Claims.named(paper.id()).stream()
                .filter(claim -> claim.scale().standard() > SMALL)
                .toList();
        assertThat(claims).isNotEmpty();
        for (Claim claim : claims) {
            Claim looked = claim.expected() == Expectation.HOLDS ? unproved(claim) : claim;
            assertThat(new LedgerRun(List.of(looked), OptionalLong.of(SMALL), Map.of())
                            .run(2, Budget.of(1L << 33, 1L << 30), LedgerRun.Notebook.NONE))
                    .as(claim.id())
                    .hasSize(1)
                    .noneMatch(LedgerRun.Entry::surprising);
        }
    }

    /** The claim, with cases that are only checked. */
    private static Claim unproved(Claim claim) {
        List<Case> cases = claim.cases().stream()
                .map(one -> new Case(
                        one.parameters(), (bound, ground) -> one.check().upTo(bound, ground)))
                .toList();
        return new Claim(claim.id(), claim.citation(), claim.statement(), claim.expected(), claim.scale(), cases);
    }
}
