package org.wythofflab.lab;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ValueTiles;

/**
 * A table of Grundy values and the game it is of, as a file holds them: a {@link TableHead}, then row by row the values in
 * the bits of its {@link RowCode}, filled up to 8 bytes, and the CRC-32 of the row's number (4 bytes) and these bytes. A row at
 * a time is in memory besides the table. About 14 bits a value of Wythoff's game at 16384, and half of the values, as it is
 * symmetric.
 */
public record SavedTable(GameSpec game, GrundyTable values) {

    /** Writes the file; costs two passes over the table, as the head says how many bits the rows have. */
    public void write(OutputStream out, Budget budget) throws IOException {
        TableHead head = head(budget);
        DataOutputStream data = new DataOutputStream(out);
        head.write(data);
        int rows = head.board().rows();
        int[] row = new int[head.board().columns()];
        byte[] bytes = new byte[0];
        for (int x = 0; x < rows; x++) {
            budget.checkpoint(rows + x, 2L * rows);
            int count = head.count(x);
            values.row(x, head.firstColumn(x), head.board().columns(), row);
            RowCode code = head.codes().get(x);
            int length = Math.toIntExact(code.length(count));
            bytes = bytes.length < length ? new byte[length] : bytes;
            code.pack(head.firstColumn(x), row, count, bytes);
            data.write(bytes, 0, length);
            data.writeInt(RowCode.checksum(x, bytes, length));
        }
        data.flush();
    }

    private TableHead head(Budget budget) {
        Board board = values.board();
        boolean symmetric = board.rows() == board.columns() && game.symmetry().isSymmetric();
        TableHead head = new TableHead(game, board, symmetric, 0, new ArrayList<>(board.rows()));
        int[] row = new int[board.columns()];
        int largest = 0;
        for (int x = 0; x < board.rows(); x++) {
            budget.checkpoint(x, 2L * board.rows());
            values.row(x, head.firstColumn(x), board.columns(), row);
            head.codes().add(RowCode.of(head.firstColumn(x), row, head.count(x)));
            for (int i = 0; i < head.count(x); i++) {
                largest = Math.max(largest, row[i]);
            }
        }
        return new TableHead(game, board, symmetric, largest, head.codes());
    }

    /**
     * Reads a file that {@link #write} has written.
     *
     * @throws BadRequestException if it is another file, or damaged, or cut off; the message says where
     * @throws LimitException if the table does not fit in the memory of the budget
     */
    public static SavedTable read(InputStream in, Budget budget) throws IOException {
        InputStream buffered = new BufferedInputStream(in, 1 << 16);
        TableHead head = TableHead.read(buffered, budget);
        Board board = head.board();
        ValueTiles tiles = new ValueTiles(board, head.symmetric());
        RowBand band = new RowBand(board, head.symmetric(), tiles);
        DataInputStream data = new DataInputStream(buffered);
        int[] row = new int[board.columns()];
        for (int x = 0; x < board.rows(); x++) {
            budget.checkpoint(x, board.rows());
            readRow(head, x, data, row);
            band.add(x, row);
        }
        if (data.read() >= 0) {
            throw tooLong(board);
        }
        return new SavedTable(head.game(), new GrundyTable(board, tiles));
    }

    private static void readRow(TableHead head, int x, DataInputStream data, int[] row) throws IOException {
        RowCode code = head.codes().get(x);
        int count = head.count(x);
        int length = Math.toIntExact(code.length(count));
        byte[] bytes = data.readNBytes(length);
        byte[] sum = data.readNBytes(Integer.BYTES);
        if (bytes.length < length || sum.length < Integer.BYTES) {
            throw cutOff(x, head.board());
        }
        if (RowCode.checksum(x, bytes, length) != new BigInteger(sum).intValue()) {
            throw damaged(x);
        }
        code.unpack(head.firstColumn(x), bytes, 0, count, head.largest(), row);
        for (int i = 0; i < count; i++) {
            if (row[i] < 0) {
                throw damaged(x);
            }
        }
    }

    static BadRequestException cutOff(int x, Board board) {
        return new BadRequestException("it is cut off: it ends in row " + x + " of " + board.rows());
    }

    static BadRequestException tooLong(Board board) {
        return new BadRequestException("there is more in it after the last row, " + (board.rows() - 1));
    }

    static BadRequestException damaged(int x) {
        return new BadRequestException("row " + x + " is damaged: the checksum is not that of its bytes");
    }
}
