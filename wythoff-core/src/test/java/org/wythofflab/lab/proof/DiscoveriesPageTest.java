package org.wythofflab.lab.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.wythofflab.prove.Discoverer;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;

/**
 * {@code docs/discoveries.md} says of each certificate what is in it: the game, the states, the words of the theorems and the
 * pictures. With {@code -Ddiscoveries=write} all of that is written anew, from {@code docs/discoveries}.
 */
class DiscoveriesPageTest {

    private static final Path PAGE = Finding.ROOT.resolve("docs").resolve("discoveries.md");
    private static final Path PICTURES = Finding.DATA.resolve("pictures");
    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);
    private static final boolean WRITES = "write".equals(System.getProperty("discoveries"));

    /** A picture shows so many columns and rows. */
    private static final int SIDE = 40;

    private static final int CELL = 2;

    /** That the certificates are valid is the business of {@code CertificatesTest}. */
    @Test
    void everyLineSaysWhatItsCertificateDoes() throws IOException {
        for (Finding one : Finding.all()) {
            if (one.file().isPresent()) {
                ProvedSet set = one.set();
                assertThat(set.game().text()).as(one.name()).isEqualTo(one.game());
                assertThat(set.states()).as(one.name()).isEqualTo(one.states());
                assertThat(set.numeration()).as(one.name()).isEqualTo(one.numeration());
            }
        }
    }

    /** What is carried is in the index, and what is in the index is carried and on the page. */
    @Test
    void theIndexNamesAllThatIsCarried() throws IOException {
        Map<String, String> index = new TreeMap<>();
        for (String line : Files.readAllLines(Finding.CARRIED.resolve("index.tsv"))) {
            index.put(line.substring(0, line.indexOf('\t')), line.substring(line.indexOf('\t') + 1));
        }
        List<String> files;
        try (Stream<Path> found = Files.list(Finding.CARRIED)) {
            files = found.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".json.gz"))
                    .map(name -> name.replace(".json.gz", ""))
                    .sorted()
                    .toList();
        }
        assertThat(files).containsExactlyElementsOf(index.keySet());
        Map<String, Finding> findings = byName();
        index.forEach((name, text) -> {
            Finding row = findings.get(name);
            assertThat(row).as(name).isNotNull();
            assertThat(text).isEqualTo(row.game() + (row.value() == 0 ? "" : "\tgrundy " + row.value()));
        });
    }

    private static Map<String, Finding> byName() throws IOException {
        return Finding.all().stream().collect(Collectors.toMap(Finding::name, one -> one));
    }

    /** One of those whose certificates are too large to be kept. */
    @Test
    void whatHasNoCertificateIsFoundAgain() throws Exception {
        Finding one = byName().get("restricted-1-2-h-0-mod-3-v-0-mod-3-d1-0-mod-3-d2-0-mod-3-misere");
        assertThat(one.file()).isEmpty();
        Proof proof = Discoverer.discover(GameSpec.parse(one.game()), 0, Optional.empty(), 1 << 12, BUDGET)
                .proof();
        assertThat(proof).isInstanceOf(Proof.Proved.class);
        assertThat(((Proof.Proved) proof).states()).isEqualTo(one.states());
        assertThat(ProofCheck.of(proof.certified().orElseThrow().text(), BUDGET).flaw())
                .isEmpty();
    }

    @Test
    void thePageSaysWhatWasFound() throws IOException {
        List<PaperStatement> theorems = Theorems.all();
        String page = DiscoveriesPage.of(Finding.all(), Theorems.markdown(theorems));
        String latex = Theorems.latex(theorems);
        Path paper = Finding.DATA.resolve("theorems.tex");
        if (WRITES) {
            Files.writeString(PAGE, page);
            Files.writeString(paper, latex);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(page);
        assertThat(Files.readString(paper)).isEqualTo(latex);
    }

    @Test
    void thePicturesShowTheSets() throws IOException, GameSyntaxException {
        Map<String, Finding> pictures = DiscoveriesPage.pictures(Finding.all());
        Files.createDirectories(PICTURES);
        for (Finding one : pictures.values()) {
            Path file = PICTURES.resolve(one.name() + ".png");
            boolean[][] set = shown(one);
            if (WRITES) {
                ImageIO.write(drawn(set), "png", file.toFile());
            }
            BufferedImage image = ImageIO.read(file.toFile());
            for (int x = 0; x < SIDE; x++) {
                for (int y = 0; y < SIDE; y++) {
                    boolean dark = (image.getRGB(x * CELL, (SIDE - 1 - y) * CELL) & 0xFF) < 128;
                    assertThat(dark).as("%s at (%d,%d)", one.name(), x, y).isEqualTo(set[x][y]);
                }
            }
        }
        try (Stream<Path> files = Files.list(PICTURES)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".png", "")))
                    .containsExactlyInAnyOrderElementsOf(pictures.keySet());
        }
    }

    /** By the certificate, or without one by an engine. */
    private static boolean[][] shown(Finding one) throws GameSyntaxException {
        if (one.file().isPresent()) {
            return one.set().window(new BigPosition(BigInteger.ZERO, BigInteger.ZERO), SIDE, BUDGET);
        }
        OutcomeGrid grid = Engines.outcomes(GameSpec.parse(one.game()), Extent.of(SIDE, SIDE), BUDGET)
                .fold(chosen -> chosen.value().run(BUDGET), refused -> {
                    throw new AssertionError(refused.why());
                });
        boolean[][] set = new boolean[SIDE][SIDE];
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                set[x][y] = grid.isP(x, y);
            }
        }
        return set;
    }

    private static BufferedImage drawn(boolean[][] set) {
        byte[] shades = {(byte) 0xF4, 0x20};
        BufferedImage image = new BufferedImage(
                SIDE * CELL,
                SIDE * CELL,
                BufferedImage.TYPE_BYTE_BINARY,
                new IndexColorModel(1, 2, shades, shades, shades));
        for (int x = 0; x < SIDE * CELL; x++) {
            for (int y = 0; y < SIDE * CELL; y++) {
                boolean dark = set[x / CELL][SIDE - 1 - y / CELL];
                image.setRGB(x, y, dark ? 0xFF202020 : 0xFFF4F4F4);
            }
        }
        return image;
    }
}
