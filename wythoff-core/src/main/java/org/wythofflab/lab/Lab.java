package org.wythofflab.lab;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.wythofflab.prove.Certificate;
import org.wythofflab.prove.Proofs;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;

/** Answers requests within limits. */
public final class Lab {
    private final Limits limits;
    private final Paint paint;
    private final Progress progress;
    private final BooleanSupplier cancelled;
    private final Boards boards;
    private final LongSupplier clock;
    private final Proofs proofs;
    private final Consumer<Certificate> learner;
    private @Nullable Inquiry open;
    private long spentReading;

    /**
     * @param paint for answers in text
     * @param cancelled asked while an answer is computed; once true, the answer is given up
     */
    public Lab(Limits limits, Paint paint, Progress progress, BooleanSupplier cancelled) {
        this(limits, paint, progress, cancelled, Boards.none(), System::nanoTime, Proofs.kept(), any -> {});
    }

    private Lab(
            Limits limits,
            Paint paint,
            Progress progress,
            BooleanSupplier cancelled,
            Boards boards,
            LongSupplier clock,
            Proofs proofs,
            Consumer<Certificate> learner) {
        this.limits = limits;
        this.paint = paint;
        this.progress = progress;
        this.cancelled = cancelled;
        this.boards = boards;
        this.clock = clock;
        this.proofs = proofs;
        this.learner = learner;
    }

    /**
     * A lab for one of many requests, as a server has them.
     *
     * @param boards shared by all of them
     */
    public static Lab sharing(Boards boards, Limits limits, BooleanSupplier cancelled) {
        return new Lab(
                limits, Paint.PLAIN, Progress.SILENT, cancelled, boards, System::nanoTime, Proofs.kept(), any -> {});
    }

    /** The same lab, and somebody hears how far an answer has come. */
    public Lab heardBy(Listener listener) {
        Progress told = new Progress() {
            @Override
            public void at(long done, long total) {
                listener.at(done, total);
            }

            @Override
            public void stage(String what) {
                listener.stage(what);
            }
        };
        return new Lab(limits, paint, told, cancelled, boards, clock, proofs, learner);
    }

    /**
     * The same lab, and its time limit is measured by another clock.
     *
     * @param nanos nanoseconds from some moment on, as {@link System#nanoTime} counts them
     */
    public Lab timedBy(LongSupplier nanos) {
        return new Lab(limits, paint, progress, cancelled, boards, nanos, proofs, learner);
    }

    /** The same lab, and it knows what somebody has proved. */
    public Lab knowing(Discoveries more) {
        return new Lab(limits, paint, progress, cancelled, boards, clock, proofs.or(more), more::learn);
    }

    /**
     * Reads the request; the work is left to the report. The time it takes to read counts as part of the answer.
     *
     * @throws BadRequestException if a text of the request cannot be read
     * @throws LimitException if there was not enough time to read it
     * @throws org.wythofflab.solve.StoppedException if the request was cancelled meanwhile
     */
    public Report answer(Request request) {
        Lab one = new Lab(limits, paint, progress, cancelled, boards, clock, proofs, learner);
        Inquiry reading = one.open();
        Report report = reading.read(() -> request.answeredBy(one));
        one.spentReading = reading.elapsed();
        return report.within(one);
    }

    /** Starts the clock of an answer; {@link #inquiry} is this one until the next. */
    Inquiry open() {
        Inquiry fresh = Inquiry.after(spentReading, limits, progress, cancelled, clock, proofs);
        open = fresh;
        return fresh;
    }

    /** The answer that is being found; outside of any, a fresh inquiry whose time counts from here. */
    public Inquiry inquiry() {
        Inquiry current = open;
        return current == null ? Inquiry.after(0, limits, progress, cancelled, clock, proofs) : current;
    }

    /**
     * Finds one of many answers, as a conversation has them: each has the time of the limits for itself.
     *
     * @throws LimitException if its time was over before it was found
     * @throws org.wythofflab.solve.StoppedException if nobody wants it any more
     */
    public <T> T inItsTime(Supplier<T> answer) {
        return open().find(answer);
    }

    /** For all answers to come: stops whichever of them is being found once it has to end. */
    public Budget lastingBudget() {
        BooleanSupplier stop = () -> inquiry().budget().stop().getAsBoolean();
        return new Budget(limits.cells(), limits.bytes(), limits.threads(), stop, progress);
    }

    public Proofs proofs() {
        return proofs;
    }

    /** Something was proved: whoever keeps proofs may use it from now on. */
    public void learn(Certificate certificate) {
        learner.accept(certificate);
    }

    public Boards boards() {
        return boards;
    }

    public Paint paint() {
        return paint;
    }
}
