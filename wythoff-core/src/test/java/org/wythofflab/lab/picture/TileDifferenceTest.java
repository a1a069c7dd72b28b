package org.wythofflab.lab.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.render.picture.Tiles;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.Progress;

/** The difference of two games, square by square and from afar. */
final class TileDifferenceTest {
    private static final Boards BOARDS = new Boards(100_000_000);

    private static TileLayers layers(String game, String x, String y, int zoom) {
        GameSpec spec = Texts.game(game);
        BigPosition corner = new BigPosition(new BigInteger(x), new BigInteger(y));
        Limits limits = new Limits(1L << 30, 1L << 28, Optional.empty());
        return new TileLayers(spec, corner, zoom, BOARDS, Inquiry.open(limits, Progress.SILENT, () -> false, () -> 0));
    }

    private static Tiles difference(String one, String other, String x, String y, int zoom) {
        return new TileDifference(layers(one, x, y, zoom), layers(other, x, y, zoom))
                .squares(Theme.LIGHT)
                .tiles();
    }

    @ParameterizedTest
    @CsvSource({"wythoff, a-wythoff(2), 0, 0", "wythoff block 2, wythoff block 3, 100, 300", "nim, wythoff, 7, 0"})
    void aPixelShowsADifferenceIfOneOfItsSquaresDiffers(String one, String other, int x0, int y0) {
        OutcomeGrid p = layers(one, "0", "0", 3).solved().outcomes(BigInteger.valueOf(3000));
        OutcomeGrid q = layers(other, "0", "0", 3).solved().outcomes(BigInteger.valueOf(3000));
        for (int zoom : new int[] {0, 1, 3}) {
            Tiles tiles = difference(one, other, "" + x0, "" + y0, zoom);
            for (int i = 0; i < TileRequest.SIDE; i++) {
                for (int j = 0; j < TileRequest.SIDE; j++) {
                    int kind = 0;
                    boolean inOne = false;
                    boolean inOther = false;
                    for (int n = 0; n < 1 << (2 * zoom); n++) {
                        int x = x0 + (i << zoom) + (n >> zoom);
                        int y = y0 + (j << zoom) + (n & ((1 << zoom) - 1));
                        inOne |= p.isP(x, y) && !q.isP(x, y);
                        inOther |= q.isP(x, y) && !p.isP(x, y);
                        kind = p.isP(x, y) && q.isP(x, y) ? 3 : kind;
                    }
                    kind = inOne && inOther ? 4 : inOne ? 1 : inOther ? 2 : kind;
                    assertThat(tiles.at(i, j))
                            .as("(%d,%d) at zoom %d", i, j, zoom)
                            .isEqualTo(kind);
                }
            }
        }
    }

    /** Wythoff's P-positions are those of Nim nowhere but at (0,0). */
    @Test
    void theoremsTellTheDifferenceFarAway() {
        String far = BigInteger.TEN.pow(40).toString();
        Tiles tiles = difference("wythoff", "nim", far, far, 0);
        for (int i = 0; i < TileRequest.SIDE; i++) {
            assertThat(tiles.at(i, i)).isEqualTo(2);
            assertThat(tiles.at(i, (i + 1) % TileRequest.SIDE)).isZero();
        }
    }

    @Test
    void anotherGameIsAskedForWithTheDifferenceOnly() {
        assertThatThrownBy(() -> Ask.text(new TileRequest("nim", "difference", "0", "0", "0", "light")))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("another game");
        assertThatThrownBy(
                        () -> Ask.text(new TileRequest("nim", "outcome", Optional.of("nim"), "0", "0", "0", "light")))
                .isInstanceOf(BadRequestException.class);
    }
}
