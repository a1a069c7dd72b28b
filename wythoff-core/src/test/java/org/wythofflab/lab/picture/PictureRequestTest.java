package org.wythofflab.lab.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.ImitationDefinition;
import org.wythofflab.definition.ImitationDefinition.Pair;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.solve.Progress;
import org.xml.sax.InputSource;

/** Numbers in pictures, read back from pixels. */
final class PictureRequestTest {
    private static final int SIZE = 20;
    private static final int SCALE = 8;

    /** A picture in the making. */
    private record Wish(List<String> games, String size, String show, Map<String, String> options, List<String> flags) {
        static Wish of(String show, String... games) {
            return new Wish(List.of(games), "" + SIZE, show, Map.of("scale", "" + SCALE), List.of());
        }

        Wish with(String option, String value) {
            Map<String, String> more = new HashMap<>(options);
            more.put(option, value);
            return new Wish(games, size, show, more, flags);
        }

        Wish flagged(String... more) {
            return new Wish(games, size, show, options, List.of(more));
        }

        PictureRequest request() {
            return new PictureRequest(
                    games,
                    size,
                    show,
                    Optional.ofNullable(options.get("from")),
                    Optional.ofNullable(options.get("mark")),
                    Optional.ofNullable(options.get("scale")),
                    flags.contains("matrix"),
                    flags.contains("dark"),
                    Optional.ofNullable(options.get("colours")),
                    Method.usual());
        }

        String text() {
            return Ask.text(request());
        }

        BufferedImage png() {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try {
                new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false)
                        .answer(request())
                        .write(Format.PNG, bytes);
                return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
            } catch (IOException impossible) {
                throw new AssertionError(impossible);
            }
        }

        /** The colour of square (x,y), where x counts from the left and y from the bottom of the board. */
        int square(BufferedImage image, int x, int y) {
            int left = boardLeft(image);
            int bottom = boardBottom(image, left);
            return image.getRGB(left + x * SCALE + SCALE / 2, bottom - y * SCALE - SCALE / 2) & 0xFFFFFF;
        }

        private Theme theme() {
            return flags.contains("dark") ? Theme.DARK : Theme.LIGHT;
        }

        /** The frame of the board is the first column with a long run of the faint colour. */
        private int boardLeft(BufferedImage image) {
            return IntStream.range(0, image.getWidth())
                            .filter(x -> IntStream.range(0, image.getHeight())
                                            .filter(y -> isFaint(image, x, y))
                                            .count()
                                    >= (long) SIZE * SCALE)
                            .findFirst()
                            .orElseThrow()
                    + 1;
        }

        private int boardBottom(BufferedImage image, int left) {
            int y = image.getHeight() - 1;
            while (!isFaint(image, left + SIZE * SCALE / 2, y)) {
                y--;
            }
            return y - 1;
        }

