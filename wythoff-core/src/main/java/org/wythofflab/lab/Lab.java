package org.wythofflab.lab;

import java.util.function.BooleanSupplier;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;

/** Answers requests within limits. */
public final class Lab {
    private final Limits limits;
    private final Paint paint;
    private final Progress progress;
    private final BooleanSupplier cancelled;
    private final Boards boards;

    /**
     * @param paint for answers in text
     * @param cancelled asked while an answer is computed; once true, the answer is given up
     */
    public Lab(Limits limits, Paint paint, Progress progress, BooleanSupplier cancelled) {
        this(limits, paint, progress, cancelled, Boards.none());
    }

    private Lab(Limits limits, Paint paint, Progress progress, BooleanSupplier cancelled, Boards boards) {
        this.limits = limits;
        this.paint = paint;
        this.progress = progress;
        this.cancelled = cancelled;
        this.boards = boards;
    }

    /**
     * A lab for one of many requests, as a server has them.
     *
     * @param boards shared by all of them
     */
    public static Lab sharing(Boards boards, Limits limits, BooleanSupplier cancelled) {
        return new Lab(limits, Paint.PLAIN, Progress.SILENT, cancelled, boards);
    }

    /** The same lab, and somebody hears how far an answer has come. */
    public Lab heardBy(Listener listener) {
        return new Lab(limits, paint, listener::at, cancelled, boards);
    }

    /**
     * Reads the request; the work is left to the report.
     *
     * @throws BadRequestException if a text of the request cannot be read
     */
    public Report answer(Request request) {
        return request.answeredBy(this).within(this);
    }

    /** A fresh bench: the time limit counts from here. */
    Bench bench() {
        return Bench.open(limits, progress, cancelled);
    }

    Boards boards() {
        return boards;
    }

    Paint paint() {
        return paint;
    }
}
