package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.Progress;

final class BandedRowsTest {

    /** A small job is done by one thread, however many there are, and a narrow board by fewer. */
    @ParameterizedTest
    @CsvSource({"999,640,4,1", "1000,640,4,4", "1000,640,1,1", "1000,192,4,1", "1000,256,4,2", "1000000,64000,40,8"})
    void threadsShareWhatIsWorthIt(long cells, int columns, int threads, int bands) {
        BandedRows.Worth worth = new BandedRows.Worth(2, 1000);
        try (Crew crew = new Crew(new Budget(1, 1, threads, () -> false, Progress.SILENT))) {
            assertThat(worth.bands(new Board(5, columns), cells, crew)).isEqualTo(bands);
        }
    }
}
