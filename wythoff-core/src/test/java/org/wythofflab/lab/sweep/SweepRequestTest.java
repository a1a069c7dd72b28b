package org.wythofflab.lab.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.explore.GameRow;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonText;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.StoppedException;

/** Sweeps on this machine. */
final class SweepRequestTest {
    private static final int BOUND = 30;
    private static final String GAMES = "st({s=1..3},{t=1..4}) {misere,block 2}";
    private static final String MEASURES = "s,t,count,theorem,verify";

    @TempDir
    private Path directory;

    private static Limits limits(int threads) {
        return new Limits(1L << 26, 1L << 24, threads, Optional.empty());
    }

    private static SweepRequest request(String games, String measures, Limits each, Optional<Path> file) {
        return new SweepRequest(
                games,
                measures,
                Optional.of(Integer.toString(BOUND)),
                each,
                file.map(path -> new SweepRequest.Kept(path.toString(), true)),
                Optional.empty());
    }

    private static String csv(String games, String measures, int threads) {
        return Ask.in(Format.CSV, request(games, measures, limits(threads), Optional.empty()));
    }

    @Test
    void eachGameHasARowInTheOrderOfTheRange() {
        assertThat(csv("wythoff block {1..3}", "count", 2).lines())
                .containsExactly(
                        "game,count,note", "wythoff block 1,23,", "wythoff block 2,42,", "wythoff block 3,59,");
    }

    @Test
    void theDefinitionCountsTheSame() {
        RandomGames.from(17).limit(30).forEach(game -> {
            long count = 0;
            for (boolean[] row : DefinitionSolver.pPositions(game, BOUND, BOUND)) {
                for (boolean isP : row) {
                    count += isP ? 1 : 0;
                }
            }
            assertThat(csv(game.text(), "count", 1)).as(game.text()).endsWith("," + count + ",\n");
        });
    }

    @Test
    void theDefinitionHasTheSameLargestValue() {
        List<Definition> games = RandomGames.from(18)
                .filter(game -> !game.misere() && game.maneuver() == Definition.Maneuver.NONE)
                .limit(15)
                .toList();
        for (Definition game : games) {
            int[][] values = DefinitionSolver.grundy(game, BOUND, BOUND);
            int largest =
                    Arrays.stream(values).flatMapToInt(Arrays::stream).max().orElse(0);
            String at = "";
            for (int shell = BOUND - 1; shell >= 0; shell--) {
                for (int i = 2 * shell; i >= 0; i--) {
                    int x = Math.min(i, shell);
                    int y = i < shell ? shell : i - shell;
                    at = values[x][y] == largest ? "(" + x + "," + y + ")\"," + (x + y) : at;
                }
            }
            assertThat(csv(game.text(), "largest,largest-at,largest-sum", 1))
                    .as(game.text())
                    .endsWith("," + largest + ",\"" + at + ",\n");
        }
    }

    @Test
    void contentAndOrderDoNotDependOnTheNumberOfThreads() {
        String alone = csv(GAMES, MEASURES, 1);
        assertThat(alone.lines()).hasSize(25);
        assertThat(csv(GAMES, MEASURES, 2)).isEqualTo(alone);
        assertThat(csv(GAMES, MEASURES, 7)).isEqualTo(alone);
    }

    @Test
    void aGameThatCannotBeMeasuredIsARowWithANote() {
        List<String> rows =
                csv("wythoff block {k=1..2}", "count,k,largest", 2).lines().toList();
        assertThat(rows.get(1)).isEqualTo("wythoff block 1,23,1,47,");
        // The place is known whatever happens.
        assertThat(rows.get(2)).startsWith("wythoff block 2,,2,,\"").contains("Sprague-Grundy");
    }

    @Test
    void aRuleWithoutAValueIsARowWithANote() {
        List<String> rows =
                csv("wyt(k + 20 // (k - {5,100}))", "count", 2).lines().toList();
        assertThat(rows.get(1)).startsWith("wyt(k + 20 // (k - 5)),,").contains("no value");
        assertThat(rows.get(2)).matches("wyt\\(k \\+ 20 // \\(k - 100\\)\\),\\d+,");
    }

    @Test
    void aMeasureThatThrowsIsARowWithANote() {
        SweepPlan plan = SweepPlan.of("wythoff block {1..2}", "count", Optional.empty(), limits(1));
        GameRow row = plan.row(plan.family().member(1), () -> {
            throw new IllegalStateException("broken on purpose");
        });
        assertThat(row.game()).isEqualTo("wythoff block 2");
        assertThat(row.values()).containsExactly("");
        assertThat(row.note()).isEqualTo("failed: java.lang.IllegalStateException: broken on purpose");
    }

