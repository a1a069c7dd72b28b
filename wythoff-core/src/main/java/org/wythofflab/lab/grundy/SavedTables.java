package org.wythofflab.lab.grundy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.channels.SeekableByteChannel;
import java.util.Optional;
import java.util.function.Supplier;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LineByLine;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Summary;
import org.wythofflab.lab.TableReader;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/**
 * Questions that are answered from a table in a file, without solving anything.
 *
 * @param name what the file is called in a message
 */
public record SavedTables(String name, Source source) {

    /** Opens the file. */
    @FunctionalInterface
    public interface Source {
        SeekableByteChannel open() throws IOException;
    }

    /**
     * The part with both piles below {@code size}, or else the largest square that there is.
     *
     * @param size a number, or an expression without variables
     */
    public Request table(Optional<String> size) {
        Optional<BigInteger> side = size.map(text -> Texts.number("size", text));
        return lab -> GrundyViews.report(writing -> read(lab.inquiry(), reader -> {
            Board board = reader.board();
            BigInteger below = side.orElse(BigInteger.valueOf(Math.min(board.rows(), board.columns())));
            requireInside(new Extent(below, below), board);
            writing.of(new GrundyViews(reader.game(), below.intValueExact(), values(reader), lab.inquiry()));
            return board;
        }));
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
                        out -> out.append(read(lab.inquiry(), reader -> value(reader, at)))
                                .append('\n'));
    }

    /** The values of many positions, one on each line. */
    public Request values(BufferedReader lines) {
        return lab -> new Report()
                .as(
                        Format.TEXT,
                        out -> read(lab.inquiry(), reader -> {
                            LineByLine.answer(lines, line -> value(reader, Texts.position(line)), out);
                            return reader;
                        }));
    }

    /** What {@link GrundySummaryRequest} says of it: of the largest square that there is. */
    public Request summary() {
        return lab -> Summary.report(
                game(),
                summary -> read(lab.inquiry(), reader -> {
                    GrundySummaryRequest.fill(summary, square(values(reader)), lab.inquiry());
                    return reader;
                }));
    }

    private static GrundyTable square(GrundyTable all) {
        int side = Math.min(all.board().rows(), all.board().columns());
        return all.part(side, side);
    }

    private String value(TableReader reader, BigPosition at) {
        requireInside(Extent.upTo(at), reader.board());
        return Integer.toString(values(reader).at(at.x().intValueExact(), at.y().intValueExact()));
    }

    private void requireInside(Extent extent, Board board) {
        if (extent.rows().compareTo(BigInteger.valueOf(board.rows())) > 0
                || extent.columns().compareTo(BigInteger.valueOf(board.columns())) > 0) {
            throw new BadRequestException("the table " + name + " does not reach that far: it has the first pile below "
                    + board.rows() + " and the second below " + board.columns());
        }
    }

    /** The values of the square with this corner: that of (x + i, y + j) is in row i and column j. */
    public int[][] square(int x, int y, int size, Inquiry inquiry) {
        return read(inquiry, reader -> {
            requireInside(Extent.of((long) x + size, (long) y + size), reader.board());
            GrundyTable values = values(reader);
            int[][] square = new int[size][size];
            for (int i = 0; i < size; i++) {
                inquiry.pulse();
                values.row(x + i, y, y + size, square[i]);
            }
            return square;
        });
    }

    /** Looks at the head of the file only. */
    public GameSpec game() {
        return opened(Budget.of(0, 0), TableReader::game);
    }

    private <T> T read(Inquiry inquiry, Reading<T> reading) {
        inquiry.budget().progress().work("the table " + name + ", in which the values stand", "");
        return inquiry.run(() -> opened(inquiry.budget(), reading));
    }

    /** Reads something from a file. */
    @FunctionalInterface
    private interface Reading<T> {
        T from(TableReader reader) throws IOException;
    }

    private <T> T opened(Budget budget, Reading<T> reading) {
        try (TableReader reader = open(budget)) {
            return reading.from(reader);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private TableReader open(Budget budget) {
        return named(() -> {
            try {
                return TableReader.open(source.open(), budget);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
    }

    private GrundyTable values(TableReader reader) {
        GrundyTable values = reader.values();
        return new GrundyTable(
                reader.board(),
                (x, y) -> named(() -> values.at(x, y)),
                (x, from, to, into) -> named(() -> {
                    values.row(x, from, to, into);
                    return into;
                }));
    }

    /** Says which file it is that cannot be read. */
    private <T> T named(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadRequestException fault) {
            throw new BadRequestException("cannot read the table " + name + ": " + fault.getMessage());
        }
    }
}
