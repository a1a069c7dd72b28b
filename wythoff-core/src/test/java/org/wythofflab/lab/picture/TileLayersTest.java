package org.wythofflab.lab.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.board.SolvedBoards;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Progress;

/** Tiles far away, or of large pieces, show what a solved board shows. */
final class TileLayersTest {
    private static final Limits LIMITS = new Limits(1L << 30, 1L << 28, Optional.empty());

    private static TileLayers layers(GameSpec game, int x, int y, int zoom, Boards boards) {
        BigPosition corner = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
        return new TileLayers(game, corner, zoom, boards, Inquiry.open(LIMITS, Progress.SILENT, () -> false, () -> 0));
    }

    private static boolean agrees(GameSpec game, int x, int y, int zoom, Boards boards) {
        TileLayers layers = layers(game, x, y, zoom, boards);
        Optional<boolean[][]> known = layers.known();
        known.ifPresent(p ->
                assertThat(p).as("%s at (%d,%d), zoom %d", game, x, y, zoom).isDeepEqualTo(layers.seen()));
        return known.isPresent();
    }

    @Test
    void whatIsKnownOfACatalogueGameIsWhatABoardShows() {
        int known = 0;
        for (CatalogueEntry entry : Catalogue.entries()) {
            Boards boards = new Boards(100_000_000);
            boolean near = agrees(entry.game(), 0, 0, 0, boards);
            boolean away = agrees(entry.game(), 131, 250, 0, boards);
            known += near && away ? 1 : 0;
        }
        assertThat(known).isGreaterThan(40);
    }

    /** Pixels of many squares, where the few N-positions of a comply game fill none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff block 3",
                "wythoff block 6",
                "wythoff comply 2",
                "wythoff comply 40",
                "moves(first: all; second: all; both: k = l or k = 1 and l = 2 or k = 2 and l = 1)",
                "a-wythoff(2) misere",
                "even-odd(2,3)",
                "modular(4)"
            })
    void coarseTilesAgreeAsWell(String text) {
        Boards boards = new Boards(100_000_000);
        assertThat(agrees(Texts.game(text), 0, 0, 3, boards)).isTrue();
        assertThat(agrees(Texts.game(text), 100, 77, 1, boards)).isTrue();
    }

    /** A board of which blocks are kept shows the same as one of which all squares are. */
    @ParameterizedTest
    @ValueSource(strings = {"odd-even(1,1)", "moves(first: 1..5; second: all; both: k = l)", "wythoff comply 2"})
    void shrunkBoardsShowTheSame(String text) {
        Boards boards = new Boards(100_000_000);
        TileLayers layers = layers(Texts.game(text), 2048, 4096, 3, boards);
        assertThat(layers.shrunk()).isDeepEqualTo(layers.seen());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff block 3 | 49152 | 65536 | 6",
                "wythoff comply 4 | 100000 | 60000 | 3",
                "moves(first: all; second: all; both: k = l or k = 1 and l = 2 or k = 2 and l = 1) | 1000000 | 1650000 | 6",
                "st(2,3) misere | 100000 | 600000 | 3",
                "odd-odd(2,3) | 1000000 | 0 | 6",
                "even-even(2,2) | 49152 | 49152 | 6",
                "modular(5) | 0 | 10^30 | 6"
            })
    void farTilesNeedNoBoard(String game, String x, String y, String zoom) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Boards boards = new Boards(100_000_000);
        Lab.sharing(boards, LIMITS, () -> false)
                .answer(new TileRequest(game, "outcome", x, y, zoom, "light"))
                .write(Format.PNG, out);
        assertThat(out.size()).isPositive();
    }

    /** A board that would take far longer than there is time is refused after a small one, which is kept. */
    @Test
    void whatTakesTooLongIsRefusedBeforeItIsBegun() {
        Limits hasty = new Limits(1L << 40, 1L << 34, Optional.of(Duration.ofSeconds(100_000)));
        // A second passes with each look at the clock, and engines look at it in every row.
        AtomicLong seconds = new AtomicLong();
        Boards boards = new Boards(100_000_000);
        SolvedBoards solved = new SolvedBoards(
                Texts.game("wythoff block 4 nim"),
                boards,
                Inquiry.open(
                        hasty,
                        Progress.SILENT,
                        () -> false,
                        () -> TimeUnit.SECONDS.toNanos(seconds.getAndIncrement())));
        assertThatThrownBy(() -> solved.outcomes(BigInteger.valueOf(200_000)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("it would take about");
        long kept = boards.bytes();
        solved.outcomes(BigInteger.valueOf(2000));
        assertThat(boards.bytes()).isEqualTo(kept).isPositive();
    }
}
