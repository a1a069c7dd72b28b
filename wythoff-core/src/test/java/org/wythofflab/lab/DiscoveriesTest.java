package org.wythofflab.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wythofflab.prove.Discoverer;
import org.wythofflab.prove.DocsCertificates;
import org.wythofflab.prove.Proofs;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.prove.ProvedValue;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;

/** Certificates of somebody's own are found, but only after they were checked. */
class DiscoveriesTest {

    private static final Budget BUDGET = Budget.of(0, 1 << 28);

    @TempDir
    Path folder;

    private final List<String> complaints = new ArrayList<>();

    private void save(String name, String text) throws IOException {
        try (OutputStream raw = Files.newOutputStream(folder.resolve(name));
                OutputStream out = name.endsWith(".gz") ? new GZIPOutputStream(raw) : raw) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private Discoveries discoveries() {
        return new Discoveries(folder, complaints::add);
    }

    private static GameSpec game(String text) throws GameSyntaxException {
        return GameSpec.parse(text);
    }

    @Test
    void aValidCertificateIsFoundAndAnotherGameHasNone() throws IOException, GameSyntaxException {
        save("mine.json.gz", DocsCertificates.text("modular-3"));
        save("also mine.json", DocsCertificates.text("nim-block-3"));
        Discoveries discoveries = discoveries();
        assertThat(discoveries.about(game("modular(3)"), BUDGET).map(ProvedSet::citation))
                .contains("Wythoff Lab, certificate mine");
        assertThat(discoveries.about(game("nim block 3"), BUDGET).map(ProvedSet::name))
                .contains("also mine");
        assertThat(discoveries.about(game("modular(4)"), BUDGET)).isEmpty();
        assertThat(complaints).isEmpty();
        // Whoever saves one later is heard.
        save("later.json.gz", DocsCertificates.text("modular-4"));
        assertThat(discoveries.about(game("modular(4)"), BUDGET)).isPresent();
    }

    @Test
    void whatIsDamagedIsNamedOnceAndTheRestIsUsed() throws IOException, GameSyntaxException {
        String text = DocsCertificates.text("modular-3");
        save("a-cut.json", text.substring(0, 40));
        save("b-forged.json", text.replaceFirst("\\[0,", "[1,"));
        save("c-stepless.json.gz", text.substring(0, text.indexOf("\"steps\"")) + "\"steps\": []}");
        Files.write(folder.resolve("d-garbage.json.gz"), new byte[] {1, 2, 3});
        save("e-right.json", text);
        save("notes.txt", "nothing");
        Discoveries discoveries = discoveries();
        for (int i = 0; i < 2; i++) {
            assertThat(discoveries.about(game("modular(3)"), BUDGET).map(ProvedSet::name))
                    .contains("e-right");
        }
        assertThat(complaints).hasSize(4);
        assertThat(complaints.toString()).contains("a-cut.json", "b-forged.json", "c-stepless.json.gz", "d-garbage");
    }

    @Test
    void certificatesOfGrundyValuesAreListedOnceTheyAreRight() throws Exception {
        String two = value("nim", 2);
        String one = value("nim", 1);
        Files.createDirectories(folder.resolve("values"));
        save("values/a-two.json.gz", two);
        save("values/b-one.json", one);
        save("values/c-forged.json", one.replaceFirst("\\[0,", "[1,"));
        save("values/d-outcomes.json", DocsCertificates.text("modular-3"));
        Discoveries discoveries = discoveries();
        for (int i = 0; i < 2; i++) {
            assertThat(discoveries.values(game("nim"), BUDGET).stream().map(ProvedValue::name))
                    .containsExactly("b-one", "a-two");
        }
        assertThat(discoveries.values(game("wythoff"), BUDGET)).isEmpty();
        // They say nothing of who wins.
        assertThat(discoveries.about(game("nim"), BUDGET)).isEmpty();
        assertThat(complaints).hasSize(2);
        assertThat(complaints.toString()).contains("c-forged.json", "d-outcomes.json");
        // Those of the program come first, and those of the user add to them.
        assertThat(Proofs.kept().or(discoveries).values(game("nim"), BUDGET).stream()
                        .map(ProvedValue::value))
                .containsExactly(1, 2);
        assertThat(Proofs.kept().or(discoveries).values(game("wythoff"), BUDGET).stream()
                        .map(ProvedValue::name))
                .containsExactly("wythoff-grundy-1");
    }

    private static String value(String game, int value) throws Exception {
        return Discoverer.discover(game(game), value, Optional.empty(), 1 << 10, Budget.of(1 << 24, 1 << 28))
                .proof()
                .certified()
                .orElseThrow()
                .text();
    }

    @Test
    void withoutAFolderThereIsNothing() throws GameSyntaxException {
        assertThat(new Discoveries(folder.resolve("none"), complaints::add).about(game("modular(3)"), BUDGET))
                .isEmpty();
        assertThat(Discoveries.none().about(game("modular(3)"), BUDGET)).isEmpty();
        assertThat(complaints).isEmpty();
    }

    @Test
    void theFolderIsWhereTheUserSays() {
        assertThat(Discoveries.folder(Map.of("WYTHOFF_HOME", "/somewhere")))
                .isEqualTo(Path.of("/somewhere/discoveries"));
        assertThat(Discoveries.folder(Map.of())).endsWithRaw(Path.of(".wythoff", "discoveries"));
    }
}
