package org.wythofflab.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.lab.outcome.MovesRequest;
import org.wythofflab.lab.outcome.OutcomeRequest;
import org.wythofflab.lab.outcome.OutcomesRequest;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonText;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;

/** Asks a lab and returns what it writes. */
public final class Ask {
    private static final Limits LIMITS = new Limits(1L << 26, 1L << 28, Optional.empty());

    private Ask() {}

    public static String text(Request request) {
        return in(Format.TEXT, request);
    }

    /** Requests that engines answer, whatever theorems there are. */
    private static final Method ENGINE = Method.usual().by("engine");

    public static OutcomeRequest outcome(String game, String position) {
        return new OutcomeRequest(game, position, ENGINE);
    }

    public static OutcomesRequest outcomes(String game, BufferedReader lines) {
        return new OutcomesRequest(game, lines, ENGINE);
    }

    public static MovesRequest moves(String game, String position) {
        return new MovesRequest(game, position, ENGINE);
    }

    public static Map<String, Object> json(Request request) {
        return JsonText.object(in(Format.JSON, request));
    }

    public static String in(Format format, Request request) {
        return within(LIMITS, format, request);
    }

    public static String within(Limits limits, Format format, Request request) {
        StringWriter out = new StringWriter();
        try {
            new Lab(limits, Paint.PLAIN, Progress.SILENT, () -> false)
                    .answer(request)
                    .write(format, out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toString();
    }

    public static BufferedReader lines(String text) {
        return new BufferedReader(new StringReader(text));
    }
}