    @Test
    void aLimitOfOneGameDoesNotStopTheOthers() {
        Limits small = new Limits(200, 1L << 24, 2, Optional.empty());
        List<String> rows = Ask.in(
                        Format.CSV, request("{wythoff,nim,wythoff misere}", "count", small, Optional.empty()))
                .lines()
                .toList();
        assertThat(rows.get(1)).startsWith("wythoff,,\"it needs").contains("the limit is 200 cells");
        assertThat(rows.get(2)).isEqualTo("nim,30,");
        assertThat(rows.get(3)).startsWith("wythoff misere,,\"it needs");
    }

    @Test
    void whatRunsOutOfTimeSaysSoAndNothingElse() {
        Limits noTime = new Limits(1L << 40, 1L << 30, 2, Optional.of(Duration.ZERO));
        SweepPlan plan = SweepPlan.of("wythoff block {5}", "verdict,states", Optional.empty(), noTime);
        GameRow row = plan.row(plan.family().member(0), () -> false);
        assertThat(row.values()).containsOnly("");
        assertThat(row.note()).startsWith("not finished within 0.0 seconds");
    }

    @Test
    void typesAreKeptInJson() {
        String lines = Ask.in(Format.JSONL, request("st({s=1..2},1)", "s,count,theorem", limits(2), Optional.empty()));
        assertThat(lines.lines())
                .containsExactly(
                        "{\"game\":\"st(1,1)\",\"s\":1,\"count\":23,\"theorem\":\"restricted-st/equation-2\",\"note\":null}",
                        "{\"game\":\"st(2,1)\",\"s\":2,\"count\":17,\"theorem\":\"restricted-st/equation-2\",\"note\":null}");
        String array = Ask.in(Format.JSON, request("st({s=1..2},1)", "s,count,theorem", limits(2), Optional.empty()));
        assertThat(array).isEqualTo("[" + String.join(",", lines.lines().toList()) + "]\n");
        String missing = Ask.in(
                Format.JSONL, request("wythoff block {k=2}", "k,largest,largest-at", limits(1), Optional.empty()));
        assertThat(missing)
                .startsWith("{\"game\":\"wythoff block 2\",\"k\":2,\"largest\":null,\"largest-at\":null,\"note\":\"");
    }

    @Test
    void theSchemaIsWhatSparkReads() throws IOException {
        SweepPlan plan = SweepPlan.of("st({s=1..2},1)", "s,theorem", Optional.empty(), limits(1));
        StringWriter out = new StringWriter();
        TableSchema.write(plan, out);
        assertThat(JsonText.object(out.toString())).containsEntry("type", "struct");
        assertThat(out.toString())
                .contains("{\"name\":\"s\",\"type\":\"long\",\"nullable\":true,\"metadata\":{}}")
                .contains("{\"name\":\"theorem\",\"type\":\"string\"");
    }

    @Test
    void anInterruptedSweepGoesOnWhereItWas() throws IOException {
        String whole = csv(GAMES, MEASURES, 2);
        for (int after = 0; after < 24; after += 5) {
            Path file = directory.resolve("rows" + after);
            assertThatThrownBy(stoppedAfter(after, file)).isInstanceOf(StoppedException.class);
            long kept = rows(file);
            assertThat(kept).isLessThan(24);
            String resumed = Ask.in(Format.CSV, request(GAMES, MEASURES, limits(2), Optional.of(file)));
            assertThat(resumed).isEqualTo(whole);
            // Nothing was measured twice: a line for each game, a header, and what the sweep is.
            assertThat(rows(file)).isEqualTo(24);
        }
    }

    private ThrowingCallable stoppedAfter(int rows, Path file) {
        AtomicInteger asked = new AtomicInteger();
        Lab lab = new Lab(limits(1), Paint.PLAIN, (done, total) -> asked.set((int) done), () -> asked.get() >= rows);
        return () -> lab.answer(request(GAMES, MEASURES, limits(1), Optional.of(file)))
                .write(Format.CSV, new StringWriter());
    }

    private static long rows(Path file) throws IOException {
        return Files.readAllLines(file).size() - 2L;
    }

    @Test
    void aCutOffOrDamagedLineIsMeasuredAgain() throws IOException {
        Path file = directory.resolve("rows");
        String whole = Ask.in(Format.CSV, request(GAMES, MEASURES, limits(2), Optional.of(file)));
        byte[] bytes = Files.readAllBytes(file);
        for (int length = 0; length < bytes.length; length += 97) {
            Files.write(file, Arrays.copyOf(bytes, length));
            assertThat(Ask.in(Format.CSV, request(GAMES, MEASURES, limits(2), Optional.of(file))))
                    .as("cut after " + length + " bytes")
                    .isEqualTo(whole);
            long size = Files.size(file);
            Ask.in(Format.CSV, request(GAMES, MEASURES, limits(2), Optional.of(file)));
            assertThat(file).as("nothing is left to measure").hasSize(size);
        }
        byte[] damaged = bytes.clone();
        damaged[bytes.length - 20] ^= 1;
        Files.write(file, damaged);
        assertThat(Ask.in(Format.CSV, request(GAMES, MEASURES, limits(2), Optional.of(file))))
                .isEqualTo(whole);
    }

