package org.wythofflab.solve.lines;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Bound;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.PairRule;
import org.wythofflab.rules.Progression;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Need;

/**
 * The two-pile moves of a game sorted for {@link LineSet}: the starts of rays by their step, and the single moves; or a
 * wedge.
 *
 * @param holds how many positions of one kind a diagonal k = l may hold: more than one if options on it can be forbidden
 * @param misere whether it is a win to have no move, as at (0,0) and at the ends
 * @param ends where the game is over although there may be moves
 */
record LinePlan(
        Map<Step, List<Progression>> rays,
        List<Progression> singles,
        Optional<WedgeShape> wedge,
        int holds,
        boolean misere,
        EndColumns ends) {

    /** Moves with {@code max(k,l) < s*min(k,l) + t}, where s is at least 2. */
    record WedgeShape(int s, int t) {

        /** So many columns after a position its {@link WedgeIntervals} has become regular. */
        int delay() {
            return Math.max(1, t - s);
        }
    }

    /** How far apart two neighbours on a line are. */
    record Step(int p, int q) {

        boolean isDiagonal() {
            return p == 1 && q == 1;
        }

        /** Indices run from {@code -below}: so far do lines that are steeper than the diagonal fall behind it. */
        long below(long columns) {
            return q <= p ? 0 : columns * (q - p) / p + q;
        }
    }

    static final String NAME = "lines";

    private static final int LARGEST_AMOUNT = 1 << 16;
    private static final int LARGEST_SLOPE = 64;

    /**
     * The last game that was looked at. That takes up to tens of milliseconds, and its needs are asked for from three to
     * thirty times before it is solved or refused.
     */
    private static volatile @Nullable Known last;

    private record Known(GameSpec game, Optional<LinePlan> plan) {}

    /** The plan of a game, if it is one with lines. */
    static Optional<LinePlan> of(GameSpec game) {
        Known known = last;
        if (known == null || !known.game.equals(game)) {
            known = new Known(game, look(game));
            last = known;
        }
        return known.plan;
    }

    /** Whether a game is one with lines, and what is then needed. */
    static Capability capability(GameSpec game, Function<LinePlan, Need> need) {
        return of(game).<Capability>map(plan -> new Capability.Can(need.apply(plan), plan.reason()))
                .orElseGet(() -> new Capability.Cannot(
                        "it is not a symmetric game with all one-pile moves and finitely many rays and single moves, or a"
                                + " wedge, that is over at few positions"));
    }

    private String reason() {
        return wedge.isPresent()
                ? "its two-pile moves are a wedge, so that those from a column to earlier P-positions are few intervals, and"
                        + " the next one is in the first free row past them"
                : "its two-pile moves are finitely many rays and single moves, so that a P-position takes a row and a few"
                        + " lines, and the next one is where all of them are free";
    }

    private static Optional<LinePlan> look(GameSpec game) {
        Optional<EndColumns> ends =
                game.ends().map(where -> where.all().map(EndColumns::new)).orElse(Optional.of(EndColumns.NONE));
        boolean suits = ends.isPresent()
                && game.moves().isUniform()
                && game.memory().isEmpty()
                && game.moves().first().isAll()
                && game.moves().second().isAll()
                && game.symmetry().isSymmetric();
        if (!suits) {
            return Optional.empty();
        }
        return game.moves()
                .both()
                .progressions()
                .flatMap(all -> of(game, all, ends.get()))
                .or(() -> shape(game.moves().both())
                        .filter(shape -> game.maneuver().kind() == Maneuver.Kind.NONE)
                        .map(shape ->
                                new LinePlan(Map.of(), List.of(), Optional.of(shape), 1, isMisere(game), ends.get())));
    }

    private static boolean isMisere(GameSpec game) {
        return game.convention() == Convention.MISERE;
    }

    /** The wedge that a rule is, if it is one and nothing else. */
    private static Optional<WedgeShape> shape(PairRule rule) {
        if (rule instanceof Band band) {
            return band.d1().isAll() && band.d2().isAll() ? shape(band.s(), band.t()) : Optional.empty();
        }
        return rule.bound()
                .flatMap(Bound::coefficients)
                .filter(f -> f.tailMap(2).isEmpty())
                .flatMap(f -> shape(f.getOrDefault(1, BigInteger.ZERO), f.getOrDefault(0, BigInteger.ZERO)));
    }

    private static Optional<WedgeShape> shape(BigInteger s, BigInteger t) {
        BigInteger most = BigInteger.valueOf(LARGEST_SLOPE);
        return s.compareTo(BigInteger.TWO) >= 0 && t.signum() >= 0 && s.max(t).compareTo(most) <= 0
                ? Optional.of(new WedgeShape(s.intValueExact(), t.intValueExact()))
                : Optional.empty();
    }

    private static Optional<LinePlan> of(GameSpec game, List<Progression> all, EndColumns ends) {
        Map<Step, List<Progression>> rays = new LinkedHashMap<>();
        List<Progression> singles = new ArrayList<>();
        for (Progression pairs : all) {
            boolean alongAPile = !pairs.isSingle() && (pairs.p() == 0 || pairs.q() == 0);
            if (alongAPile
                    || Math.max(Math.max(pairs.k(), pairs.l()), Math.max(pairs.p(), pairs.q())) > LARGEST_AMOUNT) {
                return Optional.empty();
            }
            if (pairs.isSingle()) {
                singles.add(pairs);
            } else {
                rays.computeIfAbsent(new Step(pairs.p(), pairs.q()), step -> new ArrayList<>())
                        .add(pairs);
            }
        }
        return holds(game, rays, singles)
                .map(holds -> new LinePlan(rays, singles, Optional.empty(), holds, isMisere(game), ends));
    }

    /** Options are forbidden one by one on the diagonal, or not at all. */
    private static Optional<Integer> holds(
            GameSpec game, Map<Step, List<Progression>> rays, List<Progression> singles) {
        Maneuver maneuver = game.maneuver();
        if (maneuver.kind() == Maneuver.Kind.NONE) {
            return Optional.of(1);
        }
        if (maneuver.kind() == Maneuver.Kind.COMPLY || game.convention() == Convention.MISERE) {
            return Optional.empty();
        }
        boolean onlyTheDiagonal = singles.isEmpty() && isDiagonal(rays);
        boolean same = maneuver.scope() == Maneuver.Scope.SAME_DIAGONAL
                || (maneuver.scope() == Maneuver.Scope.DIAGONAL && onlyTheDiagonal);
        return same ? Optional.of(maneuver.count()) : Optional.empty();
    }

    /** All moves with k = l, and no other rays. */
    private static boolean isDiagonal(Map<Step, List<Progression>> rays) {
        return rays.equals(Map.of(new Step(1, 1), List.of(new Progression(1, 1, 1, 1))));
    }

    /** Whether there is nothing but the diagonal k = l and at most so many single moves. */
    boolean isDiagonalAnd(int most) {
        return isDiagonal(rays) && singles.size() <= most && wedge.isEmpty() && holds == 1 && ends.end() == 0;
    }

    /**
     * Above every second pile in the first columns, for P-positions or any value up to one. In column x each of the x
     * earlier columns keeps one y from being free by its row, and on each line one for each start; a single move keeps
     * one, and so does a smaller value. A wedge keeps all y up to d + s*(x-c) + t - 1 at most, so that a second pile is at
     * most s+t more for each column, and one more for each smaller value. Where the game is over is past no more than the last
     * of these columns, and each such position keeps what another one does.
     */
    BigInteger end(BigInteger columns, BigInteger value) {
        long forEnds = ends.end() + (long) ends.count() * (2L + starts() + singles.size());
        BigInteger end = columns.shiftLeft(1).add(value).add(BigInteger.valueOf(singles.size() + 64L + forEnds));
        for (Map.Entry<Step, List<Progression>> group : rays.entrySet()) {
            BigInteger each =
                    columns.divide(BigInteger.valueOf(group.getKey().p())).add(BigInteger.ONE);
            end = end.add(each.multiply(BigInteger.valueOf(group.getValue().size())));
        }
        BigInteger more = wedge.map(shape -> value.add(BigInteger.valueOf((long) shape.s + shape.t)))
                .orElse(BigInteger.ZERO);
        return end.add(more.multiply(columns));
    }

    /** Whether the ends belong to the positions that are looked for. */
    boolean marksEnds() {
        return !misere;
    }

    /** The farthest a move looks back. */
    int depth() {
        int depth = wedge.map(WedgeShape::delay).orElse(1);
        for (List<Progression> group : rays.values()) {
            for (Progression ray : group) {
                depth = Math.max(depth, ray.k());
            }
        }
        for (Progression single : singles) {
            depth = Math.max(depth, single.k());
        }
        return depth;
    }

    /**
     * How far above the diagonal (a,b) has to lie for (b,a) to have no part in what comes: a line that is not steeper than
     * the diagonal gets away from it. Negative if there is no such distance.
     */
    int reach() {
        if (wedge.isPresent()) {
            return -1;
        }
        int reach = 0;
        for (Map.Entry<Step, List<Progression>> group : rays.entrySet()) {
            if (group.getKey().q() > group.getKey().p()) {
                return -1;
            }
            for (Progression ray : group.getValue()) {
                reach = Math.max(reach, ray.l() - ray.k());
            }
        }
        for (Progression single : singles) {
            reach = Math.max(reach, single.l() - single.k());
        }
        return reach;
    }

    /** How many rays there are, whatever their steps. */
    int starts() {
        return rays.values().stream().mapToInt(List::size).sum();
    }

    /** The largest amount at which anything happens for the first time. */
    int farthest() {
        int farthest = Math.max(depth(), ends.end());
        for (List<Progression> group : rays.values()) {
            for (Progression ray : group) {
                farthest = Math.max(farthest, Math.max(ray.l(), Math.max(ray.p(), ray.q())));
            }
        }
        for (Progression single : singles) {
            farthest = Math.max(farthest, single.l());
        }
        return farthest;
    }
}
