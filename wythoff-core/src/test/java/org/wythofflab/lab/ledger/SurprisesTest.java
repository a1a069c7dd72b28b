package org.wythofflab.lab.ledger;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.LedgerRun;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.Verdict;

/** How a run ends: something is wrong, or else something did not fit, or else all is well. */
final class SurprisesTest {
    private static final Parameters NONE = new Parameters(Map.of());
    private static final LedgerRun.Entry FINE =
            entry("fine", new Verdict.AgreesTo(Scale.ALL_PRINTED, 0, "", ""), false);
    private static final LedgerRun.Entry REFUTED =
            entry("refuted", new Verdict.Refuted(NONE, new Counterexample("n = 1", "1", "2"), List.of()), true);
    private static final LedgerRun.Entry OPEN = entry("open", new Verdict.Undecided(NONE, "unknown", false), true);
    private static final LedgerRun.Entry REFUSED =
            entry("refused", new Verdict.Undecided(NONE, "too much", true), true);
    private static final LedgerRun.Entry FAR = entry("far", new Verdict.Undecided(NONE, "too much", true), false);

    private static LedgerRun.Entry entry(String id, Verdict verdict, boolean surprising) {
        Claim claim = Claim.holds(
                id,
                new Citation(Paper.MODULAR, "Lemma 0"),
                "made up",
                Scale.ALL_PRINTED,
                Case.single((bound, ground) -> Finding.agrees()));
        return new LedgerRun.Entry(claim, 0, verdict, surprising);
    }

    private static void end(LedgerRun.Entry... entries) {
        Surprises surprises = new Surprises();
        surprises.note(List.of(entries));
        surprises.run();
    }

    @Test
    void nothingIsSaidWhenAllIsAsExpected() {
        assertThatCode(() -> end(FINE, FINE)).doesNotThrowAnyException();
    }

    @Test
    void whatWasRefusedIsALimitWhetherItIsExpectedOrNot() {
        assertThatThrownBy(() -> end(FINE, REFUSED, FAR))
                .isInstanceOf(LimitException.class)
                .hasMessage("2 claims could not be checked within the limits: refused, far");
    }

    @Test
    void whatIsWrongWeighsMoreThanALimit() {
        assertThatThrownBy(() -> end(REFUSED, REFUTED, OPEN))
                .isInstanceOf(DisagreementException.class)
                .hasMessage("2 claims came out otherwise than the ledger expects: refuted, open");
    }
}