    @Test
    void rowsOfAnotherSweepAreNotTaken() {
        Path file = directory.resolve("rows");
        String games = "wythoff block {1..3}";
        Limits each = limits(1);
        Optional<String> bound = Optional.of(Integer.toString(BOUND));
        String whole = Ask.in(Format.CSV, kept(games, "count", bound, each, file));
        Optional<Duration> second = Optional.of(Duration.ofSeconds(1));
        for (SweepRequest other : List.of(
                kept("wythoff block {1..4}", "count", bound, each, file),
                kept(games, "theorem", bound, each, file),
                kept(games, "count", Optional.of("31"), each, file),
                kept(games, "count", Optional.empty(), each, file),
                kept(games, "count", bound, new Limits(each.cells() - 1, each.bytes(), each.time()), file),
                kept(games, "count", bound, new Limits(each.cells(), each.bytes() - 1, each.time()), file),
                kept(games, "count", bound, new Limits(each.cells(), each.bytes(), second), file))) {
            assertThatThrownBy(() -> Ask.in(Format.CSV, other))
                    .as(other.toString())
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("another sweep");
        }
        // The number of threads makes no other sweep.
        assertThat(Ask.in(Format.CSV, kept(games, "count", bound, limits(2), file)))
                .isEqualTo(whole);
    }

    private static SweepRequest kept(String games, String measures, Optional<String> bound, Limits each, Path file) {
        return new SweepRequest(
                games,
                measures,
                bound,
                each,
                Optional.of(new SweepRequest.Kept(file.toString(), true)),
                Optional.empty());
    }

    @Test
    void thereAreNeverMoreGamesAtOnceThanHaveTheirMemory() {
        Limits each = new Limits(1, 100, 8, Optional.empty());
        assertThat(SweepRun.threads(each, 1000)).isEqualTo(8);
        assertThat(SweepRun.threads(each, 799)).isEqualTo(7);
        assertThat(SweepRun.threads(each, 100)).isEqualTo(1);
        assertThat(SweepRun.threads(each, 99)).as("one has to be measured").isEqualTo(1);
        assertThat(SweepRun.threads(new Limits(1, 0, 3, Optional.empty()), 1000))
                .isEqualTo(3);
    }

    @Test
    void whatIsFartherIsMoreExpensive() {
        for (String measure : List.of("count", "largest", "slopes", "verify")) {
            BigInteger near = expense(measure, "100");
            assertThat(near).as(measure).isPositive();
            assertThat(expense(measure, "1000")).as(measure).isGreaterThan(near);
        }
    }

    private static BigInteger expense(String measure, String bound) {
        SweepPlan plan = SweepPlan.of("wythoff", measure, Optional.of(bound), limits(1));
        return plan.sweep().expense(plan.family().member(0));
    }

    @Test
    void aFileThatIsSomethingElseIsLeftAlone() throws IOException {
        Path file = directory.resolve("diary");
        Files.writeString(file, "dear diary\n", StandardOpenOption.CREATE);
        assertThatThrownBy(() -> Ask.in(Format.CSV, request(GAMES, MEASURES, limits(1), Optional.of(file))))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("no checkpoint");
        assertThat(Files.readString(file)).isEqualTo("dear diary\n");
    }

    @Test
    void unknownMeasuresAreBadInput() {
        assertThatThrownBy(() -> csv("wythoff", "cuont", 1))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("no measure 'cuont'; there are count,");
        assertThatThrownBy(() -> csv("st({count=1..2},1)", "count", 1)).isInstanceOf(BadRequestException.class);
        assertThatThrownBy(() -> csv("wythoff block {2..1}", "count", 1))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("column 16");
    }

    @Test
    void everyMeasureCanBeTaken() {
        String all = SweepPlan.measureNames().replace(" ", "");
        Limits limits = new Limits(1L << 28, 1L << 28, 2, Optional.empty());
        SweepPlan plan = SweepPlan.of("wythoff", all, Optional.of("200"), limits);
        GameRow row = plan.row(plan.family().member(0), () -> false);
        assertThat(row.note()).doesNotContain("failed").doesNotContain("limit");
        assertThat(row.values()).hasSize(plan.columns().size());
        assertThat(row.values().stream().filter(value -> !value.isEmpty()).count())
                .isGreaterThan(plan.columns().size() / 2);
    }

    @Test
    void progressEndsWithTheLastGame() throws IOException {
        AtomicInteger last = new AtomicInteger();
        new Lab(limits(2), Paint.PLAIN, (done, total) -> last.set((int) (1000 * done + total)), () -> false)
                .answer(request("wythoff block {1..9}", "count", limits(2), Optional.empty()))
                .write(Format.CSV, new StringWriter());
        assertThat(last.get()).isEqualTo(9009);
    }
}
