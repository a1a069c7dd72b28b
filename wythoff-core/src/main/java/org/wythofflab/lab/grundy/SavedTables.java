package org.wythofflab.lab.grundy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LineByLine;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.SavedTable;
import org.wythofflab.lab.Summary;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/**
 * Questions that are answered from a table in a file, without solving anything.
 *
 * @param name what the file is called in a message
 */
public record SavedTables(String name, Source source) {

    /** Opens the file from its beginning. */
    @FunctionalInterface
    public interface Source {
        InputStream open() throws IOException;
    }

    /**
     * The part with both piles below {@code size}, or else the largest square that there is.
     *
     * @param size a number, or an expression without variables
     */
    public Request table(Optional<String> size) {
        Optional<BigInteger> side = size.map(text -> Texts.number("size", text));
        return lab -> GrundyViews.report(() -> {
            SavedTable table = read(lab.inquiry());
            Board board = table.values().board();
            BigInteger below = side.orElse(BigInteger.valueOf(Math.min(board.rows(), board.columns())));
            requireInside(new Extent(below, below), board);
            return new GrundyViews(table.game(), below.intValueExact(), table.values(), lab.inquiry());
        });
    }

    /**
     * The value of one position.
     *
     * @param position {@code X Y} or {@code X,Y}
     */
    public Request value(String position) {
        BigPosition at = Texts.position(position);
        return lab -> new Report()
                .as(
                        Format.TEXT,
                        out -> out.append(value(read(lab.inquiry()), at)).append('\n'));
    }

    /** The values of many positions, one on each line. */
    public Request values(BufferedReader lines) {
        return lab -> new Report().as(Format.TEXT, out -> {
            SavedTable table = read(lab.inquiry());
            LineByLine.answer(lines, line -> value(table, Texts.position(line)), out);
        });
    }

    /** What {@link GrundySummaryRequest} says of it. */
    public Request summary() {
        return lab -> Summary.report(
                game(),
                summary ->
                        GrundySummaryRequest.fill(summary, read(lab.inquiry()).values(), lab.inquiry()));
    }

    private String value(SavedTable table, BigPosition at) {
        requireInside(Extent.upTo(at), table.values().board());
        return Integer.toString(table.values().at(at.x().intValueExact(), at.y().intValueExact()));
    }

    private void requireInside(Extent extent, Board board) {
        if (extent.rows().compareTo(BigInteger.valueOf(board.rows())) > 0
                || extent.columns().compareTo(BigInteger.valueOf(board.columns())) > 0) {
            throw new BadRequestException("the table " + name + " does not reach that far: it has the first pile below "
                    + board.rows() + " and the second below " + board.columns());
        }
    }

    /** The values, which have to be at least these. */
    public GrundyTable covering(Extent extent, Inquiry inquiry) {
        GrundyTable values = read(inquiry).values();
        requireInside(extent, values.board());
        return values;
    }

    /** Looks at the head of the file only. */
    public GameSpec game() {
        return opened(SavedTable::gameOf);
    }

    /** The whole table, checked. */
    public SavedTable read(Inquiry inquiry) {
        inquiry.budget().progress().work("the table " + name + ", in which the values stand", "");
        return inquiry.run(() -> opened(in -> SavedTable.read(in, inquiry.budget())));
    }

    /** Reads something from a file. */
    @FunctionalInterface
    private interface Reading<T> {
        T from(InputStream in) throws IOException;
    }

    private <T> T opened(Reading<T> reading) {
        try (InputStream in = source.open()) {
            return reading.from(in);
        } catch (BadRequestException fault) {
            throw new BadRequestException("cannot read the table " + name + ": " + fault.getMessage());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
