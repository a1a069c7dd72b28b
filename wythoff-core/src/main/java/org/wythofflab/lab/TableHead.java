package org.wythofflab.lab;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Amount;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.ValueTiles;

/**
 * The head of a file with a {@link SavedTable}: all but the values. Numbers have their highest byte first:
 *
 * <pre>
 * 8 bytes   89 57 47 54 0D 0A 1A 0A, by which a text editor or a transfer as text gives itself away
 * 4         version, 1
 * 4 4 4     rows, columns, largest value
 * 1         1 if the table is symmetric, and row x begins at column x; else 0, and it begins at column 0
 * 4 n       length of the game's text in bytes, and the text in UTF-8
 * 6 a row   1 byte: 1 if value y is expected in column y, 0 if 0 is; 4: least difference; 1: bits a value
 * 4         CRC-32 of everything from the version on
 * </pre>
 *
 * @param symmetric whether only the half with {@code x <= y} is written
 */
record TableHead(GameSpec game, Board board, boolean symmetric, int largest, List<RowCode> codes) {
    static final int VERSION = 1;
    private static final long MAGIC = 0x89574754_0D0A1A0AL;
    private static final int LONGEST_TEXT = 1 << 20;
    /** Where the length of the text stands. */
    private static final int LENGTH_AT = 25;

    int firstColumn(int row) {
        return symmetric ? row : 0;
    }

    int count(int row) {
        return board.columns() - firstColumn(row);
    }

    void write(DataOutputStream out) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream head = new DataOutputStream(bytes);
        head.writeInt(VERSION);
        head.writeInt(board.rows());
        head.writeInt(board.columns());
        head.writeInt(largest);
        head.writeBoolean(symmetric);
        byte[] text = game.text().getBytes(StandardCharsets.UTF_8);
        head.writeInt(text.length);
        head.write(text);
        for (RowCode code : codes) {
            head.writeBoolean(code.nearPile());
            head.writeInt(code.least());
            head.writeByte(code.width());
        }
        CRC32 sum = new CRC32();
        sum.update(bytes.toByteArray());
        out.writeLong(MAGIC);
        bytes.writeTo(out);
        out.writeInt((int) sum.getValue());
    }

    /**
     * The head of a table that is to be held in memory.
     *
     * @throws BadRequestException if it is no head, or a damaged one
     */
    static TableHead read(InputStream in, Budget budget) throws IOException {
        CheckedInputStream checked = new CheckedInputStream(in, new CRC32());
        DataInputStream data = new DataInputStream(checked);
        try {
            if (data.readLong() != MAGIC) {
                throw new BadRequestException("it is no table of Grundy values: it begins with something else");
            }
            checked.getChecksum().reset();
            return read(data, checked, budget);
        } catch (EOFException end) {
            throw new BadRequestException("it is cut off: it ends in its head");
        }
    }

    /** Where the first row begins, in a file whose head has been read. */
    static long end(SeekableByteChannel file, int rows) throws IOException {
        file.position(LENGTH_AT);
        long text = new DataInputStream(Channels.newInputStream(file)).readInt();
        return LENGTH_AT + Integer.BYTES + text + (long) rows * RowCode.BYTES + Integer.BYTES;
    }

    private static TableHead read(DataInputStream data, CheckedInputStream checked, Budget budget) throws IOException {
        int version = data.readInt();
        if (version != VERSION) {
            throw new BadRequestException("it has version " + Integer.toUnsignedString(version)
                    + " of the format (or is" + " damaged), and this program reads version " + VERSION);
        }
        int rows = data.readInt();
        int columns = data.readInt();
        int largest = data.readInt();
        int symmetric = data.readUnsignedByte();
        int length = data.readInt();
        boolean possible = rows >= 0 && columns >= 0 && largest >= 0 && symmetric <= 1 && length >= 0;
        boolean square = symmetric == 0 || rows == columns;
        if (!possible
                || !square
                || length > LONGEST_TEXT
                || !Extent.of(rows, columns).hasIntSides()) {
            throw damaged();
        }
        requireRoom(Extent.of(rows, columns), symmetric == 1, budget);
        byte[] text = data.readNBytes(length);
        byte[] codes = data.readNBytes(Math.multiplyExact(rows, RowCode.BYTES));
        int sum = (int) checked.getChecksum().getValue();
        if (text.length + codes.length < length + rows * RowCode.BYTES) {
            throw new EOFException();
        }
        if (data.readInt() != sum) {
            throw damaged();
        }
        return new TableHead(game(text), new Board(rows, columns), symmetric == 1, largest, codes(codes));
    }

    private static BadRequestException damaged() {
        return new BadRequestException("its head is damaged: the checksum is not that of its bytes");
    }

    /** Before memory is asked for: what a damaged head says may be anything. */
    private static void requireRoom(Extent extent, boolean symmetric, Budget budget) {
        BigInteger band = extent.columns().add(extent.rows()).multiply(BigInteger.valueOf(ValueTiles.SIDE * 4L));
        BigInteger bytes = ValueTiles.bytes(extent, symmetric).add(band);
        if (bytes.compareTo(BigInteger.valueOf(budget.bytes())) > 0) {
            throw LimitException.ofLimits("the table says that it has " + extent + " positions, which is too much\n  it"
                    + " needs " + Amount.bytes(bytes) + ", and the limit is "
                    + Amount.bytes(BigInteger.valueOf(budget.bytes())));
        }
    }

    private static GameSpec game(byte[] text) {
        try {
            return GameSpec.parse(new String(text, StandardCharsets.UTF_8));
        } catch (GameSyntaxException fault) {
            throw new BadRequestException("its game is not one that this program knows: " + fault.getMessage());
        }
    }

    private static List<RowCode> codes(byte[] bytes) throws IOException {
        DataInputStream data = new DataInputStream(new ByteArrayInputStream(bytes));
        List<RowCode> codes = new ArrayList<>();
        for (int x = 0; x < bytes.length / RowCode.BYTES; x++) {
            boolean nearPile = data.readBoolean();
            int least = data.readInt();
            int width = data.readUnsignedByte();
            if (width > Integer.SIZE) {
                throw new BadRequestException("its row " + x + " has " + width + " bits a value, and 32 are the most");
            }
            codes.add(new RowCode(nearPile, least, width));
        }
        return codes;
    }
}
