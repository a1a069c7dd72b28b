package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Imprint;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.BFileWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.LatexList;
import org.wythofflab.render.Layout;
import org.wythofflab.rules.GameSpec;

/**
 * The P-positions with both piles below a bound, ordered by the larger pile, then by the first.
 *
 * <p>LaTeX tables and b-files of a symmetric game list each pair of piles once, with the smaller pile first, as papers
 * do. The order makes every line final: a larger bound only adds lines.
 *
 * @param bound a number, or an expression without variables
 * @param column what a b-file lists
 * @param layout of a LaTeX table
 * @param from the least larger pile of those to list; the numbers in a LaTeX table count the others too, so that parts of a
 *     long list can be joined. B-files have no parts.
 */
public record PositionsRequest(String game, String bound, Column column, Layout layout, String from)
        implements Request {

    /** A b-file holds one sequence, and a position has two piles. */
    public enum Column {
        X,
        Y
    }

    public PositionsRequest(String game, String bound, Column column) {
        this(game, bound, column, Layout.COLUMNS);
    }

    public PositionsRequest(String game, String bound, Column column, Layout layout) {
        this(game, bound, column, layout, "0");
    }

    /** The part of the list whose larger pile is at least {@code least}. */
    public PositionsRequest startingAt(String least) {
        return new PositionsRequest(game, bound, column, layout, least);
    }

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger most = Texts.number("bound", bound);
        BigInteger least = Texts.number("from", from);
        return new Report()
                .as(Format.TEXT, out -> listed(spec, least, most, lab.inquiry()).text(out))
                .as(Format.JSON, out -> listed(spec, least, most, lab.inquiry()).json(out))
                .as(Format.CSV, out -> listed(spec, least, most, lab.inquiry()).csv(out))
                .as(Format.LATEX, out -> latex(PositionList.of(spec, least, most, lab.inquiry()), out))
                .as(
                        Format.MARKDOWN,
                        out -> listed(spec, least, most, lab.inquiry()).markdown(out))
                .as(Format.BFILE, out -> bfile(PositionList.of(spec, least, most, lab.inquiry()), out));
    }

    private static ListedPositions listed(GameSpec game, BigInteger least, BigInteger most, Inquiry inquiry) {
        Optional<FarPositions> far = FarPositions.of(game, least, most, inquiry);
        return far.map(list -> ListedPositions.of(game, most, list))
                .orElseGet(() -> ListedPositions.of(PositionList.of(game, least, most, inquiry)));
    }

    /** The three columns of the blocking paper come with the differences, as there. */
    private void latex(PositionList positions, Writer out) throws IOException {
        boolean differences = layout == Layout.TRIPLE;
        List<String> headings = differences ? List.of("$n$", "$x$", "$y$", "$y-x$") : List.of("$n$", "$x$", "$y$");
        LatexList list = new LatexList(out, layout, headings, positions.title());
        long[] n = {0};
        positions.forEachPair((x, y) -> {
            String[] cells = {Long.toString(n[0]++), Integer.toString(x), Integer.toString(y), Integer.toString(y - x)};
            if (positions.lists(x, y)) {
                list.entry(List.of(cells).subList(0, headings.size()));
            }
        });
        list.end();
    }

    private void bfile(PositionList positions, Writer out) throws IOException {
        if (positions.from().signum() > 0) {
            throw new BadRequestException(
                    "a b-file begins with the first term; leave out from, or ask for another format");
        }
        BFileWriter file = new BFileWriter(out, BigInteger.ZERO);
        file.comment(positions.title());
        file.comment(column == Column.X ? "a(n) = x of the n-th of them" : "a(n) = y of the n-th of them");
        file.comment(Imprint.words());
        positions.forEachPair((x, y) -> file.term(column == Column.X ? x : y));
    }
}
