package org.wythofflab.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.grundy.GrundyEngine;

final class SavedTableTest {
    private static final Budget AMPLE = Budget.of(1L << 30, 1L << 28);
    private static final int VERSION_AT = 8;
    private static final int ROWS_AT = 12;
    private static final int TEXT_AT = 29;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "nim",
                "modular(3)",
                "a-wythoff(2)",
                "odd-even(2,3)",
                "moves(first: odd; second: all; both: 2*k<l)",
                "moves(first: 1..3; second: none; both: k=l)"
            })
    void whatIsWrittenIsRead(String text) {
        GameSpec game = Boards.game(text);
        for (Board board : List.of(
                new Board(0, 0),
                new Board(1, 1),
                new Board(63, 63),
                new Board(64, 64),
                new Board(65, 65),
                new Board(130, 130),
                new Board(70, 5),
                new Board(5, 70),
                new Board(3, 0))) {
            GrundyTable table = new GrundyEngine().solve(game, board, AMPLE);
            same(game, table, read(written(game, table)));
            same(game, table, readByRows(written(game, table)));
        }
    }

    /** Every number of bits, and differences to the pile that are as long as values. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void anyValuesAreRead(long seed) {
        Random random = new Random(seed);
        GameSpec game = Boards.game("odd-even(2,3)");
        for (int bits = 0; bits <= 31; bits++) {
            int[][] values = new int[1 + random.nextInt(70)][1 + random.nextInt(70)];
            boolean near = random.nextBoolean() && bits < 31;
            for (int[] row : values) {
                for (int y = 0; y < row.length; y++) {
                    row[y] = random.nextInt() >>> 1 & (1 << bits) - 1;
                    row[y] += near ? y : 0;
                }
            }
            GrundyTable table = new GrundyTable(new Board(values.length, values[0].length), values);
            same(game, table, read(written(game, table)));
            same(game, table, readByRows(written(game, table)));
        }
    }

    @Test
    void theFileIsSmall() {
        byte[] file = file("wythoff", 256);
        assertThat(file.length * 8L).isLessThan(256 * 257 / 2 * 10);
    }

    private static void same(GameSpec game, GrundyTable table, SavedTable read) {
        assertThat(read.game()).isEqualTo(game);
        assertThat(read.values().board()).isEqualTo(table.board());
        int[] right = new int[table.board().columns()];
        int[] found = new int[table.board().columns()];
        for (int x = 0; x < table.board().rows(); x++) {
            table.row(x, 0, right.length, right);
            read.values().row(x, 0, right.length, found);
            assertThat(found).as("row " + x).isEqualTo(right);
        }
    }

    @Test
    void noByteCanChangeUnseen() {
        byte[] file = file("wythoff", 12);
        read(file);
        for (int i = 0; i < file.length; i++) {
            for (int change : List.of(1, 2, 16, 0x80, 0xFF)) {
                byte[] broken = file.clone();
                broken[i] ^= (byte) change;
                assertThatThrownBy(() -> read(broken))
                        .as("byte %d changed by %d", i, change)
                        .isInstanceOfAny(BadRequestException.class, LimitException.class);
                assertThatThrownBy(() -> readByRows(broken))
                        .as("byte %d changed by %d", i, change)
                        .isInstanceOf(BadRequestException.class);
            }
        }
    }

    @Test
    void noByteCanBeMissingOrTooMany() {
        byte[] file = file("odd-even(2,3)", 9);
        for (int length = 0; length < file.length; length++) {
            byte[] cut = Arrays.copyOf(file, length);
            assertThatThrownBy(() -> read(cut))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("cut off");
            assertThatThrownBy(() -> TableReader.open(new BytesChannel(cut), AMPLE))
                    .hasMessage(messageOf(() -> read(cut)));
        }
        assertThatThrownBy(() -> TableReader.open(new BytesChannel(Arrays.copyOf(file, file.length + 1)), AMPLE))
                .hasMessageContaining("there is more in it after the last row, 8");
        assertThatThrownBy(() -> read(Arrays.copyOf(file, file.length + 1)))
                .hasMessageContaining("there is more in it after the last row, 8");
    }

    @Test
    void whatIsWrongIsNamed() {
        byte[] file = file("wythoff", 12);
        assertThatThrownBy(() -> read("x,y\n1,2\n3,5\n".getBytes(StandardCharsets.UTF_8)))
                .hasMessageContaining("no table of Grundy values");
        assertThatThrownBy(() -> read(changed(file, VERSION_AT + 3, 3))).hasMessageContaining("version 2");
        assertThatThrownBy(() -> read(changed(file, TEXT_AT, 1))).hasMessageContaining("head is damaged");
        assertThatThrownBy(() -> read(changed(file, file.length - 1, 1))).hasMessageContaining("row 11 is damaged");
        assertThatThrownBy(() -> read(changed(file, file.length - 13, 1))).hasMessageContaining("row 10 is damaged");
        assertThatThrownBy(() -> read(Arrays.copyOf(file, file.length - 13)))
                .hasMessageContaining("it ends in row 10 of 12");
        assertThatThrownBy(() -> read(changed(file, ROWS_AT, 2)))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("head is damaged");
    }

    /** The last two rows of a table of one value each are alike but for their numbers. */
    @Test
    void rowsCannotChangePlaces() {
        GameSpec game = Boards.game("odd-even(2,3)");
        byte[] file = written(game, new GrundyTable(new Board(3, 1), new int[][] {{0}, {5}, {5}}));
        byte[] swapped = file.clone();
        System.arraycopy(file, file.length - 4, swapped, file.length - 8, 4);
        System.arraycopy(file, file.length - 8, swapped, file.length - 4, 4);
        assertThatThrownBy(() -> read(swapped)).hasMessageContaining("row 1 is damaged");
    }

    /** Made on purpose, with the right checksums. */
    @Test
    void nonsenseWithTheRightChecksumIsRefusedToo() {
        byte[] file = file("wythoff", 2);
        int codes = TEXT_AT + "wythoff".length();
        byte[] wide = withChecksum(changed(file, codes + 5, 64), codes + 12);
        assertThatThrownBy(() -> read(wide)).hasMessageContaining("its row 0 has 64 bits a value");
        byte[] negative = withChecksum(changed(file, codes + 1, 0x80), codes + 12);
        assertThatThrownBy(() -> read(negative)).hasMessageContaining("row 0 is damaged");
        byte[] noGame = withChecksum(changed(file, TEXT_AT, 1), codes + 12);
        assertThatThrownBy(() -> read(noGame)).hasMessageContaining("its game is not one that this program knows");
    }

    @Test
    void memoryIsNotAskedForBeyondTheBudget() {
        byte[] file = file("wythoff", 200);
        assertThatThrownBy(() -> SavedTable.read(new ByteArrayInputStream(file), Budget.of(1L << 30, 50_000)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("200 x 200 positions");
        byte[] huge = file.clone();
        ByteBuffer.wrap(huge).putInt(ROWS_AT, 1 << 27).putInt(ROWS_AT + 4, 1 << 27);
        assertThatThrownBy(() -> read(huge)).isInstanceOf(LimitException.class);
    }

    @Test
    void aFileOnDiskIsReadToo(@TempDir Path folder) throws IOException {
        Path file = Files.write(folder.resolve("t.wgt"), file("wythoff", 70));
        try (TableReader reader = TableReader.open(file)) {
            assertThat(reader.game()).isEqualTo(Boards.game("wythoff"));
            assertThat(reader.values().at(1, 2)).isZero();
            assertThat(reader.values().at(69, 0)).isEqualTo(69);
        }
        Files.delete(file);
        assertThatThrownBy(() -> TableReader.open(file)).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void noMoreRowsAreHeldThanTheBudgetAllows() throws IOException {
        byte[] file = file("wythoff", 200);
        try (TableReader reader = TableReader.open(new BytesChannel(file), Budget.of(0, 1000))) {
            assertThat(reader.values().at(0, 150)).isEqualTo(150);
            assertThat(reader.values().at(150, 0)).isEqualTo(150);
            assertThatThrownBy(() -> readByRows(reader)).isInstanceOf(LimitException.class);
        }
    }

    private static void readByRows(TableReader reader) {
        reader.values().row(199, 0, 200, new int[200]);
    }

    private static String messageOf(Runnable failing) {
        Throwable thrown = catchThrowable(failing::run);
        return String.valueOf(thrown.getMessage());
    }

    private static byte[] withChecksum(byte[] file, int end) {
        CRC32 sum = new CRC32();
        sum.update(file, VERSION_AT, end - VERSION_AT);
        ByteBuffer.wrap(file).putInt(end, (int) sum.getValue());
        return file;
    }

    private static byte[] changed(byte[] file, int at, int change) {
        byte[] broken = file.clone();
        broken[at] ^= (byte) change;
        return broken;
    }

    private static byte[] file(String text, int side) {
        GameSpec game = Boards.game(text);
        return written(game, new GrundyEngine().solve(game, new Board(side, side), AMPLE));
    }

    private static byte[] written(GameSpec game, GrundyTable table) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new SavedTable(game, table).write(out, AMPLE);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static SavedTable read(byte[] file) {
        try {
            return SavedTable.read(new ByteArrayInputStream(file), AMPLE);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Row by row as it is asked for, backwards, so that no row profits from those before it. */
    private static SavedTable readByRows(byte[] file) {
        try (TableReader reader = TableReader.open(new BytesChannel(file), AMPLE)) {
            GrundyTable values = reader.values();
            int[][] all = new int[reader.board().rows()][reader.board().columns()];
            for (int x = all.length - 1; x >= 0; x--) {
                int middle = all[x].length / 3;
                values.row(x, 0, middle, all[x]);
                for (int y = middle; y < all[x].length; y++) {
                    all[x][y] = values.at(x, y);
                }
            }
            return new SavedTable(reader.game(), new GrundyTable(reader.board(), all));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
