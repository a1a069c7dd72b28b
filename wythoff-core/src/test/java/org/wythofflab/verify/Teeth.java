package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.wythofflab.solve.Budget;
import org.wythofflab.verify.FalseGround.Place;

/** What shows that a claim can be refuted. */
enum Teeth {
    /** One false cell, outcome or number among those that its check reads is noticed. */
    BY_GROUND,
    /** Each of its false twins is refuted. */
    BY_TWIN,
    NONE;

    private static final Ground TRUTH = Ground.of(Budget.of(1L << 33, 1L << 30));
    private static final List<Long> BOUNDS = List.of(12L, 40L, 150L, 400L);
    private static final int TRIES = 80;

    static Teeth of(Claim claim) {
        if (claim.twins().isEmpty()) {
            return isNoticed(claim) ? BY_GROUND : NONE;
        }
        return claim.twins().stream().allMatch(twin -> isRefuted(twin, claim)) ? BY_TWIN : NONE;
    }

    /** One of its cases is refuted, at a small bound or at a larger one. */
    private static boolean isRefuted(List<Case> twin, Claim claim) {
        return bounds(claim).stream()
                .anyMatch(bound -> twin.stream().anyMatch(one -> breaks(one.check(), bound, TRUTH)));
    }

    /** Each of some cases notices a lie, at a small bound or at a larger one. */
    private static boolean isNoticed(Claim claim) {
        return some(claim.cases()).stream()
                .allMatch(one -> bounds(claim).stream()
                        .anyMatch(bound -> falsified(claim, one.check(), bound).isPresent()));
    }

    /** A place among those the check reads at which a lie is noticed. */
    private static Optional<Place> falsified(Claim claim, Check check, long bound) {
        FalseGround honest = FalseGround.nowhere(TRUTH);
        if (!check.upTo(bound, honest).isAgreement()) {
            return Optional.empty();
        }
        return tries(honest.read(), new Random(claim.id().hashCode())).stream()
                .filter(place -> breaks(check, bound, FalseGround.at(place, TRUTH)))
                .findFirst();
    }

    /** Places of every kind in turn: a P-position is rare among N-positions, and yet what a claim is about. */
    private static List<Place> tries(List<Place> places, Random random) {
        Map<String, List<Place>> kinds = new LinkedHashMap<>();
        for (Place place : places) {
            kinds.computeIfAbsent(place.source() + " " + place.lie(), kind -> new ArrayList<>())
                    .add(place);
        }
        kinds.values().forEach(kind -> Collections.shuffle(kind, random));
        List<Place> tries = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            for (List<Place> kind : kinds.values()) {
                if (i < kind.size()) {
                    tries.add(kind.get(i));
                }
            }
        }
        return tries.subList(0, Math.min(TRIES, tries.size()));
    }

    /** A lie can also lead a check astray, out of its tables; that is no refutation. */
    private static boolean breaks(Check check, long bound, Ground ground) {
        try {
            return !check.upTo(bound, ground).broken().isEmpty();
        } catch (IndexOutOfBoundsException | IllegalArgumentException astray) {
            return false;
        }
    }

    private static List<Case> some(List<Case> cases) {
        Set<Case> some = new LinkedHashSet<>();
        some.add(cases.get(0));
        some.add(cases.get(cases.size() / 2));
        some.add(cases.get(cases.size() - 1));
        return List.copyOf(some);
    }

    private static Set<Long> bounds(Claim claim) {
        Set<Long> bounds = new LinkedHashSet<>();
        for (long bound : BOUNDS) {
            bounds.add(claim.scale().isBounded() ? Math.min(bound, claim.scale().standard()) : 0);
        }
        return bounds;
    }
}
