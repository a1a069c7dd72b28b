package org.wythofflab.lab.explore;

import java.io.IOException;
import java.io.Writer;
import java.util.stream.Collectors;
import org.wythofflab.explore.Identification;
import org.wythofflab.explore.Identification.Distinction;
import org.wythofflab.explore.Identification.Match;
import org.wythofflab.explore.Identification.Miss;
import org.wythofflab.explore.Identifier;
import org.wythofflab.render.Paragraph;

/** An identification told to people. */
final class IdentificationText {
    private static final String INDENT = " ".repeat(9);
    private static final int NEXT = 5;

    private IdentificationText() {}

    static void write(Identification found, Writer out) throws IOException {
        for (Match match : found.matches()) {
            match(match, found.given(), out);
        }
        for (Distinction distinction : found.distinctions()) {
            line("apart", distinction(distinction), out);
        }
        for (Miss miss : found.misses()) {
            line(
                    "no",
                    miss.sequence().number() + " (" + miss.sequence().title() + ") agrees for " + miss.agreeing()
                            + " terms, but then has " + miss.known() + " where you have " + miss.given(),
                    out);
        }
        if (found.matches().isEmpty()) {
            Paragraph.write(
                    out,
                    "",
                    "None of the " + Identifier.library().size() + " sequences known here agrees with these "
                            + found.given() + " terms, as they are, shifted, with a number added, differenced or"
                            + " complemented. The OEIS has many more: https://oeis.org");
        } else {
            Paragraph.write(
                    out,
                    "",
                    "So many terms agree; that the sequences are the same is not proved. The numbers are those of the"
                            + " OEIS, https://oeis.org.");
        }
    }

    private static void line(String name, String text, Writer out) throws IOException {
        out.append(name).append(" ".repeat(INDENT.length() - name.length()));
        Paragraph.continued(out, INDENT, text);
    }

    private static void match(Match match, int given, Writer out) throws IOException {
        String part = match.from() == 1
                ? "all " + given + " terms agree"
                : match.agreeing() + " terms agree, from your term " + match.from() + " on";
        String how = match.how().isEmpty() ? "" : "; " + match.how();
        String next = match.next().stream().limit(NEXT).map(Object::toString).collect(Collectors.joining(" "));
        line(
                match.sequence().number(),
                match.sequence().title() + ": " + part + ", from its index " + match.index() + " on" + how
                        + "; next would come " + next,
                out);
        if (match.sequence().remark().isPresent()) {
            Paragraph.write(out, INDENT, match.sequence().remark().get());
        }
        out.append(INDENT)
                .append("wythoff ")
                .append(match.sequence()
                        .command()
                        .orElse("identify " + match.sequence().number()))
                .append('\n');
    }

    private static String distinction(Distinction distinction) {
        String both = distinction.one().number() + " and " + distinction.other().number();
        return distinction
                .term()
                .map(term -> "term " + term + " tells " + both + " apart: " + distinction.ofOne() + " or "
                        + distinction.ofOther())
                .orElse(both + " do not part in the next " + distinction.looked() + " terms");
    }
}
