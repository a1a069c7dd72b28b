package org.wythofflab.lab;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Amount;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;

/**
 * A file with a table of Grundy values, of which only those rows are read that are asked about: the head when it is opened, a
 * row when one of its values is first wanted, which is checked by its checksum then and kept in its bits. Of a symmetric
 * table (x,y) stands in row {@code min(x,y)}. Several threads may ask.
 */
public final class TableReader implements Closeable {
    private final SeekableByteChannel file;
    private final Budget budget;
    private final TableHead head;
    /** Where each row begins, and where the last one ends. */
    private final long[] starts;

    private final AtomicReferenceArray<byte[]> rows;
    private long held;

    private TableReader(SeekableByteChannel file, Budget budget, TableHead head, long first) {
        this.file = file;
        this.budget = budget;
        this.head = head;
        starts = new long[head.board().rows() + 1];
        starts[0] = first;
        for (int x = 0; x + 1 < starts.length; x++) {
            starts[x + 1] = starts[x] + head.codes().get(x).length(head.count(x)) + Integer.BYTES;
        }
        rows = new AtomicReferenceArray<>(head.board().rows());
    }

    /** Opens a file with as much room for its rows as there is memory. */
    public static TableReader open(Path file) throws IOException {
        return open(
                Files.newByteChannel(file), Budget.of(0, Runtime.getRuntime().maxMemory()));
    }

    /**
     * Reads the head of a file that {@link SavedTable#write} has written; the file is closed with the reader.
     *
     * @param budget how many bytes of rows may be held
     * @throws BadRequestException if it is another file, or its head is damaged, or it is too short or too long; the message
     *     says where
     */
    public static TableReader open(SeekableByteChannel file, Budget budget) throws IOException {
        try {
            file.position(0);
            // The whole table need not fit.
            Budget any = Budget.of(Long.MAX_VALUE, Long.MAX_VALUE);
            TableHead head = TableHead.read(new BufferedInputStream(Channels.newInputStream(file), 1 << 16), any);
            TableReader reader = new TableReader(
                    file, budget, head, TableHead.end(file, head.board().rows()));
            reader.requireWhole(file.size());
            return reader;
        } catch (IOException | RuntimeException failure) {
            file.close();
            throw failure;
        }
    }

    private void requireWhole(long length) {
        int last = starts.length - 1;
        if (length > starts[last]) {
            throw SavedTable.tooLong(head.board());
        }
        if (length < starts[last]) {
            int x = 0;
            while (starts[x + 1] <= length) {
                x++;
            }
            throw SavedTable.cutOff(x, head.board());
        }
    }

    public GameSpec game() {
        return head.game();
    }

    public Board board() {
        return head.board();
    }

    /**
     * The values, which are read as they are asked for, while the reader is open.
     *
     * <p>To ask may throw a {@link BadRequestException} if the row is damaged, a {@link LimitException} if there is no more
     * room for rows, and an {@link UncheckedIOException}.
     */
    public GrundyTable values() {
        return new GrundyTable(board(), this::at, this::copy);
    }

    private int at(int x, int y) {
        boolean swap = head.symmetric() && x > y;
        int row = swap ? y : x;
        int column = swap ? x : y;
        int[] value = new int[1];
        unpack(row, column, column + 1, value);
        return value[0];
    }

    private void copy(int x, int from, int to, int[] into) {
        int own = Math.min(to, Math.max(from, head.firstColumn(x)));
        for (int y = from; y < own; y++) {
            into[y - from] = at(x, y);
        }
        if (own == from) {
            unpack(x, from, to, into);
        } else if (own < to) {
            int[] part = new int[to - own];
            unpack(x, own, to, part);
            System.arraycopy(part, 0, into, own - from, part.length);
        }
    }

    /** The values of (x, from) to before (x, to), which stand in row x. */
    private void unpack(int x, int from, int to, int[] into) {
        byte[] bytes = row(x);
        RowCode code = head.codes().get(x);
        code.unpack(head.firstColumn(x), bytes, from - head.firstColumn(x), to - from, head.largest(), into);
        for (int i = 0; i < to - from; i++) {
            if (into[i] < 0) {
                throw SavedTable.damaged(x);
            }
        }
    }

    private byte[] row(int x) {
        byte[] known = rows.get(x);
        if (known != null) {
            return known;
        }
        try {
            byte[] read = read(x);
            rows.set(x, read);
            return read;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private synchronized byte[] read(int x) throws IOException {
        budget.pulse();
        int length = Math.toIntExact(starts[x + 1] - starts[x]);
        held += length;
        if (held > budget.bytes()) {
            throw LimitException.ofLimits("so many rows of the table are too much: they need more than the limit, "
                    + Amount.bytes(BigInteger.valueOf(budget.bytes())));
        }
        ByteBuffer bytes = ByteBuffer.allocate(length);
        file.position(starts[x]);
        while (bytes.hasRemaining()) {
            if (file.read(bytes) < 0) {
                throw SavedTable.cutOff(x, head.board());
            }
        }
        int content = length - Integer.BYTES;
        if (RowCode.checksum(x, bytes.array(), content) != bytes.getInt(content)) {
            throw SavedTable.damaged(x);
        }
        return bytes.array();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
