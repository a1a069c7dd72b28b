package org.wythofflab.lab.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.BytesChannel;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.picture.PictureRequest;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;

/** A table in a file answers as the game would. */
final class SavedTablesTest {
    private static final int SIDE = 70;
    private static final List<String> GAMES = List.of("wythoff", "odd-even(2,3)");

    private static SavedTables saved(String game, int side) {
        byte[] file = bytes(table(game, side), Format.WGT);
        return new SavedTables("t.wgt", () -> new BytesChannel(file));
    }

    private static Request table(String game, int side) {
        return new GrundyTableRequest(game, Integer.toString(side), Method.usual());
    }

    private static byte[] bytes(Request request, Format format) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Limits limits = new Limits(1L << 26, 1L << 28, Optional.empty());
        try {
            new Lab(limits, Paint.PLAIN, Progress.SILENT, () -> false)
                    .answer(request)
                    .write(format, out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    @Test
    void everyFormOfTheTableIsThatOfTheGame() {
        for (String game : GAMES) {
            for (Format format : new GrundyTableRequest(game, "3", Method.usual())
                    .answeredBy(new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false))
                    .formats()) {
                assertThat(bytes(saved(game, SIDE).table(Optional.empty()), format))
                        .as("%s as %s", game, format.word())
                        .isEqualTo(bytes(table(game, SIDE), format));
                assertThat(bytes(saved(game, SIDE).table(Optional.of("5")), format))
                        .isEqualTo(bytes(table(game, 5), format));
            }
        }
    }

    @Test
    void valuesAndSumsAreThoseOfTheGame() {
        for (String game : GAMES) {
            SavedTables saved = saved(game, SIDE);
            String lines = "0 0\n69 68\n2,69\n30 31\n";
            assertThat(Ask.text(saved.values(Ask.lines(lines))))
                    .isEqualTo(Ask.text(new GrundyValuesRequest(game, Ask.lines(lines), Method.usual())));
            assertThat(Ask.text(saved.value("69 68")))
                    .isEqualTo(Ask.text(new GrundyValueRequest(game, "69 68", Method.usual())));
            for (Format format : List.of(Format.TEXT, Format.JSON)) {
                assertThat(Ask.in(format, saved.summary()))
                        .isEqualTo(
                                Ask.in(format, new GrundySummaryRequest(game, Integer.toString(SIDE), Method.usual())));
            }
        }
    }

    @Test
    void picturesAreThoseOfTheGame() {
        for (Format format : List.of(Format.TEXT, Format.SVG, Format.PNG)) {
            assertThat(bytes(picture("@t.wgt", "40", Optional.of(saved("wythoff", SIDE))), format))
                    .isEqualTo(bytes(picture("wythoff", "40", Optional.empty()), format));
        }
        assertThatThrownBy(() -> bytes(picture("@t.wgt", "90", Optional.of(saved("wythoff", SIDE))), Format.PNG))
                .hasMessageContaining("does not reach that far");
    }

    private static PictureRequest picture(String game, String size, Optional<SavedTables> saved) {
        return new PictureRequest(
                List.of(game),
                size,
                "grundy",
                Optional.of("10,20"),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                Optional.empty(),
                Method.usual(),
                saved);
    }

    @Test
    void whatIsNotInTheFileIsRefused() {
        SavedTables saved = saved("wythoff", SIDE);
        for (Request request : List.of(
                saved.value("70 1"),
                saved.value("1 10^30"),
                saved.table(Optional.of("71")),
                saved.table(Optional.of("10^30")))) {
            assertThatThrownBy(() -> Ask.text(request))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining(
                            "the table t.wgt does not reach that far: it has the first pile below 70 and the second below 70");
        }
        assertThatThrownBy(() -> Ask.text(saved.values(Ask.lines("3 5\n100 1\n"))))
                .hasMessageContaining("line 2: the table");
        SavedTables other = new SavedTables("x.csv", () -> new BytesChannel(new byte[99]));
        assertThatThrownBy(() -> Ask.text(other.value("1 2")))
                .hasMessage(
                        "cannot read the table x.csv: it is no table of Grundy values: it begins with something else");
        assertThatThrownBy(() -> Ask.text(other.summary())).hasMessageContaining("cannot read the table x.csv");
    }

    @Test
    void oneValueAndASmallPartReadTheirRowsOnly() {
        byte[] file = bytes(table("wythoff", 600), Format.WGT);
        List<BytesChannel> opened = new ArrayList<>();
        SavedTables counted = new SavedTables("t.wgt", () -> {
            opened.add(new BytesChannel(file));
            return opened.get(opened.size() - 1);
        });
        Ask.text(counted.value("599 300"));
        Ask.text(counted.values(Ask.lines("5 7\n7 5\n5 599\n")));
        Ask.text(counted.table(Optional.of("3")));
        assertThat(opened).hasSize(3).allSatisfy(channel -> {
            assertThat(channel.taken()).isLessThan(file.length / 20);
            assertThat(channel.isOpen()).isFalse();
        });
    }

    /** What was asked about is checked, and what was not is not looked at. */
    @Test
    void aDamagedRowIsNamedWhenItIsAskedAbout() {
        byte[] file = bytes(table("wythoff", SIDE), Format.WGT);
        file[file.length - 1] ^= 1;
        SavedTables saved = new SavedTables("t.wgt", () -> new BytesChannel(file));
        assertThat(Ask.text(saved.value("3 5")))
                .isEqualTo(Ask.text(new GrundyValueRequest("wythoff", "3 5", Method.usual())));
        String damage = "cannot read the table t.wgt: row 69 is damaged: the checksum is not that of its bytes";
        assertThatThrownBy(() -> Ask.text(saved.value("69 69"))).hasMessage(damage);
        assertThatThrownBy(() -> Ask.text(saved.values(Ask.lines("3 5\n69 69\n"))))
                .hasMessage("line 2: " + damage);
        assertThatThrownBy(() -> Ask.text(saved.summary())).hasMessage(damage);
    }
}
