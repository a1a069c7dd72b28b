package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pictures in the documentation are those that the program draws. */
final class GalleryTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final String START = "./wythoff picture ";

    @TempDir
    private Path directory;

    private static List<String> commands() throws IOException {
        try (Stream<Path> sweeps = Files.list(ROOT.resolve("docs/sweeps"))) {
            Stream<Path> pages = Stream.of("README.md", "docs/gallery.md").map(ROOT::resolve);
            return Stream.concat(
                            pages,
                            sweeps.filter(file -> file.toString().endsWith(".md"))
                                    .sorted())
                    .flatMap(GalleryTest::lines)
                    .filter(line -> line.startsWith(START))
                    .toList();
        }
    }

    private static Stream<String> lines(Path page) {
        try {
            return Files.readAllLines(page).stream();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyPictureIsUpToDate(String command) throws IOException {
        String[] words = ShellWords.split(command).toArray(new String[0]);
        Path shown = ROOT.resolve(words[words.length - 1]);
        Path drawn = directory.resolve(shown.getFileName().toString());
        assertThat(words[words.length - 2]).isEqualTo("-o");
        words[words.length - 1] = drawn.toString();
        // Tables of sweeps are named as from the root.
        Arrays.setAll(words, i -> words[i].startsWith("@") ? "@" + ROOT.resolve(words[i].substring(1)) : words[i]);
        assertThat(Run.of(Arrays.copyOfRange(words, 1, words.length))).isEqualTo(new Run(0, "", ""));
        if (shown.toString().endsWith(".png")) {
            // How pixels are compressed depends on the machine.
            assertThat(pixels(shown))
                    .as("%s is out of date; run %s", shown, command)
                    .isEqualTo(pixels(drawn));
        } else {
            assertThat(shown).as("%s is out of date; run %s", shown, command).hasSameTextualContentAs(drawn);
        }
    }

    private static int[] pixels(Path file) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
