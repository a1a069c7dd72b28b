package org.wythofflab.lab;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wythofflab.render.Format;
import org.wythofflab.render.TextStream;
import org.wythofflab.rules.UndefinedRuleException;

/**
 * The answer to a {@link Request}, ready to be written. The work is done while it is written: long answers are never
 * held, and a format that does not exist is refused before anything is computed.
 */
public final class Report {
    private final Map<Format, View> views = new EnumMap<>(Format.class);
    private final Map<Format, BinaryView> binaries = new EnumMap<>(Format.class);
    private Runnable conclusion = () -> {};
    private Optional<Lab> lab = Optional.empty();

    public Report() {}

    public Report as(Format format, View view) {
        views.put(format, view);
        return this;
    }

    public Report asBytes(Format format, BinaryView view) {
        binaries.put(format, view);
        return this;
    }

    /** Whose limits hold while the answer is found. */
    Report within(Lab limits) {
        lab = Optional.of(limits);
        return this;
    }

    public Report concludedBy(Runnable last) {
        conclusion = last;
        return this;
    }

    public Set<Format> formats() {
        Set<Format> formats = EnumSet.noneOf(Format.class);
        formats.addAll(views.keySet());
        formats.addAll(binaries.keySet());
        return formats;
    }

    /**
     * Finds the answer and writes it.
     *
     * @throws BadRequestException if there is no such format of this answer, or the game or its positions make no sense
     * @throws LimitException if the answer would take too much
     * @throws org.wythofflab.solve.StoppedException if the request was cancelled
     */
    public void write(Format format, Writer out) throws IOException {
        View view = views.get(format);
        if (view == null) {
            throw noSuchFormat(format);
        }
        watched(() -> view.write(out));
    }

    /** The same for any format; text is written in UTF-8. */
    public void write(Format format, OutputStream out) throws IOException {
        BinaryView view = binaries.get(format);
        if (view != null) {
            watched(() -> view.write(out));
        } else {
            Writer writer = new TextStream(out);
            write(format, writer);
            writer.flush();
        }
    }

    private BadRequestException noSuchFormat(Format format) {
        return new BadRequestException("there is no " + format.word() + " form of this answer; ask for "
                + formats().stream().map(Format::word).collect(Collectors.joining(", ")));
    }

    private void watched(Writing writing) throws IOException {
        try {
            if (lab.isPresent()) {
                lab.get().open().watch(writing);
            } else {
                writing.run();
            }
        } catch (UncheckedIOException unchecked) {
            throw unchecked.getCause();
        } catch (UndefinedRuleException undefined) {
            throw new BadRequestException("the rule of this game has no value where it is needed: "
                    + undefined.getMessage() + "; guard it with if(CONDITION, a, b)");
        }
    }

    /**
     * To be called once the answer is written and in place.
     *
     * @throws DisagreementException if the answer is a failed check
     */
    public void conclude() {
        conclusion.run();
    }
}
