package org.wythofflab.lab.explore;

import java.util.function.Supplier;
import org.wythofflab.explore.Identification;
import org.wythofflab.explore.Identifier;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.render.Format;

/**
 * Which known sequences some terms belong to.
 *
 * @param text terms, separated by commas, blanks or lines; or the lines of a b-file
 */
public record IdentifyRequest(String text) implements Request {
    private static final int LEAST = 4;

    @Override
    public Report answeredBy(Lab lab) {
        long[] terms = TermsText.read(text);
        return report(lab, () -> terms);
    }

    /** The answer for terms that come from elsewhere. */
    public static Report report(Lab lab, Supplier<long[]> terms) {
        return new Report()
                .as(Format.TEXT, out -> IdentificationText.write(identify(terms.get(), lab.inquiry()), out))
                .as(Format.JSON, out -> IdentificationJson.write(identify(terms.get(), lab.inquiry()), out));
    }

    private static Identification identify(long[] terms, Inquiry inquiry) {
        if (terms.length < LEAST) {
            throw new BadRequestException("give at least " + LEAST + " terms, better ten: " + terms.length
                    + " fit almost everything; an example: wythoff identify 1,3,4,6,8,9,11,12");
        }
        return inquiry.run(() -> Identifier.identify(terms, inquiry.budget()));
    }
}
