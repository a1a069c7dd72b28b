package org.wythofflab.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Report;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

class BenchTest {
    private static final Budget AMPLE = Budget.of(1L << 40, 1L << 28);
    /** As much as anybody could want, and no repetitions. */
    private static final BenchTime BRIEF = new BenchTime(Double.MAX_VALUE, 0);

    private static List<BenchTask> tasks() {
        return BenchTasks.all(false);
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void bothProgramsFindTheSame(BenchTask task) {
        for (long size : new long[] {1, 2, 12, 21, 70}) {
            assertThat(task.ours().of(size).within(AMPLE))
                    .as("size %d", size)
                    .isEqualTo(task.plain().of(size).within(AMPLE));
        }
        boolean answersOnly = task.id().startsWith("piles/");
        assertThat(task.plain().of(12).within(AMPLE).equals(task.plain().of(21).within(AMPLE)))
                .isEqualTo(answersOnly);
    }

    @Test
    void longPilesAreWonAndLost() {
        assertThat(BenchTasks.named(List.of("piles"), false))
                .allSatisfy(
                        task -> assertThat(task.plain().of(30).within(AMPLE)).isEqualTo("P N"));
    }

    private static BenchTask task(BenchTask.Work ours) {
        return new BenchTask(
                "a/b",
                "sums",
                "a loop",
                "terms",
                List.of(10L, 20L, 30L),
                Optional.of(BenchTest::sum),
                ours,
                BenchTest::sum);
    }

    private static BenchTask.Run sum(long size) {
        return budget -> {
            budget.progress().work("engine 'loop'", "");
            long sum = 0;
            for (long i = 0; i < size; i++) {
                sum += i;
            }
            return "sum " + sum;
        };
    }

    @Test
    void aProgramThatFindsSomethingElseIsNoticed() {
        BenchTask wrong =
                task(size -> budget -> size == 20 ? "sum 191" : sum(size).within(budget));
        assertThatThrownBy(() -> BenchRow.measure(wrong, BRIEF, AMPLE, AMPLE))
                .isInstanceOf(DisagreementException.class)
                .hasMessage("a/b (sums) at size 20: the program found sum 191, the plain one sum 190");
    }

    @Test
    void aRowTellsHowFarBothCame() {
        BenchTask.Work refusing = size -> budget -> {
            if (size > 30) {
                throw LimitException.ofLimits("too much");
            }
            return sum(size).within(budget);
        };
        BenchTask task = new BenchTask(
                "a/b",
                "",
                "",
                "",
                List.of(10L, 20L, 30L, 40L, 50L),
                Optional.of(BenchTest::sum),
                BenchTest::sum,
                refusing);
        Budget two = new Budget(1, 1, 2, () -> false, Progress.SILENT);
        BenchRow row = BenchRow.measure(task, BRIEF, AMPLE, two);
        assertThat(row.size()).isEqualTo(30);
        assertThat(row.largest()).isEqualTo(50);
        assertThat(row.by()).isEqualTo("engine 'loop'");
        assertThat(row.speedup()).isPresent();
        assertThat(row.ratio()).isEqualTo(row.plain() / row.ours());
        assertThat(BenchRow.measure(task, BRIEF, AMPLE, AMPLE).speedup()).isEmpty();
    }

    @Test
    void whatDoesNotEvenBeginIsRefused() {
        BenchTask none = task(size -> budget -> {
            throw LimitException.ofLimits("no memory");
        });
        assertThatThrownBy(() -> BenchRow.measure(none, BRIEF, AMPLE, AMPLE))
                .isInstanceOf(LimitException.class)
                .hasMessage("no memory");
    }

    @Test
    void theSlopeIsThePowerOfTheSize() {
        List<Long> sizes = List.of(100L, 200L, 500L);
        for (double power : new double[] {1, 1.5, 2, 3}) {
            List<Double> times = sizes.stream().map(n -> 7 * Math.pow(n, power)).toList();
            assertThat(BenchRow.slope(sizes, times)).isCloseTo(power, within(1e-9));
        }
    }

    @Test
    void theNextTimeIsExpectedToGrowAsTheLastOne() {
        assertThat(Climb.expected(100, 400, 2)).isEqualTo(1600);
        assertThat(Climb.expected(100, 110, 2)).as("not less than linearly").isEqualTo(220);
        assertThat(Climb.expected(0, 20, 2)).as("of a growth unknown").isEqualTo(800);
        assertThat(Climb.expected(0, 5, 2)).as("too short to tell").isZero();
    }

    @Test
    void sizesGoUpInRoundSteps() {
        assertThat(Sizes.upTo(120)).containsExactly(10L, 20L, 50L, 100L);
        assertThat(Sizes.tens(100, 10_000)).containsExactly(100L, 1000L, 10_000L);
        assertThat(List.of(Sizes.words(50_000), Sizes.words(100_000), Sizes.words(20_000_000)))
                .containsExactly("50000", "10^5", "2*10^7");
    }

    private static BenchRow row(BenchTask task) {
        return new BenchRow(task, 100, 250, 0.5, 200_000, 999, 1.004, 1_500_000, OptionalDouble.of(1.7), "who");
    }

    @Test
    void thePageHasEveryTask() throws IOException {
        List<BenchRow> rows = tasks().stream().map(BenchTest::row).toList();
        StringWriter out = new StringWriter();
        BenchPage.write(rows, out);
        for (BenchTask task : tasks()) {
            assertThat(out.toString().lines().filter(line -> line.startsWith("| " + task.id() + " | ")))
                    .as(task.id())
                    .hasSize(2)
                    .first()
                    .isEqualTo("| " + task.id() + " | 100 | 250 | 0.50 | 500 | 200000 | 999 | 1.00 | 2 | 1.70 |");
        }
    }

    @Test
    void aTerminalHasRoomForTheTable() throws IOException {
        StringWriter out = new StringWriter();
        BenchTable.text(tasks().stream().map(BenchTest::row).toList(), out);
        assertThat(out.toString().lines()).hasSize(tasks().size() + 1).allMatch(line -> line.length() <= 80);
        assertThat(out.toString())
                .contains("\npairs/st              100    250    500  2*10^5  999   1.00   2  1.70\n");
    }

    @Test
    void programsReadTheSame() throws IOException {
        StringWriter json = new StringWriter();
        BenchTable.json(List.of(row(tasks().get(0))), json);
        assertThat(json.toString())
                .contains(
                        "\"task\":\"pairs/st\"",
                        "\"size\":100,\"plainMillis\":250.0,",
                        "\"slope\":1.004,",
                        "\"by\":\"who\"}]");
        StringWriter csv = new StringWriter();
        BenchTable.csv(List.of(row(tasks().get(0))), csv);
        assertThat(csv.toString()).endsWith("pairs/st,pairs,100,250,0.50,500,200000,999,1.00,2,1.70,who\n");
    }

    @Test
    void tasksAreNamedAloneOrByTheirGroup() {
        assertThat(BenchTasks.named(List.of("grundy/st", "board", "board/st"), false))
                .extracting(BenchTask::id)
                .containsExactly("grundy/st", "board/st", "board/misere", "board/irregular", "board/residues");
        assertThat(tasks()).extracting(BenchTask::id).doesNotHaveDuplicates();
        assertThatThrownBy(() -> BenchTasks.named(List.of("boa"), false))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("there is no task 'boa'");
    }

    /** What is answered if somebody wants it no more as soon as the question is read. */
    private static void asked(boolean cancelled, Limits limits, StringWriter out) throws IOException {
        AtomicBoolean stop = new AtomicBoolean();
        Report report =
                new Lab(limits, Paint.PLAIN, Progress.SILENT, stop::get).answer(new BenchRequest(List.of(), false));
        stop.set(cancelled);
        report.write(Format.CSV, out);
    }

    @Test
    void whoeverStopsItIsToldWhatWasMeasured() {
        StringWriter out = new StringWriter();
        Limits limits = new Limits(1, 1 << 28, Optional.empty());
        assertThatThrownBy(() -> asked(true, limits, out)).isInstanceOf(StoppedException.class);
        assertThat(out.toString()).startsWith("task,unit,size,").hasLineCount(1);
        assertThatThrownBy(() -> asked(false, limits.withSeconds("0"), out)).isInstanceOf(LimitException.class);
    }
}
