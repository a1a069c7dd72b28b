package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Imprint;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Summary;
import org.wythofflab.render.BFileWriter;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.LatexList;
import org.wythofflab.render.Layout;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.rules.GameSpec;

/** Consecutive terms of a sequence in every format. */
record SequenceViews(GameSpec game, Sequence sequence, BigInteger start, BigInteger count) {

    private static final int MOST_HELD = 100_000;

    /** Refuses at once what would take too much, before anything is written. */
    private Sequence.Listing listing(Inquiry inquiry) {
        if (start.compareTo(sequence.first()) < 0) {
            throw new BadRequestException("the sequence begins with n = " + sequence.first());
        }
        if (sequence.last().filter(last -> start.compareTo(last) > 0).isPresent()) {
            throw new BadRequestException(
                    "the sequence ends with n = " + sequence.last().get());
        }
        BigInteger asked = start.add(count);
        BigInteger end =
                sequence.last().map(BigInteger.ONE::add).map(asked::min).orElse(asked);
        return sequence.prepare(start, end, inquiry);
    }

    void text(Inquiry inquiry, Writer out) throws IOException {
        Sequence.Listing listing = listing(inquiry);
        if (sequence.remark().isPresent()) {
            out.append("# ").append(sequence.remark().get()).append('\n');
        }
        TermLines.write(listing, out, ' ');
    }

    void csv(Inquiry inquiry, Writer out) throws IOException {
        Sequence.Listing listing = listing(inquiry);
        new CsvWriter(out).line(names().toArray(new String[0]));
        TermLines.write(listing, out, ',');
    }

    void markdown(Inquiry inquiry, Writer out) throws IOException {
        Sequence.Listing listing = listing(inquiry);
        MarkdownWriter table = MarkdownWriter.ofNumbers(out, names());
        listing.forEach((n, values) -> table.row(cells(n, values)));
    }

    void json(Inquiry inquiry, Writer out) throws IOException {
        Sequence.Listing listing = listing(inquiry);
        List<String> names = names();
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", game.text())
                .field("sequence", String.join(",", names.subList(1, names.size())))
                .field("about", sequence.about())
                .field("from", Decimals.print(start))
                .name("values")
                .array();
        listing.forEach(new JsonTerms(json, names.size() > 2));
        json.endArray().endObject().end();
    }

    void bfile(Inquiry inquiry, Writer out) throws IOException {
        if (sequence.headings().size() > 1) {
            throw new BadRequestException("a b-file holds one sequence; name one of them, or ask for another format");
        }
        Sequence.Listing listing = listing(inquiry);
        BFileWriter file = new BFileWriter(out, start);
        file.comment("a(n) = " + sequence.about());
        file.comment("Game: " + game.text());
        file.comment(Imprint.words());
        TermLines.write(listing, out, ' ');
    }

    void oeis(Inquiry inquiry, Writer out) throws IOException {
        new OeisDraft(game, sequence, start, single(inquiry, "in an entry of the OEIS")).write(inquiry, out);
    }

    /** The terms of the only sequence that is asked for. */
    List<BigInteger> single(Inquiry inquiry, String purpose) throws IOException {
        if (sequence.headings().size() > 1) {
            throw new BadRequestException("there is one sequence " + purpose + "; name one of them");
        }
        if (count.compareTo(BigInteger.valueOf(MOST_HELD)) > 0) {
            throw new BadRequestException("at most " + MOST_HELD + " terms " + purpose);
        }
        List<BigInteger> terms = new ArrayList<>();
        listing(inquiry).forEach((n, values) -> terms.add(values.get(0)));
        return terms;
    }

    void summary(Inquiry inquiry, Summary summary) throws IOException {
        SequenceSummary terms = new SequenceSummary(summary);
        listing(inquiry).forEach(terms);
        terms.end();
    }

    void latex(Inquiry inquiry, Layout layout, Writer out) throws IOException {
        Sequence.Listing listing = listing(inquiry);
        List<String> headings = new ArrayList<>(List.of("$n$"));
        sequence.headings().forEach(heading -> headings.add(heading.latex()));
        LatexList list = new LatexList(
                out, layout, headings, sequence.about() + "\nGame: " + game.text() + "\n" + Imprint.words());
        listing.forEach((n, values) -> list.entry(cells(n, values)));
        list.end();
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(List.of("n"));
        sequence.headings().forEach(heading -> names.add(heading.name()));
        return names;
    }

    private static List<String> cells(BigInteger n, List<BigInteger> values) {
        List<String> cells = new ArrayList<>(List.of(Decimals.print(n)));
        values.forEach(value -> cells.add(Decimals.print(value)));
        return cells;
    }
}
