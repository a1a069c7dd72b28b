package org.wythofflab.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.outcome.OutcomeRequest;
import org.wythofflab.lab.outcome.SumRequest;
import org.wythofflab.render.Format;

/** A game on the first line and a position, a history or the piles of a sum behind it: there is an outcome, or words. */
final class HistoryFuzzTest {

    @FuzzTest
    void anyHistoryHasAnOutcomeOrAnError(byte[] bytes) {
        List<String> lines = FuzzedLab.headAndBody(bytes);
        FuzzedLab.ask(new OutcomeRequest(lines.get(0), lines.get(1), Method.usual()), Format.JSON);
        FuzzedLab.ask(new SumRequest(lines.get(0), lines.get(1)), Format.JSON);
    }
}
