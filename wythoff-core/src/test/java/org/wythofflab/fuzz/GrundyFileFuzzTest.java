package org.wythofflab.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.zip.CRC32;
import org.wythofflab.lab.BytesChannel;
import org.wythofflab.lab.grundy.SavedTables;
import org.wythofflab.render.Format;

/** Any bytes are a table of Grundy values, as they are and with right checksums, or words say what is wrong with them. */
final class GrundyFileFuzzTest {
    private static final int VERSION_AT = 8;
    private static final int ROWS_AT = 12;
    private static final int COLUMNS_AT = 16;
    private static final int SYMMETRIC_AT = 24;
    private static final int LENGTH_AT = 25;
    private static final int TEXT_AT = 29;
    private static final int CODE_BYTES = 6;
    private static final int MOST_ROWS = 1000;

    @FuzzTest
    void anyFileIsATableOrRefused(byte[] bytes) {
        ask(bytes);
        repair(bytes);
        ask(bytes);
    }

    private static void ask(byte[] bytes) {
        SavedTables tables = new SavedTables("table.wgt", () -> new BytesChannel(bytes));
        FuzzedLab.ask(tables.table(Optional.empty()), Format.CSV);
        FuzzedLab.ask(tables.value("1 2"), Format.TEXT);
        FuzzedLab.ask(lab -> tables.summary().answeredBy(lab), Format.TEXT);
    }

    /** Else nearly all that is changed would be found by the checksums, and nothing behind them be tried. */
    private static void repair(byte[] bytes) {
        ByteBuffer file = ByteBuffer.wrap(bytes);
        if (bytes.length < TEXT_AT) {
            return;
        }
        int rows = file.getInt(ROWS_AT);
        long end = (long) TEXT_AT + file.getInt(LENGTH_AT) + (long) CODE_BYTES * rows;
        if (rows < 0 || rows > MOST_ROWS || end < TEXT_AT || end + Integer.BYTES > bytes.length) {
            return;
        }
        int codes = (int) end - CODE_BYTES * rows;
        file.putInt((int) end, sum(bytes, VERSION_AT, (int) end, Optional.empty()));
        long at = end + Integer.BYTES;
        for (int x = 0; x < rows; x++) {
            long count = file.getInt(COLUMNS_AT) - (file.get(SYMMETRIC_AT) == 1 ? (long) x : 0);
            int width = file.get(codes + CODE_BYTES * x + CODE_BYTES - 1) & 0xFF;
            long sum = at + (count * width + 63) / 64 * 8;
            if (sum < at || sum + Integer.BYTES > bytes.length) {
                return;
            }
            file.putInt((int) sum, sum(bytes, (int) at, (int) sum, Optional.of(x)));
            at = sum + Integer.BYTES;
        }
    }

    private static int sum(byte[] bytes, int from, int to, Optional<Integer> row) {
        CRC32 sum = new CRC32();
        row.ifPresent(
                x -> sum.update(ByteBuffer.allocate(Integer.BYTES).putInt(x).array()));
        sum.update(bytes, from, to - from);
        return (int) sum.getValue();
    }
}