        private boolean isFaint(BufferedImage image, int x, int y) {
            return (image.getRGB(x, y) & 0xFFFFFF) == theme().faint();
        }
    }

    private static boolean[][] truth(String game) {
        return DefinitionSolver.pPositions(Definitions.named(game), SIZE, SIZE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "wythoff block 3", "odd-even(2,3)", "odd-even(2,3) misere"})
    void theOutcomesAreThere(String game) {
        boolean[][] p = truth(game);
        for (String flag : List.of("", "dark", "matrix")) {
            Wish wish = Wish.of("outcome", game).flagged(flag);
            BufferedImage image = wish.png();
            for (int x = 0; x < SIZE; x++) {
                for (int y = 0; y < SIZE; y++) {
                    int seen = flag.equals("matrix") ? wish.square(image, y, SIZE - 1 - x) : wish.square(image, x, y);
                    assertThat(seen)
                            .as("%s %s (%d,%d)", game, flag, x, y)
                            .isEqualTo(
                                    p[x][y]
                                            ? wish.theme().strong()
                                            : wish.theme().plain());
                }
            }
        }
    }

    @Test
    void farAwayATheoremDrawsWhatAnEngineDraws() {
        Wish near = Wish.of("outcome", "wythoff");
        BufferedImage corner = near.with("from", "10 16").png();
        BufferedImage whole = new Wish(List.of("wythoff"), "40", "outcome", near.options(), List.of()).png();
        boolean[][] p = truth("wythoff");
        for (int x = 0; x < SIZE - 10; x++) {
            for (int y = 0; y < SIZE - 16; y++) {
                assertThat(near.square(corner, x, y))
                        .isEqualTo(p[10 + x][16 + y] ? Theme.LIGHT.strong() : Theme.LIGHT.plain());
            }
        }
        assertThat(whole.getWidth()).isGreaterThan(corner.getWidth());
        Wish far = near.with("from", "10^100 (10^100+isqrt(5*10^200))//2-9");
        BufferedImage image = far.png();
        assertThat(IntStream.range(0, SIZE * SIZE)
                        .filter(i -> far.square(image, i / SIZE, i % SIZE) == Theme.LIGHT.strong())
                        .count())
                .isPositive();
    }

    @Test
    void theAxesOfAFarWindowSayWhatTheyCountFrom() {
        Wish far = Wish.of("outcome", "wythoff").with("from", "10^100 10^20+7");
        assertThat(far.text())
                .contains("\n  0 ..")
                .contains("\n  across: first pile - 10^100\n  up: second pile - 100000000000000000007\n");
        assertThat(far.flagged("matrix").text())
                .contains("\n  across: second pile - 100000000000000000007\n  down: first pile - 10^100\n");
        assertThat(far.with("from", "10^100 30").text())
                .contains("\n 30 ..")
                .contains("\n  across: first pile - 10^100\n  up: second pile\n");
        assertThat(far.with("from", "30 40").text()).doesNotContain("across");
    }

    @Test
    void theOptionsOfAPositionAreMarked() {
        Wish wish = Wish.of("outcome", "wythoff").with("mark", "7,11");
        BufferedImage image = wish.png();
        assertThat(wish.square(image, 7, 11)).isEqualTo(Theme.LIGHT.ink());
        assertThat(wish.square(image, 7, 4)).as("P").isEqualTo(Theme.LIGHT.kind(0));
        assertThat(wish.square(image, 3, 11)).as("N").isEqualTo(Theme.LIGHT.kind(3));
        assertThat(wish.square(image, 3, 6)).as("no option").isEqualTo(Theme.LIGHT.plain());
        assertThat(wish.square(image, 1, 2)).as("no option").isEqualTo(Theme.LIGHT.strong());
    }

    @Test
    void twoGamesAreCompared() {
        boolean[][] first = truth("wythoff");
        boolean[][] second = truth("wythoff block 2");
        Wish wish = Wish.of("difference", "wythoff", "wythoff block 2");
        BufferedImage image = wish.png();
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                int expected = first[x][y]
                        ? second[x][y] ? Theme.LIGHT.strong() : Theme.LIGHT.kind(0)
                        : second[x][y] ? Theme.LIGHT.kind(1) : Theme.LIGHT.plain();
                assertThat(wish.square(image, x, y)).as("(%d,%d)", x, y).isEqualTo(expected);
            }
        }
    }

    @Test
    void equalNumbersHaveEqualColoursAndLargerOnesLighter() {
        int[][] values = DefinitionSolver.grundy(Definitions.named("wythoff"), SIZE, SIZE);
        Wish wish = Wish.of("grundy", "wythoff");
        BufferedImage image = wish.png();
        Map<Integer, Integer> colours = new HashMap<>();
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                int colour = wish.square(image, x, y);
                assertThat(colours.computeIfAbsent(values[x][y], value -> colour))
                        .isEqualTo(colour);
            }
        }
        assertThat(colours.values()).doesNotHaveDuplicates();
        int before = -1;
        for (int value = 0; value < colours.size(); value++) {
            int rgb = colours.get(value);
            int lightness = 299 * (rgb >> 16) + 587 * (rgb >> 8 & 255) + 114 * (rgb & 255);
            assertThat(lightness).isGreaterThan(before);
            before = lightness;
        }
    }

    @Test
    void winningOptionsAreCounted() {
        Wish wish = Wish.of("options", "wythoff block 3");
        BufferedImage image = wish.png();
        boolean[][] p = truth("wythoff block 3");
        Map<Long, Integer> colours = new HashMap<>();
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                long count = 0;
                for (int k = 0; k <= x; k++) {
                    for (int l = 0; l <= y; l++) {
                        count += k + l > 0 && (k == 0 || l == 0 || k == l) && p[x - k][y - l] ? 1 : 0;
                    }
                }
                int colour = wish.square(image, x, y);
                assertThat(colours.computeIfAbsent(count, value -> colour))
                        .as("(%d,%d)", x, y)
                        .isEqualTo(colour);
            }
        }
        assertThat(colours.values()).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,2", "2,3"})
    void whereTheHistoryMatters(int m, int p) {
        Wish wish = Wish.of("dynamic", "imitation(" + m + "," + p + ")");
        BufferedImage image = wish.png();
        Map<Pair, Set<Boolean>> seen = outcomesAfterHistories(new ImitationDefinition(m, p, false));
        Theme theme = Theme.LIGHT;
        seen.forEach((position, outcomes) -> {
            int colour = wish.square(image, position.x(), position.y());
            boolean dynamic = colour == theme.kind(0) || colour == theme.kind(1);
            // A history that was not tried may show that a position is dynamic after all.
            assertThat(dynamic || outcomes.equals(Set.of(colour == theme.strong())))
                    .as("%s", position)
                    .isTrue();
        });
        assertThat(seen.values()).anyMatch(outcomes -> outcomes.size() == 2);
        assertThat(seen.keySet()).as("some are not").anyMatch(position -> {
            int colour = wish.square(image, position.x(), position.y());
            return colour == theme.strong() || colour == theme.plain();
        });
    }

    private static Map<Pair, Set<Boolean>> outcomesAfterHistories(ImitationDefinition game) {
        Map<Pair, Set<Boolean>> seen = new HashMap<>();
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            List<Pair> history = new ArrayList<>(List.of(new Pair(random.nextInt(12), random.nextInt(12))));
            for (List<Pair> legal = game.legal(history); !legal.isEmpty(); legal = game.legal(history)) {
                history.add(legal.get(random.nextInt(legal.size())));
                Pair now = history.get(history.size() - 1);
                seen.computeIfAbsent(now, position -> new HashSet<>()).add(game.isP(history));
            }
        }
        return seen;
    }

    @ParameterizedTest
    @ValueSource(strings = {"outcome", "grundy", "options", "points", "differences", "ratios"})
    void svgIsXmlWithTheTitle(String show) throws Exception {
        String svg = Ask.in(Format.SVG, Wish.of(show, "wythoff").request());
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .startsWith("wythoff");
        assertThat(document.getElementsByTagName("text").getLength()).isGreaterThan(4);
    }

    @Test
    void aTerminalShowsSymbols() {
        String text = Ask.text(new Wish(List.of("wythoff"), "4", "outcome", Map.of(), List.of()).request());
        assertThat(text).isEqualTo("   ....\n   .#..\n   ..#.\n 0 #...\n   0\n  . N  # P\n");
        String matrix =
                Ask.text(new Wish(List.of("odd-even(2,3)"), "4", "outcome", Map.of(), List.of("matrix")).request());
        assertThat(matrix.lines().findFirst()).contains(" 0 ##..");
    }

    @Test
    void severalGamesAreSeveralPanels() {
        Wish wish = Wish.of("outcome", "wythoff block {1..4}");
        assertThat(wish.png().getHeight()).isGreaterThan(2 * SIZE * SCALE);
        assertThatThrownBy(() -> Ask.text(wish.request()))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("ask for");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "outcome | wythoff | size | 0",
                "outcome | wythoff | size | 10^30",
                "outcome | wythoff | scale | 0",
                "outcome | wythoff | from | x",
                "outcome | wythoff | mark | 30,30",
                "nonsense | wythoff | scale | 1",
                "difference | wythoff | scale | 1",
                "dynamic | wythoff | scale | 1",
                "options | imitation(1,1) | scale | 1",
                "grundy | wythoff | colours | rainbow",
                "outcome | wythoff block {9..1} | scale | 1",
            })
    void whatCannotBeDrawnIsAFault(String show, String game, String option, String value) {
        Wish plain = Wish.of(show, game).with(option, value);
        Wish wish = option.equals("size") ? new Wish(List.of(game), value, show, Map.of(), List.of()) : plain;
        assertThatThrownBy(wish::png).isInstanceOf(BadRequestException.class);
    }

    @Test
    void aPictureTooLargeIsRefusedBeforeItIsDrawn() {
        assertThatThrownBy(
                        () -> Wish.of("outcome", "wythoff").with("scale", "900").png())
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("16384");
    }
}
