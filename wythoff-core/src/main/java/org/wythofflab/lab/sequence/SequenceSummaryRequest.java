package org.wythofflab.lab.sequence;

import java.util.Optional;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Summary;

/**
 * How many terms a sequence has there, the last ones, and the sum over them.
 *
 * @param name as in a {@link SequenceRequest}
 * @param from the index of the first term; without it, the first there is
 */
public record SequenceSummaryRequest(String game, String name, String count, Optional<String> from, Method method)
        implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        SequenceViews views = new SequenceRequest(game, name, count, from, method).views(lab);
        return Summary.report(views.game(), summary -> views.summary(lab.inquiry(), summary));
    }
}
