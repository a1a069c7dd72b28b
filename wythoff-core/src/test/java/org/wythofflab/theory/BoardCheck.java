package org.wythofflab.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.Definition.Maneuver;
import org.wythofflab.definition.Definition.Scope;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.DefinitionSolver.Option;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;

/** Holds the rulings of every strategy for a game against the definition, on a whole board. */
public final class BoardCheck {

    private final Definition definition;
    private final boolean[][] p;
    private final Set<String> reasons = new LinkedHashSet<>();

    private BoardCheck(Definition definition, int size) {
        this.definition = definition;
        this.p = DefinitionSolver.pPositions(definition, size, size);
    }

    /** Checks the strategies that the theorems give, at least one, and returns all the reasons they gave. */
    public static Set<String> agrees(
            Definition definition, List<Theorem> theorems, Set<Assumption> assumptions, int size) {
        BoardCheck check = new BoardCheck(definition, size);
        List<Strategy> strategies = knowledge(definition.text(), theorems, assumptions).stream()
                .map(Knowledge::strategy)
                .flatMap(Optional::stream)
                .toList();
        assertThat(strategies).as(definition.text()).isNotEmpty();
        strategies.forEach(check::rulings);
        return check.reasons;
    }

    /** Checks that the pairs are exactly the P-positions with x <= y, by x and then by y. */
    public static void pairsAgree(Definition definition, PairSequence pairs, int size) {
        boolean[][] p = DefinitionSolver.pPositions(definition, size, size);
        BigInteger n = pairs.first();
        for (int x = 0; x < size; x++) {
            for (int y = x; y < size; y++) {
                if (p[x][y]) {
                    // Those that lie beyond the board only because of their larger pile.
                    while (pairs.pair(n).y().compareTo(BigInteger.valueOf(size)) >= 0) {
                        assertThat(pairs.pair(n).x()).isLessThanOrEqualTo(BigInteger.valueOf(x));
                        n = n.add(BigInteger.ONE);
                    }
                    assertThat(pairs.pair(n)).as(definition + " n=" + n).isEqualTo(position(x, y));
                    n = n.add(BigInteger.ONE);
                }
            }
        }
    }

    public static List<Knowledge> knowledge(String game, List<Theorem> theorems, Set<Assumption> assumptions) {
        return theorems.stream()
                .flatMap(theorem -> theorem.about(spec(game), assumptions).stream())
                .toList();
    }

    public static GameSpec spec(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException e) {
            throw new AssertionError(text, e);
        }
    }

    public static BigPosition position(long x, long y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    private void rulings(Strategy strategy) {
        for (int x = 0; x < p.length; x++) {
            for (int y = 0; y < p.length; y++) {
                String where = definition + " at (" + x + "," + y + ")";
                Ruling ruling = strategy.at(position(x, y));
                assertThat(ruling.isP()).as(where).isEqualTo(p[x][y]);
                assertThat(ruling.why()).as(where).isNotBlank();
                reasons.add(ruling.why());
                List<Option> options = DefinitionSolver.options(definition, x, y);
                Optional<Option> move = ruling.move().map(taken -> option(where, options, taken));
                List<Option> maneuver = ruling.maneuver().stream()
                        .map(taken -> option(where, options, taken))
                        .toList();
                assertThat(new HashSet<>(maneuver)).as(where).hasSameSizeAs(maneuver);
                switch (definition.maneuver()) {
                    case NONE -> plain(where, ruling, move, maneuver);
                    case BLOCK -> block(where, ruling, options, move, maneuver);
                    case COMPLY -> comply(where, ruling, options, move, maneuver);
                }
            }
        }
    }

    private void plain(String where, Ruling ruling, Optional<Option> move, List<Option> maneuver) {
        assertThat(move.isPresent()).as(where).isEqualTo(!ruling.isP());
        move.ifPresent(option -> assertThat(isP(option)).as(where).isTrue());
        assertThat(maneuver).as(where).isEmpty();
    }

    private void block(
            String where, Ruling ruling, List<Option> options, Optional<Option> move, List<Option> maneuver) {
        int most = definition.count() - 1;
        if (ruling.isP()) {
            assertThat(maneuver).as(where).hasSizeLessThanOrEqualTo(most).allMatch(this::inScope);
            List<Option> left = new ArrayList<>(options);
            left.removeAll(maneuver);
            assertThat(left).as(where).noneMatch(this::isP);
            return;
        }
        assertThat(move.map(this::isP)).as(where).contains(true);
        assertThat(maneuver).as(where).allMatch(this::isP).contains(move.orElseThrow());
        assertThat(maneuver.size() > most || !maneuver.stream().allMatch(this::inScope))
                .as(where)
                .isTrue();
    }

    private void comply(
            String where, Ruling ruling, List<Option> options, Optional<Option> move, List<Option> maneuver) {
        if (ruling.isP()) {
            assertThat(enough(maneuver)).as(where).isTrue();
            assertThat(maneuver).as(where).noneMatch(this::isP);
            return;
        }
        assertThat(maneuver).as(where).isEmpty();
        assertThat(move.isPresent()).as(where).isEqualTo(enough(options));
        move.ifPresent(option -> assertThat(isP(option)).as(where).isTrue());
    }

    /** Whether these may be proposed. */
    private boolean enough(List<Option> proposed) {
        long in = proposed.stream().filter(this::inScope).count();
        return in >= definition.count() || in < proposed.size();
    }

    private boolean inScope(Option option) {
        return definition.maneuver() == Maneuver.NONE
                || definition.scope() == Scope.ALL
                || option.twoPile() == (definition.scope() != Scope.NIM);
    }

    private boolean isP(Option option) {
        return p[option.x()][option.y()];
    }

    private static Option option(String where, List<Option> options, BigMove move) {
        return options.stream()
                .filter(option -> BigInteger.valueOf(option.k()).equals(move.first())
                        && BigInteger.valueOf(option.l()).equals(move.second()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(where + ": " + move + " is not legal"));
    }
}
