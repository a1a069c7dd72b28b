package org.wythofflab.lab.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;

/** Plots of tables of sweeps: what is drawn is measured against the labels of the axes. */
final class SweepPictureRequestTest {
    private static final String TABLE = """
            game,k,K,count,slopes,word,note
            a,1,2,10,1.5 2.5,PROVED,
            b,2,2,40,2,PROVED,
            c,3,3,25,,UNKNOWN,"too large, it says"
            d,4,3,,3.25; 1,PROVED,
            """;

    private static final Pattern DOTS = Pattern.compile("<path fill=\"(#\\w+)\" d=\"([^\"]*)\"");
    private static final Pattern DOT = Pattern.compile("M(-?\\d+) (-?\\d+)h(\\d+)");
    private static final Pattern TEXT =
            Pattern.compile("<text x=\"(\\d+)\" y=\"(\\d+)\"[^>]* textLength=\"(\\d+)\"[^>]*>([^<]*)</text>");

    private static SweepTable table(String csv) {
        return SweepTable.of("t", csv);
    }

    private static String svg(String csv, String x, String y, Optional<String> by) {
        return Ask.in(Format.SVG, new SweepPictureRequest(List.of(table(csv)), x, y, by, false));
    }

    private record Dot(double x, double y) {}

    /** The middles of the dots, by colour. */
    private static Map<String, List<Dot>> dots(String svg) {
        return DOTS.matcher(svg)
                .results()
                .collect(Collectors.toMap(
                        found -> found.group(1),
                        found -> DOT.matcher(found.group(2))
                                .results()
                                .map(SweepPictureRequestTest::dot)
                                .toList()));
    }

    private static Dot dot(MatchResult found) {
        int half = Integer.parseInt(found.group(3)) / 2;
        return new Dot(Integer.parseInt(found.group(1)) + half, Integer.parseInt(found.group(2)) + half);
    }

    private static List<Dot> allDots(String svg) {
        return dots(svg).values().stream().flatMap(List::stream).toList();
    }

    /** The number at a pixel, by the first and the last label of an axis. */
    private record Ruler(double firstPixel, double firstNumber, double lastPixel, double lastNumber) {

        static Ruler of(NavigableMap<Double, Double> labels) {
            return new Ruler(
                    labels.firstKey(),
                    labels.firstEntry().getValue(),
                    labels.lastKey(),
                    labels.lastEntry().getValue());
        }

        double number(double pixel) {
            return firstNumber + (pixel - firstPixel) * (lastNumber - firstNumber) / (lastPixel - firstPixel);
        }

        /** What three pixels are worth: dots and ticks are rounded. */
        double blur() {
            return Math.abs(3 * (lastNumber - firstNumber) / (lastPixel - firstPixel));
        }
    }

    private static NavigableMap<Double, Double> labels(String svg, boolean across) {
        NavigableMap<Double, Double> labels = new TreeMap<>();
        TEXT.matcher(svg)
                .results()
                .filter(found -> found.group(4).matches("-?\\d+(\\.\\d+)?"))
                .filter(found -> across == (Integer.parseInt(found.group(2)) > 500))
                .forEach(found -> labels.put(
                        across
                                ? Integer.parseInt(found.group(1)) + Integer.parseInt(found.group(3)) / 2.0
                                : Integer.parseInt(found.group(2)) - 4.0,
                        Double.valueOf(found.group(4))));
        return labels;
    }

    @Test
    void dotsStandWhereTheLabelsSay() {
        Random random = new Random(17);
        for (int round = 0; round < 200; round++) {
            int scale = random.nextInt(5);
            double least = (random.nextInt(3) - 1) * Math.pow(10, random.nextInt(4));
            double span = Math.pow(10, random.nextInt(6) - 2) * (1 + random.nextInt(9));
            List<double[]> points = new ArrayList<>();
            StringBuilder csv = new StringBuilder("game,k,value,note\n");
            for (int i = 0; i < 30; i++) {
                String y = String.format("%." + scale + "f", least + random.nextDouble() * span);
                points.add(new double[] {7 + 3 * i, Double.parseDouble(y)});
                csv.append("g," + (7 + 3 * i) + "," + y + ",\n");
            }
            String svg = svg(csv.toString(), "k", "value", Optional.empty());
            Ruler across = Ruler.of(labels(svg, true));
            Ruler along = Ruler.of(labels(svg, false));
            List<Dot> dots = allDots(svg);
            assertThat(dots).hasSize(30);
            for (int i = 0; i < 30; i++) {
                assertThat(across.number(dots.get(i).x()))
                        .as(csv.toString())
                        .isCloseTo(points.get(i)[0], within(across.blur()));
                assertThat(along.number(dots.get(i).y()))
                        .as(csv.toString())
                        .isCloseTo(points.get(i)[1], within(along.blur()));
            }
            assertThat(labels(svg, false).size()).as(csv.toString()).isBetween(2, 13);
        }
    }

