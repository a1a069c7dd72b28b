package org.wythofflab.web;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Discoveries;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Listener;
import org.wythofflab.lab.Request;
import org.wythofflab.render.Format;

/** Has the lab answer, and puts its refusals into the words and numbers of HTTP. */
final class Desk {
    private static final String FURTHER =
            "\n  ask for less; the command line goes further with --max-cells, --max-memory or --max-seconds";

    private final Boards boards;
    private final Limits limits;
    private final int longest;
    private final LongSupplier clock;
    private final Discoveries discoveries;

    Desk(Boards boards, Limits limits, int longest, LongSupplier clock, Discoveries discoveries) {
        this.boards = boards;
        this.limits = limits;
        this.longest = longest;
        this.clock = clock;
        this.discoveries = discoveries;
    }

    Reply answer(Request request, Format format, BooleanSupplier cancelled) throws IOException {
        return answer(lab(cancelled), request, format);
    }

    Reply answer(Request request, Format format, BooleanSupplier cancelled, Listener listener) throws IOException {
        return answer(lab(cancelled).heardBy(listener), request, format);
    }

    private Lab lab(BooleanSupplier cancelled) {
        return Lab.sharing(boards, limits, cancelled).timedBy(clock).knowing(discoveries);
    }

    private Reply answer(Lab lab, Request request, Format format) throws IOException {
        BoundedBytes bytes = new BoundedBytes(longest);
        lab.answer(request).write(format, bytes);
        return new Reply(type(format), bytes.toByteArray(), Map.of());
    }

    static String type(Format format) {
        return switch (format) {
            case JSON -> Reply.JSON;
            case CSV -> "text/csv; charset=utf-8";
            case PNG -> Reply.PNG;
            case SVG -> "image/svg+xml; charset=utf-8";
            default -> "text/plain; charset=utf-8";
        };
    }

    /** What a client is told of a failure, or empty if it is a mistake of ours. */
    static Optional<Fault> fault(Throwable failure) {
        if (failure instanceof Fault.Thrown thrown) {
            return Optional.of(thrown.fault());
        }
        if (failure instanceof BadRequestException bad) {
            return Optional.of(Fault.senseless(words(bad), bad.column()));
        }
        if (failure instanceof LimitException limit) {
            return Optional.of(Fault.limit(words(limit) + (limit.canBeRaised() ? FURTHER : "")));
        }
        return Optional.empty();
    }

    /** For what must not happen. */
    static Fault bug() {
        return new Fault(
                Fault.BUG,
                "input",
                "this is a mistake in Wythoff Lab itself; please report it together with what you asked for",
                OptionalInt.empty());
    }

    private static String words(RuntimeException failure) {
        return Optional.ofNullable(failure.getMessage()).orElse("");
    }
}
