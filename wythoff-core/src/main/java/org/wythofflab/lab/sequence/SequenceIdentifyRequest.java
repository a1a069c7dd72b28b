package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.explore.IdentifyRequest;

/**
 * Which known sequences a sequence of a game agrees with.
 *
 * @param name as in a {@link SequenceRequest}
 * @param from the index of the first term; without it, the first there is
 */
public record SequenceIdentifyRequest(String game, String name, String count, Optional<String> from, Method method)
        implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        SequenceViews views = new SequenceRequest(game, name, count, from, method).views(lab);
        return IdentifyRequest.report(lab, () -> small(views, lab));
    }

    private static long[] small(SequenceViews views, Lab lab) {
        try {
            List<BigInteger> terms = views.single(lab.inquiry(), "to be identified");
            return terms.stream().mapToLong(BigInteger::longValueExact).toArray();
        } catch (ArithmeticException tooLong) {
            throw new BadRequestException("only terms of up to 18 digits can be identified; leave out --from");
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
