package org.wythofflab.theory.imitation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.definition.ImitationDefinition;
import org.wythofflab.definition.ImitationDefinition.Pair;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.theory.Ruling;

/** Theorem 19 on every state that some history of small piles leads to, for m = 1 and for m > 1. */
final class ImitationStrategyTest {

    static Stream<Imitation> rules() {
        return Stream.concat(
                IntStream.rangeClosed(1, 4)
                        .boxed()
                        .flatMap(m -> IntStream.rangeClosed(1, 4).mapToObj(p -> new Imitation(m, p))),
                Stream.of(new Imitation(7, 3), new Imitation(1, 6), new Imitation(9, 1)));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyHistoryIsRuledAsTheDefinitionHasIt(Imitation rule) {
        ImitationDefinition definition = new ImitationDefinition(rule.m(), rule.p(), false);
        ImitationStrategy strategy = strategy(rule);
        Set<ImitationState> seen = new HashSet<>();
        for (int x = 0; x <= 8; x++) {
            for (int y = 0; y <= 8; y++) {
                compare(definition, strategy, rule, List.of(new Pair(x, y)), start(rule, x, y), seen);
            }
        }
    }

    private static void compare(
            ImitationDefinition definition,
            ImitationStrategy strategy,
            Imitation rule,
            List<Pair> history,
            ImitationState state,
            Set<ImitationState> seen) {
        if (!seen.add(state)) {
            return;
        }
        Ruling ruling = strategy.at(state);
        assertThat(ruling.isP()).as("%s after %s: %s", rule, history, ruling).isEqualTo(definition.isP(history));
        ruling.move().ifPresent(move -> {
            BigPosition to = move.from(new BigPosition(state.x(), state.y()));
            List<Pair> longer = then(history, new Pair(to.x().intValue(), to.y().intValue()));
            assertThat(definition.isLegal(longer) && definition.isP(longer))
                    .as("%s after %s: %s", rule, history, ruling)
                    .isTrue();
        });
        assertThat(ruling.isP() || ruling.move().isPresent()).isTrue();
        for (Pair to : definition.legal(history)) {
            Pair from = history.get(history.size() - 1);
            boolean fromFirst = to.x() < from.x();
            int taken = fromFirst ? from.x() - to.x() : from.y() - to.y();
            ImitationState after = state.after(rule, fromFirst, BigInteger.valueOf(taken));
            compare(definition, strategy, rule, then(history, to), after, seen);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyStateOfLargerPilesIsRuledAsTheRulesHaveIt(Imitation rule) {
        int bound = 20;
        Map<ImitationState, Boolean> outcomes = new HashMap<>();
        for (int y = 0; y <= bound; y++) {
            for (int x = 0; x <= y; x++) {
                isP(rule, start(rule, x, y), outcomes);
            }
        }
        ImitationStrategy strategy = strategy(rule);
        outcomes.forEach((state, isP) -> {
            Ruling ruling = strategy.at(state);
            assertThat(ruling.isP()).as("%s: %s %s", rule, state, ruling).isEqualTo(isP);
            ruling.move()
                    .ifPresent(move -> assertThat(isP(rule, after(rule, state, move), outcomes))
                            .as("%s: %s %s", rule, state, ruling)
                            .isTrue());
        });
    }

    /** Piles in order of size: the mirrored state has the same outcome. */
    private static boolean isP(Imitation rule, ImitationState given, Map<ImitationState, Boolean> outcomes) {
        ImitationState state = given.x().compareTo(given.y()) <= 0
                ? given
                : new ImitationState(
                        given.y(), given.x(), given.lastFromSmaller(), given.moverCredit(), given.otherCredit());
        Boolean known = outcomes.get(state);
        if (known != null) {
            return known;
        }
        boolean isP = true;
        for (boolean first : List.of(true, false)) {
            int pile = (first ? state.x() : state.y()).intValueExact();
            for (int taken = 1; taken <= pile; taken++) {
                BigInteger amount = BigInteger.valueOf(taken);
                if (!state.forbids(rule, first, amount) && isP(rule, state.after(rule, first, amount), outcomes)) {
                    isP = false;
                }
            }
        }
        outcomes.put(state, isP);
        return isP;
    }

    @ParameterizedTest
    @MethodSource("rules")
    void positionsAreDynamicExactlyWhereThePaperSaysSo(Imitation rule) {
        // So much room that every history that matters to piles of 7 or less can be played.
        Map<ImitationState, Boolean> outcomes = new HashMap<>();
        int room = 7 + 4 * rule.p() + 4;
        for (int y = 0; y <= room; y++) {
            for (int x = 0; x <= y; x++) {
                isP(rule, start(rule, x, y), outcomes);
            }
        }
        Map<BigPosition, Set<Boolean>> met = new HashMap<>();
        outcomes.forEach(
                (state, isP) -> met.computeIfAbsent(new BigPosition(state.x(), state.y()), position -> new HashSet<>())
                        .add(isP));
        MpPairs pairs = pairs(rule);
        for (int b = 0; b <= 7; b++) {
            for (int a = 0; a <= b; a++) {
                MpSequence.Place place = pairs.place(BigInteger.valueOf(a));
                BigInteger pairEnd = BigInteger.valueOf(a).add(pairs.difference(place.index()));
                int side = place.inA() ? BigInteger.valueOf(b).compareTo(pairEnd) : -1;
                Set<Boolean> expected = side < 0 ? Set.of(false) : Set.of(true, false);
                if (side == 0 && pairs.xi(place.index()) == 0) {
                    expected = Set.of(true);
                }
                assertThat(met.get(new BigPosition(BigInteger.valueOf(a), BigInteger.valueOf(b))))
                        .as("%s: (%s,%s)", rule, a, b)
                        .isEqualTo(expected);
            }
        }
    }

    static Stream<Arguments> largeRules() {
        return Stream.concat(rules(), Stream.of(new Imitation(1_000_000_000, 1_000_000_000), new Imitation(1 << 30, 3)))
                .map(Arguments::of);
    }

    @ParameterizedTest
    @MethodSource("largeRules")
    void largePositionsKeepThePromiseOfTheirRulings(Imitation rule) {
        ImitationStrategy strategy = strategy(rule);
        MpPairs pairs = pairs(rule);
        Random random = new Random(rule.hashCode());
        for (BigInteger n : MpPiles.large(rule.m(), rule.p(), 30, 3)) {
            BigPosition pair = pairs.pair(n);
            List<ImitationState> states = new ArrayList<>();
            for (int i = 0; i <= 1; i++) {
                BigInteger up = BigInteger.valueOf(i);
                states.add(ImitationState.start(rule, new BigPosition(pair.x().add(up), pair.y())));
                states.add(ImitationState.start(
                        rule, new BigPosition(pair.y(), pair.x().add(up))));
                states.add(ImitationState.start(
                        rule, new BigPosition(pair.x(), pair.y().add(up))));
                states.add(ImitationState.start(
                        rule, new BigPosition(pair.x().add(up), pair.y().add(up))));
            }
            for (ImitationState state : states) {
                playOut(strategy, rule, state, random);
            }
        }
    }

    /** From N the claimed move leads to P; from P every move that is tried leads to N, and the game goes on from one. */
    private static void playOut(ImitationStrategy strategy, Imitation rule, ImitationState start, Random random) {
        ImitationState state = start;
        for (int round = 0; round < 3; round++) {
            Ruling ruling = strategy.at(state);
            if (!ruling.isP()) {
                state = after(rule, state, ruling.move().orElseThrow());
                assertThat(strategy.at(state).isP())
                        .as("%s: %s %s", rule, state, ruling)
                        .isTrue();
            }
            List<ImitationState> options = sample(rule, state);
            for (ImitationState option : options) {
                assertThat(strategy.at(option).isP())
                        .as("%s: %s, then %s", rule, state, option)
                        .isFalse();
            }
            if (options.isEmpty()) {
                return;
            }
            state = options.get(random.nextInt(options.size()));
        }
    }

    private static List<ImitationState> sample(Imitation rule, ImitationState state) {
        List<ImitationState> options = new ArrayList<>();
        for (boolean first : List.of(true, false)) {
            BigInteger pile = first ? state.x() : state.y();
            Stream.of(
                            BigInteger.ONE,
                            BigInteger.valueOf(rule.m()),
                            state.lastFromSmaller(),
                            state.lastFromSmaller().add(BigInteger.valueOf(rule.m() - 1L)),
                            pile.shiftRight(1))
                    .filter(amount -> amount.signum() > 0 && amount.compareTo(pile) <= 0)
                    .filter(amount -> !state.forbids(rule, first, amount))
                    .forEach(amount -> options.add(state.after(rule, first, amount)));
        }
        return options;
    }

    @Test
    void exampleFifteenIsPlayedAsThePaperPlaysIt() {
        Imitation rule = new Imitation(2, 3);
        ImitationStrategy strategy = strategy(rule);
        ImitationState state = start(rule, 13, 18);
        for (String move : List.of("2,0", "0,3", "1,0", "0,1", "2,0")) {
            int first = Integer.parseInt(move.substring(0, 1));
            int second = Integer.parseInt(move.substring(2));
            BigMove played = new BigMove(BigInteger.valueOf(first), BigInteger.valueOf(second));
            if (first > 0) {
                assertThat(strategy.at(state).move()).as("Alice").contains(played);
            } else {
                assertThat(strategy.at(state).isP()).as("Bob").isTrue();
            }
            state = after(rule, state, played);
        }
        assertThat(strategy.at(state).isP()).isTrue();
    }

    @Test
    void onePairBeforeIsNotAlwaysGoodEnough() {
        // The proof of Theorem 19 takes any earlier pair of the same difference; (0,2) loses here, (1,2) wins.
        Imitation rule = new Imitation(1, 3);
        ImitationState state =
                start(rule, 3, 3).after(rule, true, BigInteger.ONE).after(rule, false, BigInteger.ONE);
        ImitationStrategy strategy = strategy(rule);
        assertThat(strategy.at(state).isP()).isFalse();
        assertThat(strategy.at(state.after(rule, true, BigInteger.TWO)).isP()).isFalse();
        assertThat(strategy.at(state.after(rule, true, BigInteger.ONE)).isP()).isTrue();
    }

    @Test
    void statesWithoutAHistoryAreRefused() {
        ImitationStrategy strategy = strategy(new Imitation(2, 3));
        for (ImitationState state : List.of(
                state(3, 9, 2, 2, 1),
                state(3, 4, 2, 2, 2),
                state(3, 9, 0, 3, 2),
                state(3, 9, 0, 2, -1),
                state(3, 9, -1, 2, 2))) {
            assertThatThrownBy(() -> strategy.at(state)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static ImitationState state(int x, int y, int last, int mover, int other) {
        return new ImitationState(BigInteger.valueOf(x), BigInteger.valueOf(y), BigInteger.valueOf(last), mover, other);
    }

    private static ImitationState after(Imitation rule, ImitationState state, BigMove move) {
        boolean first = move.first().signum() > 0;
        assertThat(move.first().signum() + move.second().signum()).isEqualTo(1);
        return state.after(rule, first, first ? move.first() : move.second());
    }

    private static ImitationState start(Imitation rule, int x, int y) {
        return ImitationState.start(rule, new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
    }

    private static MpPairs pairs(Imitation rule) {
        return MpPairs.of(BigInteger.valueOf(rule.m()), rule.p()).orElseThrow();
    }

    private static ImitationStrategy strategy(Imitation rule) {
        return new ImitationStrategy(rule, pairs(rule));
    }

    private static List<Pair> then(List<Pair> history, Pair to) {
        List<Pair> longer = new ArrayList<>(history);
        longer.add(to);
        return longer;
    }
}
