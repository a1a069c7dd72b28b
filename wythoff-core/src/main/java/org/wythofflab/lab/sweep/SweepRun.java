package org.wythofflab.lab.sweep;

import java.io.IOException;
import java.util.stream.IntStream;
import org.wythofflab.explore.GameRow;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Limits;
import org.wythofflab.solve.StoppedException;

/** A sweep on this machine: rows come from a {@link SweepCrew}, are kept in a {@link RowStore} and go out in order. */
final class SweepRun {

    /** Takes the rows, in the order of the family. */
    @FunctionalInterface
    interface Sink {
        void row(GameRow row) throws IOException;
    }

    private final SweepPlan plan;
    private final Inquiry inquiry;

    SweepRun(SweepPlan plan, Inquiry inquiry) {
        this.plan = plan;
        this.inquiry = inquiry;
    }

    /** As many as are allowed and have the memory that a game may take; one, if not even that is there. */
    static int threads(Limits each, long memory) {
        long fit = memory / Math.max(1, each.bytes());
        return (int) Math.max(1, Math.min(each.threads(), fit));
    }

    void run(RowStore store, Sink sink) throws IOException {
        int size = plan.size();
        int[] open = IntStream.range(0, size).filter(i -> !store.has(i)).toArray();
        int written = 0;
        inquiry.budget().progress().at(store.count(), size);
        int threads = threads(plan.each(), Limits.standard().bytes());
        try (SweepCrew crew = new SweepCrew(plan, threads, open.length, k -> open[k], inquiry::isCancelled)) {
            while (true) {
                for (; written < size && store.has(written); written++) {
                    sink.row(store.row(written));
                }
                if (written == size) {
                    return;
                }
                SweepCrew.Done done = crew.next();
                if (done != null) {
                    store.keep(done.index(), row(done));
                }
                inquiry.budget().progress().at(store.count(), size);
                inquiry.pulse();
            }
        }
    }

    private static GameRow row(SweepCrew.Done done) {
        if (done.row() != null) {
            return done.row();
        }
        if (done.fault() instanceof StoppedException stopped) {
            throw stopped;
        }
        throw new IllegalStateException("measuring game " + done.index() + " of the sweep failed", done.fault());
    }
}
