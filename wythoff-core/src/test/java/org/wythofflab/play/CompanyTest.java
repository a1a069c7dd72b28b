package org.wythofflab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/** What goes with a game: opponents of all strengths, reasons, hints, the review, discovery. */
final class CompanyTest {
    private static final GameSpec WYTHOFF = Matches.game("wythoff");

    private final Sage sage = Matches.sage(WYTHOFF);
    private final Computer computer = new Computer(sage);

    private static Match match(Strength opponent, long seed, long x, long y) {
        return Match.start(WYTHOFF, Matches.position(x, y), new Seating(opponent, Side.SECOND, seed, false));
    }

    @ParameterizedTest
    @EnumSource(
            names = {"HUMAN"},
            mode = EnumSource.Mode.EXCLUDE)
    void theSameMatchGetsTheSameAnswer(Strength strength) {
        for (long seed = 0; seed < 20; seed++) {
            Match match = match(strength, seed, 30, 40);
            assertThat(computer.decide(match)).isEqualTo(computer.decide(match));
        }
    }

    @Test
    void strongerOpponentsFindTheWinMoreOften() {
        int before = -1;
        for (Strength strength : new Strength[] {
            Strength.RANDOM, Strength.LEVEL_1, Strength.LEVEL_2, Strength.LEVEL_3, Strength.LEVEL_4, Strength.PERFECT
        }) {
            int won = 0;
            for (long seed = 0; seed < 400; seed++) {
                Match match = match(strength, seed, 30, 40);
                Match next = match.then(computer.decide(match).turn());
                won += sage.winner(next.state()).orElseThrow() == Side.FIRST ? 1 : 0;
            }
            assertThat(won).as("%s", strength).isGreaterThan(before);
            before = won;
        }
        assertThat(before).isEqualTo(400);
    }

    @Test
    void aReasonCitesTheTheoremAndShowsThePair() {
        assertThat(computer.best(Matches.start("wythoff", 3, 6).state()).reason())
                .contains("(3,5) is a P-position by Equation 2 (Liu-Li): 3 = floor(2 phi) and 5 = 3 + 2");
        assertThat(computer.best(Matches.start("wythoff", 3, 5).state()).reason())
                .contains("every move loses against good play; this holds out longest, 4 moves in all");
    }

    @Test
    void whatIsNotKnownIsSaid() {
        GameSpec game = Matches.game("wythoff block 5");
        BigPosition far = new BigPosition(BigInteger.TEN.pow(30), BigInteger.TEN.pow(30));
        Sage puzzled = Matches.sage(game);
        State state = Match.start(game, far, Seating.usual()).state();
        assertThat(puzzled.winner(state)).isEmpty();
        assertThat(new Hint(puzzled).step(state, 1)).contains("not known");
        assertThat(state.objection(new Computer(puzzled).best(state).turn())).isEmpty();
    }

    @Test
    void hintsComeInSteps() {
        State state = Matches.start("wythoff", 3, 6).state();
        Hint hint = new Hint(sage);
        assertThat(hint.step(state, 1)).isEqualTo("You can win from here.");
        assertThat(hint.step(state, 2)).isEqualTo("Take tokens from the second pile.");
        assertThat(hint.step(state, 3)).isEqualTo("This wins: take 1 from the second pile, to (3,5).");
    }

    /** First nothing, then all moves of the kind of the winning one, then that one. */
    @Test
    void hintsShowFewerSquaresStepByStep() {
        State state = Matches.start("wythoff", 3, 6).state();
        Hint hint = new Hint(sage);
        assertThat(hint.about(state, 1)).isEmpty();
        assertThat(hint.about(state, 2)).hasSize(6).allMatch(move -> !move.isFromFirst());
        assertThat(hint.about(state, 3))
                .containsExactlyElementsOf(Matches.take(0, 1).options());
    }

    @Test
    void anOpeningCanBeWonButNotAtOnce() {
        for (String text : List.of("wythoff", "nim misere", "wythoff block 3", "wythoff comply 2", "imitation(1,1)")) {
            GameSpec game = Matches.game(text);
            Sage knowing = Matches.sage(game);
            for (Side you : Side.values()) {
                for (int number = 0; number < 4; number++) {
                    BigPosition piles = Opening.of(game, you, knowing, number);
                    State start = Match.start(game, piles, Seating.usual()).state();
                    assertThat(knowing.winner(start))
                            .as("%s from %s", text, piles)
                            .contains(you);
                    assertThat(knowing.winningTurn(start)
                                    .map(turn -> start.after(turn).isOver()))
                            .isNotEqualTo(Optional.of(true));
                }
            }
        }
        assertThat(Opening.of(Matches.game("wythoff"), Side.FIRST, sage, 0)).isEqualTo(Matches.position(8, 12));
    }

    @Test
    void hintsGiveNoReasons() {
        for (int x = 0; x < 8; x++) {
            for (int y = 1; y < 8; y++) {
                for (int step = 1; step <= Hint.STEPS; step++) {
                    assertThat(new Hint(sage)
                                    .step(Matches.start("wythoff", x, y).state(), step))
                            .doesNotContain("P-position", "N-position", "A_", "Theorem", "Equation");
                }
            }
        }
    }

    @Test
    void theReviewMarksAWinThatWasGivenAway() {
        Match match = Matches.start("wythoff", 3, 6)
                .then(Matches.take(1, 0))
                .then(Matches.take(0, 5))
                .then(Matches.take(0, 1))
                .then(Matches.take(2, 0));
        Review review = Review.of(match, sage);
        assertThat(review.isKnown()).isTrue();
        assertThat(review.mistakes()).extracting(Review.Mistake::turn).containsExactly(1);
        assertThat(review.mistakes().get(0).better()).isEqualTo(Matches.take(0, 1));
        assertThat(review.mistakes().get(0).reason()).startsWith("(3,5) is a P-position");
        Optional<Side> first = Optional.of(Side.FIRST);
        Optional<Side> second = Optional.of(Side.SECOND);
        assertThat(review.winning()).containsExactly(first, second, second, second, second);
        assertThat(review.story(match)).hasSize(4).first().asString().contains("(3,6)", "take 1 from the first pile");
    }

    @Test
    void aWrongProhibitionIsAMistakeToo() {
        Match match = Matches.start("wythoff block 2", 1, 3).then(new Turn.Forbid(List.of()));
        assertThat(Review.of(match, Matches.sage(match.game())).mistakes()).hasSize(1);
    }

    @Test
    void discoveryListsTheLosingPositionsThatWereMet() {
        Match match = Matches.start("wythoff", 3, 6).then(Matches.take(0, 1)).then(Matches.take(1, 0));
        assertThat(Discovery.losingPositions(match, sage)).containsExactly(Matches.position(3, 5));
    }
}
