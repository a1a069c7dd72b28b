package org.wythofflab.solve.outcome;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Fan;
import org.wythofflab.solve.bits.Run;

/**
 * Turns fans of moves into a {@link ShiftProgram}. Runs of one step add: {a..b} moved by {c..d} is {a+c..b+d}. So a fan is
 * its first run moved by a cone {j*rise..j*lastRise} at the j-th delay, and the cone of all marked positions follows from
 * itself, {@code stride} rows earlier, moved by {rise..lastRise}. Being moved by a run of n amounts takes log n doublings.
 * Fans that grow alike share their cone.
 */
final class ShiftPlanner {
    private static final int MARKED = 0;

    /** Shorter runs, and fans with fewer rows, are united one by one. */
    private static final int FEW = 3;

    private record Key(String kind, List<Integer> numbers) {}

    private final Board board;
    private final List<List<ShiftProgram.Term>> planes = new ArrayList<>(List.of(List.of()));
    private final SortedMap<Integer, List<ShiftProgram.Term>> groups = new TreeMap<>();
    private final Map<Key, Integer> known = new HashMap<>();

    private ShiftPlanner(Board board) {
        this.board = board;
    }

    static ShiftProgram plan(List<Fan> fans, Board board) {
        ShiftPlanner planner = new ShiftPlanner(board);
        fans.forEach(planner::add);
        return new ShiftProgram(planner.planes, planner.groups);
    }

    private void add(Fan fan) {
        Run run = fan.run();
        List<ShiftProgram.Term> group =
                groups.computeIfAbsent(run.isEndless() ? run.step() : 0, s -> new ArrayList<>());
        if (fan.isEndless()) {
            move(group, cone(fan), run.step(), length(fan, 0), fan.k(), run.first());
        } else if (fan.count() <= FEW) {
            for (int j = 0; j < fan.count(); j++) {
                move(
                        group,
                        MARKED,
                        run.step(),
                        length(fan, j),
                        fan.k() + j * fan.stride(),
                        run.first() + j * fan.rise());
            }
        } else {
            // The least of the first amounts: that of the first run, or if they fall of the last one.
            int last = fan.count() - 1;
            int least = run.first() + Math.min(0, fan.rise()) * last;
            int narrowest = fan.lastRise() >= fan.rise() ? 0 : last;
            move(group, window(fan), run.step(), length(fan, narrowest), fan.k(), least);
        }
    }

    /** An endless run is one amount here, and its group is closed. */
    private int length(Fan fan, int j) {
        return fan.run().isEndless() ? 1 : fan.length(j, board.columns());
    }

    /** Adds a plane's rows, moved by {@code count} amounts from {@code first} on. */
    private void move(List<ShiftProgram.Term> terms, int plane, int step, long count, int delay, long first) {
        if (delay >= board.rows() || first >= board.columns()) {
            return;
        }
        int inside = (int) Math.min(count, (board.columns() - 1 - first) / step + 1);
        int low = (int) first;
        if (inside <= FEW) {
            for (int i = 0; i < inside; i++) {
                terms.add(new ShiftProgram.Term(plane, delay, low + i * step));
            }
            return;
        }
        int doublings = 31 - Integer.numberOfLeadingZeros(inside);
        int doubled = doubled(plane, step, doublings);
        terms.add(new ShiftProgram.Term(doubled, delay, low));
        int rest = inside - (1 << doublings);
        if (rest > 0) {
            terms.add(new ShiftProgram.Term(doubled, delay, low + rest * step));
        }
    }

    /** A plane moved by the first 2^doublings multiples of the step. */
    private int doubled(int plane, int step, int doublings) {
        if (doublings == 0) {
            return plane;
        }
        Key key = new Key("doubled", List.of(plane, step, doublings));
        Integer old = known.get(key);
        if (old != null) {
            return old;
        }
        int half = doubled(plane, step, doublings - 1);
        List<ShiftProgram.Term> terms = new ArrayList<>(List.of(new ShiftProgram.Term(half, 0, 0)));
        long shift = (long) step << (doublings - 1);
        if (shift < board.columns()) {
            terms.add(new ShiftProgram.Term(half, 0, (int) shift));
        }
        return plane(key, terms);
    }

    private int plane(Key key, List<ShiftProgram.Term> terms) {
        planes.add(terms);
        known.put(key, planes.size() - 1);
        return planes.size() - 1;
    }

    /** The marked positions at each delay j*stride moved by j*rise..j*lastRise, for all j >= 0. */
    private int cone(Fan fan) {
        int step = fan.run().step();
        Key key = new Key("cone", List.of(fan.stride(), fan.rise(), fan.lastRise(), step));
        Integer old = known.get(key);
        if (old != null) {
            return old;
        }
        List<ShiftProgram.Term> terms = new ArrayList<>(List.of(new ShiftProgram.Term(MARKED, 0, 0)));
        int cone = plane(key, terms);
        long width = (fan.lastRise() - (long) fan.rise()) / step + 1;
        move(terms, cone, step, width, fan.stride(), fan.rise());
        return cone;
    }

    /**
     * The same for j below the count. Windows of 2, 4, 8, ... rows are put together from two halves, {@code more} rows
     * apart. If the runs grow, a window begins with j = 0, and its older half is moved by more times {rise..lastRise}. If
     * they shrink, it ends with the last j, and it is the newer half that is wider. Amounts count from the least one of
     * the window, whether that is at its newer end (rise >= 0) or its older one.
     */
    private int window(Fan fan) {
        int window = MARKED;
        int length = 1;
        while (length < fan.count()) {
            int more = Math.min(length, fan.count() - length);
            window = joined(fan, window, more);
            length += more;
        }
        return window;
    }

    private int joined(Fan fan, int window, int more) {
        int step = fan.run().step();
        boolean grows = fan.lastRise() >= fan.rise();
        Key key = new Key("window", List.of(window, fan.stride(), fan.rise(), fan.lastRise(), step, more));
        Integer old = known.get(key);
        if (old != null) {
            return old;
        }
        List<ShiftProgram.Term> terms = new ArrayList<>();
        long wider = Math.abs(fan.lastRise() - (long) fan.rise()) / step * more + 1;
        long newer = (long) more * Math.max(0, -fan.rise());
        long older = (long) more * Math.max(0, fan.rise());
        move(terms, window, step, grows ? 1 : wider, 0, newer);
        move(terms, window, step, grows ? wider : 1, more * fan.stride(), older);
        return plane(key, terms);
    }
}
