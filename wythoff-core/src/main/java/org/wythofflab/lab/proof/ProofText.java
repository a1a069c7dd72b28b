package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.render.Paragraph;

/** What is told to people of every proof, beside what was proved. */
final class ProofText {

    static final String KEEP = "--certificate FILE keeps what others need to check this";

    private ProofText() {}

    /** Where the certificate is, or what else can be said of it. */
    static void certificate(Optional<String> place, String otherwise, Writer out) throws IOException {
        Paragraph.write(out, "  ", place.map(kept -> "certificate: " + kept).orElse(otherwise));
    }

    /** How long it took, and with what. */
    static void spent(Inquiry inquiry, String means, Writer out) throws IOException {
        String seconds = BigDecimal.valueOf(inquiry.elapsed(), 9)
                .setScale(2, RoundingMode.HALF_UP)
                .toPlainString();
        Paragraph.write(out, "  ", "in " + seconds + " s" + means);
    }

    /** The largest automaton on the way. */
    static String upTo(long states) {
        return ", with automata of up to " + states + " states";
    }
}
