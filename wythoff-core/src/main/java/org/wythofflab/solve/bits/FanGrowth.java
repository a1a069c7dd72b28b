package org.wythofflab.solve.bits;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Joins runs of k, k + stride, k + 2*stride, ... to fans, as long as each is where the two before it lead to. */
final class FanGrowth {
    private final int stride;
    private final int columns;
    private final Set<Long> rises;
    private List<Fan> open = new ArrayList<>();
    private final List<Fan> closed = new ArrayList<>();
    /** Whether a run of the last k stands alone: where one ends at the edge of the board, others may look so, too. */
    private boolean anyAlone;

    /** @param rises how much the end of a run may move with a stride */
    FanGrowth(int stride, int columns, Set<Long> rises) {
        this.stride = stride;
        this.columns = columns;
        this.rises = rises;
    }

    /**
     * The disjoint runs of the next k, and a look at those of the two after it. Which run of the second continues one of
     * the first, the third decides.
     */
    void next(int k, List<Run> runs, List<Run> second, List<Run> third) {
        List<Run> rest = new ArrayList<>(runs);
        List<Fan> going = new ArrayList<>(open.size());
        for (Fan fan : open) {
            if (take(fan, fan.count(), rest)) {
                going.add(new Fan(fan.k(), stride, fan.count() + 1, fan.run(), fan.rise(), fan.lastRise()));
            } else {
                closed.add(fan);
            }
        }
        anyAlone = false;
        for (Run run : rest) {
            Fan fan = begun(k, run, second, third);
            anyAlone |= fan.stride() == 0;
            (fan.stride() == 0 ? closed : going).add(new Fan(k, stride, 1, run, fan.rise(), fan.lastRise()));
        }
        open = going;
    }

    /** A fan that starts with the run, with stride 0 if it does not go on. */
    private Fan begun(int k, Run run, List<Run> second, List<Run> third) {
        for (Run next : second) {
            int rise = next.first() - run.first();
            int lastRise = run.isEndless() ? rise : next.last() - run.last();
            boolean even = next.step() == run.step()
                    && next.isEndless() == run.isEndless()
                    && rises.contains((long) rise)
                    && rises.contains((long) lastRise);
            Fan fan = new Fan(k, stride, 2, run, rise, lastRise);
            if (even && rise % run.step() == 0 && take(fan, 2, new ArrayList<>(third))) {
                return fan;
            }
        }
        return new Fan(k, 0, 1, run, 0, 0);
    }

    /** Whether the j-th run of the fan, as far as it is on the board, is among these, which then lose it. */
    private boolean take(Fan fan, int j, List<Run> rest) {
        long first = fan.run().first() + (long) j * fan.rise();
        long last = fan.run().isEndless() ? Run.ENDLESS : fan.run().last() + (long) j * fan.lastRise();
        if (first >= columns && fan.lastRise() >= fan.rise()) {
            return true;
        }
        int step = fan.run().step();
        for (int i = 0; i < rest.size(); i++) {
            Run run = rest.get(i);
            // A last amount that is nearer to the edge than a step cannot be told from an endless run.
            boolean sameEnd = run.isEndless() ? last + step >= columns : run.last() == last;
            if (run.first() == first && run.step() == step && sameEnd) {
                rest.remove(i);
                return true;
            }
        }
        return false;
    }

    List<Fan> closed() {
        return closed;
    }

    /** Whether all runs of the last k are in fans that go on and can do so forever. */
    boolean isSteady() {
        return !anyAlone && open.stream().allMatch(FanGrowth::canGoOn);
    }

    private static boolean canGoOn(Fan fan) {
        return fan.count() > 1 && fan.rise() >= 0 && fan.lastRise() >= fan.rise();
    }

    /** All fans; those that go on at the end of the board and can do so forever are endless. */
    List<Fan> end() {
        for (Fan fan : open) {
            int count = canGoOn(fan) ? Run.ENDLESS : fan.count();
            closed.add(new Fan(fan.k(), stride, count, fan.run(), fan.rise(), fan.lastRise()));
        }
        return closed;
    }
}