    @Test
    void eachNumberOfACellIsADotAndARowWithoutOneStandsOnTheLineNone() {
        String svg = svg(TABLE, "k", "slopes", Optional.empty());
        List<Dot> dots = allDots(svg);
        assertThat(dots).hasSize(6);
        double none = dots.stream().mapToDouble(Dot::y).max().orElseThrow();
        assertThat(dots.stream().filter(dot -> dot.y() == none)).hasSize(1);
        Ruler along = Ruler.of(labels(svg, false));
        assertThat(along.number(none)).as("under the others").isLessThan(0.9);
        assertThat(svg).contains(">none</text>");
        assertThat(svg(TABLE, "k", "K", Optional.empty())).doesNotContain(">none</text>");
    }

    @Test
    void aDifferenceOfTwoColumnsIsDrawn() {
        String svg = svg("game,k,a,b,note\ng,1,10,3,\ng,2,20,4,\ng,3,,4,\n", "k", "a - b", Optional.empty());
        Ruler along = Ruler.of(labels(svg, false));
        List<Dot> dots = allDots(svg);
        assertThat(dots).hasSize(3);
        assertThat(along.number(dots.get(0).y())).isCloseTo(7, within(along.blur()));
        assertThat(along.number(dots.get(1).y())).isCloseTo(16, within(along.blur()));
    }

    @Test
    void coloursTellTheValuesOfAColumnAndTheTablesApart() {
        String byK = svg(TABLE, "k", "count", Optional.of("K"));
        assertThat(byK).contains(">K = 2</text>", ">K = 3</text>");
        assertThat(dots(byK).values().stream().map(List::size)).containsExactlyInAnyOrder(2, 2);
        List<SweepTable> tables = List.of(SweepTable.of("one", TABLE), SweepTable.of("two", TABLE));
        String two = Ask.in(Format.SVG, new SweepPictureRequest(tables, "k", "count", Optional.empty(), false));
        assertThat(two).contains(">one</text>", ">two</text>");
        assertThat(dots(two).values().stream().map(List::size)).containsExactly(4, 4);
        // The same numbers in two colours: side by side, or one would hide the other.
        assertThat(allDots(two)).doesNotHaveDuplicates();
    }

    @Test
    void whatCannotBeDrawnIsBadInput() {
        refused("k", "word", "'PROVED' is no number");
        refused("k", "cuont", "no column 'cuont'; it has game, k, K, count");
        refused("slopes", "count", "one number in each cell");
        refused("k", "slopes - k", "one number in each cell");
        refused("k", "k - k - k", "a difference is of two columns");
        assertThatThrownBy(() -> svg("game,k,a,note\ng,1,,\n", "k", "a", Optional.empty()))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("nothing to draw");
        assertThatThrownBy(() -> svg("game,k,a,note\ng,1,1e999999999,\n", "k", "a", Optional.empty()))
                .isInstanceOf(BadRequestException.class);
        String many = "game,k\n"
                + IntStream.rangeClosed(1, 7).mapToObj(k -> "g," + k + "\n").collect(Collectors.joining());
        assertThatThrownBy(() -> svg(many, "k", "k", Optional.of("k")))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("at most 6 colours");
    }

    private static void refused(String x, String y, String why) {
        assertThatThrownBy(() -> svg(TABLE, x, y, Optional.empty()))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining(why);
    }

    @Test
    void aTableIsReadAsItWasWritten() throws IOException {
        Random random = new Random(18);
        String letters = "a,\"\n\r 1;";
        for (int round = 0; round < 300; round++) {
            List<List<String>> lines = new ArrayList<>();
            StringBuilder csv = new StringBuilder();
            int columns = 1 + random.nextInt(4);
            for (int row = 0; row < 4; row++) {
                List<String> cells = new ArrayList<>();
                for (int i = 0; i < columns; i++) {
                    cells.add(random.ints(random.nextInt(5), 0, letters.length())
                            .mapToObj(at -> letters.substring(at, at + 1))
                            .collect(Collectors.joining()));
                }
                lines.add(cells);
                new CsvWriter(csv).line(cells.toArray(new String[0]));
            }
            SweepTable read = table(csv.toString());
            assertThat(read.header()).as(csv.toString()).isEqualTo(lines.get(0));
            assertThat(read.rows()).as(csv.toString()).isEqualTo(lines.subList(1, 4));
        }
        assertThat(table("a,b\r\n1,2\r\n").rows()).containsExactly(List.of("1", "2"));
        assertThatThrownBy(() -> table("a,b\n1,2\n3\n")).hasMessageContaining("row 2 of t has 1 cells, its header 2");
        assertThatThrownBy(() -> table("a,b\n")).hasMessageContaining("no rows");
        assertThatThrownBy(() -> table("")).hasMessageContaining("no rows");
    }
}
