package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Paper;

/** Every claim can be checked, and a small bound never brings a verdict that the standard bound does not bring. */
final class SmallLedgerTest {
    private static final long SMALL = 40;

    @ParameterizedTest
    @EnumSource(Paper.class)
    void nothingIsSurprisingBelowASmallBound(Paper paper) {
        for (Claim claim : Claims.named(paper.id())) {
            long bound = Math.max(1, Math.min(SMALL, claim.scale().standard()));
            assertThat(new LedgerRun(List.of(claim), OptionalLong.of(bound), Map.of())
                            .run(2, Budget.of(1L << 33, 1L << 30), LedgerRun.Notebook.NONE))
                    .as(claim.id())
                    .hasSize(1)
                    .noneMatch(LedgerRun.Entry::surprising);
        }
    }
}
