package org.wythofflab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;

/** The perfect opponent on small boards: it wins all it says it wins, and otherwise no turn would last longer. */
final class PerfectPlayTest {

    /** Each game of the catalogue and its misere form. */
    private static Stream<GameSpec> games() {
        Set<GameSpec> games = new LinkedHashSet<>();
        for (CatalogueEntry entry : Catalogue.entries()) {
            GameSpec game = entry.game();
            games.add(game);
            if (game.convention() == Convention.NORMAL && game.maneuver().kind() != Maneuver.Kind.COMPLY) {
                games.add(Matches.game(game.text() + " misere"));
            }
        }
        return games.stream();
    }

    /** Few enough options that all sets of them can be tried. */
    private static int size(GameSpec game) {
        if (game.maneuver().kind() == Maneuver.Kind.NONE) {
            return 7;
        }
        return game.maneuver().count() <= 3 ? 5 : 3;
    }

    @TestFactory
    Stream<DynamicTest> aWonGameIsWonAgainstEveryReply() {
        return games().map(game -> DynamicTest.dynamicTest(game.text(), () -> {
            Computer computer = new Computer(Matches.sage(game));
            Sage sage = Matches.sage(game);
            for (Side side : Side.values()) {
                Set<State> seen = new HashSet<>();
                for (int x = 0; x <= size(game); x++) {
                    for (int y = 0; y <= size(game); y++) {
                        State start = State.start(game, Matches.position(x, y));
                        if (sage.winner(start).orElseThrow() == side) {
                            assertWins(side, computer, start, seen);
                        }
                    }
                }
            }
        }));
    }

    private static void assertWins(Side side, Computer computer, State state, Set<State> seen) {
        if (!seen.add(state)) {
            return;
        }
        if (state.isOver()) {
            assertThat(state.winner()).as("%s", state).isEqualTo(Optional.of(side));
        } else if (state.actor() == side) {
            assertWins(side, computer, state.after(computer.best(state).turn()), seen);
        } else {
            for (Turn turn : Matches.turns(state)) {
                assertWins(side, computer, state.after(turn), seen);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> aLostGameIsMadeAsLongAsItCanBe() {
        return games().filter(game -> game.maneuver().count() <= 4)
                .map(game -> DynamicTest.dynamicTest(game.text(), () -> {
                    Computer computer = new Computer(Matches.sage(game));
                    Map<State, Integer> known = new HashMap<>();
                    int size = Math.min(size(game), 5);
                    for (int x = 0; x <= size; x++) {
                        for (int y = 0; y <= size; y++) {
                            checkAll(State.start(game, Matches.position(x, y)), computer, known, new HashSet<>());
                        }
                    }
                }));
    }

    private static void checkAll(State state, Computer computer, Map<State, Integer> known, Set<State> seen) {
        if (state.isOver() || !seen.add(state)) {
            return;
        }
        if (length(state, known) < 0) {
            State next = state.after(computer.best(state).turn());
            int moved = state.phase() == Phase.MOVE ? 1 : 0;
            assertThat(Math.abs(length(next, known)) + moved).as("%s", state).isEqualTo(Math.abs(length(state, known)));
        }
        for (Turn turn : Matches.turns(state)) {
            checkAll(state.after(turn), computer, known, seen);
        }
    }

    /**
     * By trying everything: the number of moves to the end, counted from 1, positive if the player who acts wins. Who wins
     * is quick, who loses is slow.
     */
    private static int length(State state, Map<State, Integer> known) {
        Integer length = known.get(state);
        if (length == null) {
            length = computed(state, known);
            known.put(state, length);
        }
        return length;
    }

    private static int computed(State state, Map<State, Integer> known) {
        if (state.isOver()) {
            return state.winner().orElseThrow() == state.actor() ? 1 : -1;
        }
        int quickest = Integer.MAX_VALUE;
        int slowest = 0;
        int moved = state.phase() == Phase.MOVE ? 1 : 0;
        for (Turn turn : Matches.turns(state)) {
            State next = state.after(turn);
            int value = length(next, known);
            boolean wins = (value > 0) == (next.actor() == state.actor());
            int moves = Math.abs(value) + moved;
            if (wins) {
                quickest = Math.min(quickest, moves);
            } else {
                slowest = Math.max(slowest, moves);
            }
        }
        return quickest < Integer.MAX_VALUE ? quickest : -slowest;
    }

    @TestFactory
    Stream<DynamicTest> pilesOfAnySizeWhereATheoremApplies() {
        return Stream.of(
                        "wythoff",
                        "a-wythoff(3)",
                        "wythoff block 3",
                        "wythoff comply 3",
                        "odd-even(2,3) misere",
                        "imitation(2,3)")
                .map(text -> DynamicTest.dynamicTest(text, () -> {
                    GameSpec game = Matches.game(text);
                    Sage sage = Matches.sage(game);
                    Match match = Match.start(
                            game,
                            new BigPosition(
                                    BigInteger.TEN.pow(40),
                                    BigInteger.TEN.pow(39).shiftLeft(3)),
                            new Seating(Strength.PERFECT, Side.SECOND, 7, false));
                    Side winner = sage.winner(match.state()).orElseThrow();
                    Computer computer = new Computer(sage);
                    Guesser guesser = new Guesser();
                    for (int i = 0; i < 400 && !match.state().isOver(); i++) {
                        assertThat(sage.winner(match.state())).contains(winner);
                        State state = match.state();
                        match = match.then(
                                state.actor() == winner ? computer.best(state).turn() : guesser.turn(state));
                    }
                }));
    }

    /** Plays at random. */
    private static final class Guesser {
        private final Random random = new Random(1);

        Turn turn(State state) {
            return new Guess(state, random).turn();
        }
    }
}
