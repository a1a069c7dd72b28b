package org.wythofflab.solve.layers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Fan;
import org.wythofflab.solve.bits.FanCover;
import org.wythofflab.solve.bits.Run;

/**
 * The moves of a game in the shape that {@link LayerSweep} works with.
 *
 * @param lines moves that go on with the rows, by how they do
 * @param runs moves of a few rows: an amount from the first pile, or none, with a run of amounts from the second
 * @param anySecond whether any amount may be taken from the second pile alone; it has no run then
 */
record LayerPlan(Map<LayerDirection, List<LayerStart>> lines, List<LayerStart> runs, boolean anySecond) {
    /** To look up one more run for each cell costs as much as so many words for each position found. */
    private static final int RUN_COST = 8;

    /** On wider boards there is no room to remember when each of 64 values came to a word. */
    private static final int WIDEST = 1 << 20;

    /** With more, it takes long to see what the moves are. */
    private static final int MOST_CREASES = 64;

    /** With more, the moves have hardly more structure than single ones. */
    private static final long MOST_STEPS = 512;

    static Optional<LayerPlan> of(GameSpec game, Board board) {
        Moves moves = game.moves();
        boolean few = moves.both().creases(Math.max(2, board.longerSide())).stream()
                .allMatch(creases -> creases.lines().size() <= MOST_CREASES);
        if (!few) {
            return Optional.empty();
        }
        return FanCover.of(moves.both(), board.rows(), board.columns())
                .flatMap(pairs -> FanCover.ofFirst(moves.first(), board.rows())
                        .flatMap(first -> FanCover.runs(moves.second(), board.columns())
                                .map(second ->
                                        of(pairs, first, second, moves.second().isAll(), board))))
                .filter(plan -> plan.steps() <= MOST_STEPS
                        && plan.lines.keySet().stream().allMatch(LayerDirection::isNear));
    }

    private static LayerPlan of(List<Fan> pairs, List<Fan> first, List<Run> second, boolean anySecond, Board board) {
        LayerPlan plan = new LayerPlan(new LinkedHashMap<>(), new ArrayList<>(), anySecond);
        if (!anySecond) {
            second.forEach(run -> plan.runs.add(new LayerStart(0, run)));
        }
        first.forEach(fan -> plan.add(fan, board));
        pairs.forEach(fan -> plan.add(fan, board));
        return plan;
    }

    private void add(Fan fan, Board board) {
        Run run = fan.run();
        if (fan.isEndless()) {
            boolean grows = !run.isEndless() && fan.lastRise() > fan.rise();
            LayerDirection direction = run.isEndless()
                    ? new LayerDirection(fan.stride(), fan.rise(), run.step(), 0, 1, 0)
                    : grows
                            ? new LayerDirection(
                                    fan.stride(),
                                    fan.rise(),
                                    0,
                                    (fan.lastRise() - fan.rise()) / run.step(),
                                    run.step(),
                                    0)
                            : LayerDirection.line(fan.stride(), fan.rise(), 0);
            start(direction, fan.k(), run);
            return;
        }
        boolean narrow = !run.isEndless() && fan.lastRise() == fan.rise() && board.columns() <= WIDEST;
        if (narrow && 2L * fan.length(0, board.columns()) < (long) RUN_COST * fan.count()) {
            start(LayerDirection.line(fan.stride(), fan.rise(), fan.stride() * fan.count()), fan.k(), run);
            return;
        }
        for (int j = 0; j < fan.count(); j++) {
            int from = run.first() + j * fan.rise();
            int last = run.isEndless() ? Run.ENDLESS : run.last() + j * fan.lastRise();
            if (from < board.columns()) {
                runs.add(new LayerStart(fan.k() + j * fan.stride(), new Run(from, run.step(), last)));
            }
        }
    }

    private void start(LayerDirection direction, int delay, Run run) {
        lines.computeIfAbsent(direction, any -> new ArrayList<>()).add(new LayerStart(delay, run));
    }

    /** About how many words are looked at or changed for each cell. */
    long steps() {
        long steps = (long) RUN_COST * runs.size();
        for (Map.Entry<LayerDirection, List<LayerStart>> line : lines.entrySet()) {
            LayerDirection direction = line.getKey();
            steps += direction.step() + direction.growth() > 0 ? direction.stride() + Math.abs(direction.rise()) : 1;
            for (LayerStart start : line.getValue()) {
                long amounts = direction.step() > 0
                        ? 1
                        : (start.run().last() - start.run().first())
                                        / start.run().step()
                                + 1L;
                steps += direction.life() > 0 ? 2 * amounts : amounts;
            }
        }
        return steps;
    }

    /** How many rows back one has to know what was found. */
    int depth() {
        int depth = runs.stream().mapToInt(LayerStart::delay).max().orElse(0);
        for (Map.Entry<LayerDirection, List<LayerStart>> line : lines.entrySet()) {
            for (LayerStart start : line.getValue()) {
                depth = Math.max(depth, start.delay() + line.getKey().life());
            }
        }
        return depth;
    }

    /** Whether half of a symmetric table tells the rest: a mirror image brings its places in no order, which a run needs. */
    boolean canMirror() {
        return anySecond && runs.isEmpty();
    }

    /** What a {@link LayerSweep} holds, the mirror images of 64 values among it if that helps. */
    long bytes(Board board, boolean symmetric) {
        long bytes = MarkLog.bytes(Math.min(depth(), board.rows()), anySecond ? 64 : board.columns());
        for (LayerDirection direction : lines.keySet()) {
            long words = (long) board.columns() * direction.stride() + (long) Math.abs(direction.rise()) * board.rows();
            bytes += words * (direction.life() > 0 ? Long.BYTES + 64 * Integer.BYTES : Long.BYTES);
        }
        return symmetric && canMirror() ? bytes + 66L * Integer.BYTES * board.columns() : bytes;
    }
}
