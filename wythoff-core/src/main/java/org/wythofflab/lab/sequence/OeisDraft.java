package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wythofflab.explore.Identification.Match;
import org.wythofflab.explore.Identifier;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Imprint;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.render.OeisEntry;
import org.wythofflab.rules.GameSpec;

/**
 * The draft of an entry of the OEIS. A formula that only fits is called empirical, and where the sequence seems to be there
 * already, the draft says so.
 */
record OeisDraft(GameSpec game, Sequence sequence, BigInteger start, List<BigInteger> terms) {
    private static final int LEAST = 4;
    private static final int EXAMPLE = 5;

    void write(Inquiry inquiry, Writer out) throws IOException {
        if (terms.size() < LEAST) {
            throw new BadRequestException("an entry of the OEIS has at least " + LEAST + " terms");
        }
        String name = sequence.headings().get(0).name();
        OeisEntry entry = new OeisEntry(out);
        entry.line('I', "").data(terms.stream().map(BigInteger::toString).toList());
        entry.line('N', "a(n) = " + sequence.about() + ", for the game " + game.text() + ".");
        entry.line('C', "Two-pile take-away game in the notation of Wythoff Lab: " + game.text() + ".");
        Optional<long[]> small = small();
        if (small.isPresent() && start.bitLength() < Integer.SIZE - 1) {
            for (String formula : Identifier.formulas(small.get(), start.intValueExact())) {
                entry.line('F', "Empirical: " + formula + " (fits " + terms.size() + " terms; not proved).");
            }
        }
        int example = Math.min(EXAMPLE, terms.size() - 1);
        BigInteger index = start.add(BigInteger.valueOf(example));
        entry.line('e', "For n = " + index + " the term is a(" + index + ") = " + terms.get(example) + ".");
        entry.line(
                'o',
                "(Wythoff Lab) wythoff sequence \"" + game.text() + "\" " + name + " --from " + start + " --count "
                        + terms.size() + " # " + Imprint.words());
        if (small.isPresent()) {
            for (String known : alreadyThere(small.get(), inquiry)) {
                entry.line('Y', known);
            }
        }
        entry.line('K', keywords(name)).line('O', start + "," + firstAboveOne());
        entry.line('A', "_Your Name_, MMM DD YYYY");
    }

    private Optional<long[]> small() {
        return terms.stream().allMatch(term -> term.bitLength() < Integer.SIZE)
                ? Optional.of(terms.stream().mapToLong(BigInteger::longValue).toArray())
                : Optional.empty();
    }

    private static List<String> alreadyThere(long[] small, Inquiry inquiry) {
        List<String> lines = new ArrayList<>();
        for (Match match :
                inquiry.run(() -> Identifier.identify(small, inquiry.budget())).matches()) {
            lines.add(String.format(
                    Locale.ROOT,
                    "Apparently in the OEIS already: %s, from its index %d on, agrees for %d terms%s.",
                    match.sequence().number(),
                    match.index(),
                    match.agreeing(),
                    match.how().isEmpty() ? "" : " (" + match.how() + ")"));
        }
        return lines;
    }

    private String keywords(String name) {
        boolean signed = terms.stream().anyMatch(term -> term.signum() < 0);
        return (signed ? "sign" : "nonn") + (name.equals(GrundyAntidiagonals.NAME) ? ",tabl" : "");
    }

    /** The place of the first term that is larger than 1, counted from 1; or 1. */
    private int firstAboveOne() {
        for (int i = 0; i < terms.size(); i++) {
            if (terms.get(i).abs().compareTo(BigInteger.ONE) > 0) {
                return i + 1;
            }
        }
        return 1;
    }
}
