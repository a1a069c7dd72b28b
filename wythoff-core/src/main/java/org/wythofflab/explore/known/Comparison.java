package org.wythofflab.explore.known;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wythofflab.explore.Identification;
import org.wythofflab.explore.Identification.Distinction;
import org.wythofflab.explore.Identification.Match;
import org.wythofflab.explore.Identification.Miss;
import org.wythofflab.explore.KnownSequence;
import org.wythofflab.solve.Budget;

/** Holds terms against known sequences: as they are, from another index, and changed. */
public final class Comparison {
    /** More are not needed to tell sequences apart, and tables get large. */
    private static final int MOST_TERMS = 1000;

    /** At first only so many are compared. */
    private static final int GLANCE = 24;

    private static final int FARTHEST_SHIFT = 40;
    private static final int AHEAD = 200;
    private static final int MOST_MATCHES = 12;
    private static final int LEAST_OF_MISS = 8;

    private final long[] given;
    private final Budget budget;
    private final List<Found> found = new ArrayList<>();
    private final List<Miss> misses = new ArrayList<>();

    private Comparison(long[] given, Budget budget) {
        this.given = given;
        this.budget = budget;
    }

    /** A match, and what it costs to believe it. */
    private record Found(Match match, int cost) {}

    public static Identification of(long[] terms, List<KnownSequence> library, Budget budget) {
        Comparison comparison = new Comparison(Arrays.copyOf(terms, Math.min(terms.length, MOST_TERMS)), budget);
        for (int i = 0; i < library.size(); i++) {
            budget.checkpoint(i, library.size());
            comparison.compare(library.get(i));
        }
        return comparison.result();
    }

    private void compare(KnownSequence sequence) {
        long[] glance = Arrays.copyOf(given, Math.min(given.length, GLANCE));
        long[] few = sequence.terms(2 * (GLANCE + FARTHEST_SHIFT), budget);
        if (best(glance, few).isEmpty()) {
            miss(sequence, few);
            return;
        }
        long[] many = sequence.terms(2 * (given.length + FARTHEST_SHIFT) + AHEAD, budget);
        Optional<Change.Fit> fit = best(given, many);
        fit.ifPresent(some -> found.add(found(sequence, some)));
        if (fit.isEmpty() || fit.get().cost() >= Change.COST) {
            miss(sequence, many);
        }
    }

    private static Optional<Change.Fit> best(long[] terms, long[] known) {
        return Arrays.stream(Change.values())
                .flatMap(change -> change.fit(terms, known, FARTHEST_SHIFT).stream())
                .min(Comparator.comparingInt(Change.Fit::cost));
    }

    private Found found(KnownSequence sequence, Change.Fit fit) {
        List<Long> ahead = fit.next().stream().limit(AHEAD).toList();
        Match match = new Match(
                sequence,
                fit.words(),
                fit.from() + 1,
                (long) sequence.offset() + fit.shift(),
                given.length - fit.from(),
                ahead);
        return new Found(match, fit.cost());
    }

    private void miss(KnownSequence sequence, long[] known) {
        int agreeing = 0;
        while (agreeing < Math.min(given.length, known.length) && given[agreeing] == known[agreeing]) {
            agreeing++;
        }
        if (agreeing >= Math.max(LEAST_OF_MISS, given.length / 2) && agreeing < given.length) {
            misses.add(new Miss(sequence, agreeing, given[agreeing], known[agreeing]));
        }
    }

    private Identification result() {
        found.sort(Comparator.comparingInt(Found::cost)
                .thenComparing(one -> one.match().sequence().number()));
        boolean unchanged = !found.isEmpty() && found.get(0).cost() < Change.COST;
        List<Match> matches = found.stream()
                .filter(one -> !unchanged || one.cost() < Change.COST)
                .limit(MOST_MATCHES)
                .map(Found::match)
                .toList();
        misses.sort(Comparator.comparingInt(Miss::agreeing).reversed());
        return new Identification(given.length, matches, misses, distinctions(matches));
    }

    /** Of each but the first, where it parts from the nearest one before it. */
    private List<Distinction> distinctions(List<Match> matches) {
        List<Distinction> distinctions = new ArrayList<>();
        for (int i = 1; i < matches.size(); i++) {
            distinctions.add(distinction(matches.get(0), matches.get(i)));
        }
        return distinctions;
    }

    private Distinction distinction(Match one, Match other) {
        int looked = Math.min(one.next().size(), other.next().size());
        for (int i = 0; i < looked; i++) {
            if (!one.next().get(i).equals(other.next().get(i))) {
                return new Distinction(
                        one.sequence(),
                        other.sequence(),
                        Optional.of(given.length + i + 1),
                        one.next().get(i),
                        other.next().get(i),
                        looked);
            }
        }
        return new Distinction(one.sequence(), other.sequence(), Optional.empty(), 0, 0, looked);
    }
}
