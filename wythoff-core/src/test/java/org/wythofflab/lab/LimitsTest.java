package org.wythofflab.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.math.BigInteger;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.exact.Patience;
import org.wythofflab.lab.outcome.OutcomeRequest;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

final class LimitsTest {

    @ParameterizedTest
    @CsvSource({
        "1000, 1000",
        "2k, 2000",
        "500MB, 500000000",
        "500 mb, 500000000",
        "2G, 2000000000",
        "3*2 kB, 6000",
        "10^30, 9223372036854775807"
    })
    void memoryHasUnits(String text, long bytes) {
        assertThat(Limits.standard().withMemory(text).bytes()).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({"0.5, 500", "2, 2000", "1e999999999, 4000000000000"})
    void secondsMayHaveAFraction(String text, long millis) {
        assertThat(Limits.standard().withSeconds(text).time()).contains(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1", "2 s"})
    void whatIsNoDurationIsAFault(String text) {
        assertThatThrownBy(() -> Limits.standard().withSeconds(text))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("the limit of seconds");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1", "MB", "1/2"})
    void whatIsNoNumberIsAFault(String text) {
        assertThatThrownBy(() -> Limits.standard().withCells(text)).isInstanceOf(BadRequestException.class);
        assertThatThrownBy(() -> Limits.standard().withMemory(text)).isInstanceOf(BadRequestException.class);
    }

    @Test
    void theStandardNeverPromisesMoreMemoryThanThereIs() {
        assertThat(Limits.standard().bytes())
                .isLessThan(Runtime.getRuntime().maxMemory())
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "st(2,3) block 3",
                "odd-even(2,3) comply 2",
                "wythoff misere block 4 diagonal",
                "moves(first: {1,3,4}; second: odd; both: k = l or 2*k < l and l < 3*k+5)",
            })
    void theStandardAllowsBoardsBelow32768(String text) throws GameSyntaxException {
        Limits standard = Limits.standard();
        Budget budget = Budget.of(standard.cells(), 2_000_000_000);
        assertThat(Engines.positions(GameSpec.parse(text), BigInteger.valueOf(32768), budget)
                        .<Boolean>fold(chosen -> true, refused -> false))
                .isTrue();
    }

    @Test
    void theLimitThatIsReachedIsNamed() {
        Limits cells = Limits.standard().withCells("100");
        assertThatThrownBy(() -> Ask.within(cells, Format.TEXT, Ask.outcome("wythoff block 5", "10 10")))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("it needs 121 cells")
                .hasMessageContaining("the limit is 100 cells")
                .hasMessageContaining("a board with both piles below 10 fits");
        Limits memory = Limits.standard().withMemory("1");
        assertThatThrownBy(() -> Ask.within(memory, Format.TEXT, Ask.outcome("wythoff block 5", "0 0")))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("not even the smallest board fits");
    }

    @Test
    void hugePilesAreRefusedAtOnceAndNotPrinted() {
        assertThatThrownBy(() -> Ask.text(Ask.outcome("wythoff", "10^300000 5")))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("at (a number of about 300001 digits, counted here as 10^1000,5)")
                .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(500));
    }

    @Test
    void theTimeLimitEndsAnAnswer() {
        Limits limits = Limits.standard().withSeconds("0");
        assertThatThrownBy(() -> Ask.within(limits, Format.TEXT, Ask.outcome("wythoff", "2000 2000")))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("not finished within 0.0 seconds: stopped ");
    }

    @Test
    void aCancelledAnswerIsNoLimit() {
        Lab lab = new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> true);
        assertThatThrownBy(() -> lab.answer(Ask.outcome("wythoff", "3 5")).write(Format.TEXT, new StringWriter()))
                .isInstanceOf(StoppedException.class);
    }

    @Test
    void progressIsReported() throws Exception {
        AtomicLong last = new AtomicLong(-1);
        Progress growing = (done, total) -> {
            assertThat(done).isGreaterThan(last.getAndSet(done)).isLessThanOrEqualTo(total);
        };
        new Lab(Limits.standard(), Paint.PLAIN, growing, () -> false)
                .answer(Ask.outcome("wythoff", "30 50"))
                .write(Format.TEXT, new StringWriter());
        assertThat(last).hasPositiveValue();
    }

    @Test
    void anUnknownGameIsShownWithACaretAndAnExample() {
        assertThatThrownBy(() -> Ask.text(Ask.outcome("wyt(k^^2)", "3 5")))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("column 7")
                .hasMessageContaining("  wyt(k^^2)\n        ^\n")
                .hasMessageContaining("for example: ");
    }

    @Test
    void aRuleWithoutAValueIsExplained() {
        assertThatThrownBy(() -> Ask.text(Ask.outcome("wyt(10//(k-2))", "5 5")))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("k = 2")
                .hasMessageContaining("guard it with if(");
    }

    @Test
    void aFormatThatDoesNotExistIsRefusedBeforeTheWork() {
        assertThatThrownBy(() -> Ask.in(Format.BFILE, Ask.outcome("wythoff", "10^12 10^12")))
                .isInstanceOf(BadRequestException.class)
                .hasMessage("there is no bfile form of this answer; ask for text, json");
    }

    /** Quadratic in the digits, with windows of thousands of numbers: minutes of work for a theorem. */
    private static final OutcomeRequest LONG_THEORY =
            new OutcomeRequest("mp-wythoff(7,997)", "10^60000 1007*10^59997", Method.usual());

    @Test
    void aTheoremEndsWhenTimeIsUp() {
        AtomicLong seconds = new AtomicLong();
        Lab lab = new Lab(Limits.standard().withSeconds("2.5"), Paint.PLAIN, Progress.SILENT, () -> false)
                .timedBy(() -> TimeUnit.SECONDS.toNanos(seconds.getAndIncrement()));
        assertThatThrownBy(() -> lab.answer(LONG_THEORY).write(Format.TEXT, new StringWriter()))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("2.5 seconds");
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    /** A question that is read until nobody waits for it any more. */
    private static final Request LONG_TEXT = lab -> {
        for (; ; ) {
            Patience.check();
            Thread.onSpinWait();
        }
    };

    @Test
    void readingAQuestionEndsWhenTimeIsUp() {
        AtomicLong seconds = new AtomicLong();
        Lab lab = new Lab(Limits.standard().withSeconds("2.5"), Paint.PLAIN, Progress.SILENT, () -> false)
                .timedBy(() -> TimeUnit.SECONDS.toNanos(seconds.getAndIncrement()));
        assertThatThrownBy(() -> lab.answer(LONG_TEXT))
                .isInstanceOf(LimitException.class)
                .hasMessage("not finished within 2.5 seconds: stopped while the question was read");
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void readingAQuestionEndsWhenItIsCancelled() {
        AtomicLong asked = new AtomicLong();
        Lab lab = new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> asked.incrementAndGet() > 3);
        assertThatThrownBy(() -> lab.answer(LONG_TEXT)).isInstanceOf(StoppedException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void theTimeToReadIsPartOfTheAnswer() throws Exception {
        AtomicLong seconds = new AtomicLong();
        Lab lab = new Lab(Limits.standard().withSeconds("10"), Paint.PLAIN, Progress.SILENT, () -> false)
                .timedBy(() -> TimeUnit.SECONDS.toNanos(seconds.get()));
        Report report = lab.answer(one -> {
            seconds.addAndGet(7);
            return new Report().as(Format.TEXT, out -> {
                seconds.addAndGet(2);
                out.append(one.inquiry().elapsed() + " of 10 s");
            });
        });
        seconds.addAndGet(100);
        StringWriter out = new StringWriter();
        report.write(Format.TEXT, out);
        assertThat(out).hasToString(TimeUnit.SECONDS.toNanos(9) + " of 10 s");
    }

    @Test
    void aTheoremEndsWhenItIsCancelled() {
        AtomicLong asked = new AtomicLong();
        Lab lab = new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> asked.incrementAndGet() > 3);
        assertThatThrownBy(() -> lab.answer(LONG_THEORY).write(Format.TEXT, new StringWriter()))
                .isInstanceOf(StoppedException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
}
