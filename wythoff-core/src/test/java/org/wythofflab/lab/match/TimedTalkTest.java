package org.wythofflab.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/** Every answer of a talk has the time of the limits for itself, by a clock of the test. */
final class TimedTalkTest {
    private static final long SECOND = 1_000_000_000;

    private final AtomicLong now = new AtomicLong();
    private final AtomicLong haste = new AtomicLong();
    private final AtomicBoolean cancelled = new AtomicBoolean();

    /** Whoever looks at the clock lets it go on by the haste. */
    private Talk talk(String game, String start) {
        Lab lab = new Lab(Limits.standard().withSeconds("2"), Paint.PLAIN, Progress.SILENT, cancelled::get)
                .timedBy(() -> now.addAndGet(haste.get()));
        return Talk.begin(
                lab,
                game,
                start,
                new Seats(Optional.of("perfect"), Optional.of("computer"), Optional.of("1"), Optional.empty()));
    }

    /** No theorem is about these, so that a board has to be solved for every answer. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"wythoff block 7 | 60 60", "wythoff + odd-odd(2,3) | 3 5 30 30"})
    void theTimeOfOneAnswerIsNoneOfTheNext(String game, String start) {
        Talk talk = talk(game, start);
        for (String line : new String[] {"hint", "why", "moves"}) {
            now.addAndGet(3 * SECOND);
            assertThat(talk.hear(line).said()).isNotEmpty();
        }
        now.addAndGet(3 * SECOND);
        assertThat(talk.answer().text()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"wythoff block 7 | 60 60", "wythoff + odd-odd(2,3) | 3 5 30 30"})
    void anAnswerIsGivenUpWhenItsTimeIsOver(String game, String start) {
        Talk talk = talk(game, start);
        haste.set(3 * SECOND);
        assertThatThrownBy(talk::answer)
                .isInstanceOf(LimitException.class)
                .hasMessageStartingWith("not finished within 2.0 seconds: ");
        assertThatThrownBy(() -> talk.hear("hint")).isInstanceOf(LimitException.class);
    }

    @Test
    void whoeverCancelsIsNotToldOfATime() {
        Talk talk = talk("wythoff block 7", "60 60");
        cancelled.set(true);
        assertThatThrownBy(talk::answer).isInstanceOf(StoppedException.class);
    }
}
