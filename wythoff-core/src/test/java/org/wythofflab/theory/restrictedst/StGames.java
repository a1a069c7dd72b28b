package org.wythofflab.theory.restrictedst;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import org.wythofflab.definition.Definition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Strategy;

/** The games of Liu and Li by their definitions, and what the theorems say of them. */
final class StGames {

    private StGames() {}

    private static boolean any(long k) {
        return k > 0;
    }

    private static boolean odd(long k) {
        return k % 2 == 1;
    }

    private static boolean even(long k) {
        return k % 2 == 0;
    }

    /** The unrestricted game and its four restrictions, in normal and in misere play. */
    static List<Definition> withParameters(long s, long t) {
        String parameters = "(" + s + "," + t + ")";
        List<Definition> normal = List.of(
                restricted("st" + parameters, s, t, StGames::any, StGames::any),
                restricted("odd-odd" + parameters, s, t, StGames::odd, StGames::odd),
                restricted("even-even" + parameters, s, t, StGames::even, StGames::even),
                restricted("odd-even" + parameters, s, t, StGames::odd, StGames::even),
                restricted("even-odd" + parameters, s, t, StGames::even, StGames::odd));
        List<Definition> all = new ArrayList<>(normal);
        normal.forEach(game -> all.add(game.inMisere()));
        return all;
    }

    /** Equations (3), (4) and (5). */
    private static Definition restricted(String text, long s, long t, LongPredicate first, LongPredicate second) {
        return Definition.of(
                text,
                first,
                second,
                (k, l) -> first.test(k) && second.test(l) && Math.abs(l - k) < (s - 1) * Math.min(k, l) + t);
    }

    static GameSpec parse(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    static List<String> theoremsAbout(String game) {
        return RestrictedStTheorems.all().stream()
                .filter(theorem -> theorem.about(parse(game), Set.of()).isPresent())
                .map(theorem -> theorem.citation().locator())
                .toList();
    }

    /** What the only theorem about the game gives. */
    static Knowledge knowledge(String game) {
        List<Knowledge> found = RestrictedStTheorems.all().stream()
                .flatMap(theorem -> theorem.about(parse(game), Set.of()).stream())
                .toList();
        assertThat(found).as(game).hasSize(1);
        return found.get(0);
    }

    static Strategy strategy(String game) {
        return knowledge(game).strategy().orElseThrow();
    }
}
