package org.wythofflab.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Request;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/** What the fuzz tests share: bytes as text, and a lab that may take little and either answers or says what is wrong. */
final class FuzzedLab {

    /** Whether the clock or something else ends an answer makes no difference to the tests: it ends, in words. */
    private static final Limits LIMITS = new Limits(20_000, 20_000_000, Optional.of(Duration.ofSeconds(2)));

    private static final long MOST_STEPS = 1_000_000;

    private FuzzedLab() {}

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** What stands before the first line break, and what behind it. */
    static List<String> headAndBody(byte[] bytes) {
        String text = text(bytes);
        int end = text.indexOf('\n');
        return end < 0 ? List.of(text, "") : List.of(text.substring(0, end), text.substring(end + 1));
    }

    /** Asks; what is neither an answer nor words about what is wrong goes on to the test. */
    static void ask(Request request, Format format) {
        AtomicLong steps = new AtomicLong();
        Lab lab = new Lab(LIMITS, Paint.PLAIN, Progress.SILENT, () -> steps.incrementAndGet() > MOST_STEPS);
        try {
            lab.answer(request).write(format, OutputStream.nullOutputStream());
        } catch (BadRequestException | LimitException | DisagreementException told) {
            assertThat(told.getMessage()).isNotBlank();
        } catch (StoppedException told) {
            assertThat(steps).as("stopped by nobody").hasValueGreaterThan(MOST_STEPS);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
