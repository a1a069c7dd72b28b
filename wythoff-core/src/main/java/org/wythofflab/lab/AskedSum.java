package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.answer.SumAnswers;
import org.wythofflab.answer.SumSituation;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.SumPosition;

/** One sum of games asked about for one request, as {@link Asked} is for a game. */
public final class AskedSum {
    private final GameSum sum;
    private final SumAnswers answers;
    private final Inquiry inquiry;

    public AskedSum(GameSum sum, Method method, Inquiry inquiry) {
        this.sum = sum;
        this.inquiry = inquiry;
        answers = method.answers(sum, inquiry);
    }

    public SumSituation situation(SumPosition position) {
        return inquiry.accept(inquiry.run(() -> answers.at(position)), () -> "the outcome of " + at(position));
    }

    public BigInteger value(SumPosition position) {
        return situation(position)
                .value()
                .orElseThrow(() -> LimitException.ofKnowledge("the Grundy value of " + at(position)
                        + " is not known, only that it is not 0\n  wythoff outcome says who wins, and how"));
    }

    /** Every option of the position, and what it is worth. */
    public void visitOptions(SumSituation situation, SumSituation.Visitor visitor) {
        situation.visitOptions(visitor).fold(count -> count, missing -> {
            throw LimitException.ofKnowledge("the moves of " + at(situation.position()) + " cannot be listed: "
                    + missing.why() + "\n  wythoff outcome gives a winning move for piles of any size");
        });
    }

    private String at(SumPosition position) {
        return sum.text() + " at " + position.words();
    }
}
