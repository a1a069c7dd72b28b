package org.wythofflab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigMove;

/** Matches as values: taking back, saving, loading, and files that were not saved by us. */
final class MatchTest {

    private static Match played(String game, int seed) {
        Random random = new Random(seed);
        Match match = Match.start(
                Matches.game(game),
                Matches.position(9, 11),
                new Seating(Strength.LEVEL_2, Side.SECOND, seed, seed % 2 == 0));
        while (!match.state().isOver()) {
            match = match.then(new Guess(match.state(), random).turn());
        }
        return match;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"wythoff", "wythoff misere", "wythoff block 3", "wythoff comply 4 diagonal", "imitation(2,3)"})
    void whatIsSavedIsLoadedAndUndoneTurnByTurn(String game) throws MatchSyntaxException {
        for (int seed = 0; seed < 10; seed++) {
            Optional<Match> match = Optional.of(played(game, seed));
            for (int count = match.get().turns().size(); match.isPresent(); count--) {
                assertThat(Match.parse(match.get().text())).isEqualTo(match.get());
                assertThat(match.get().turns()).hasSize(count);
                match = match.get().undo();
            }
        }
    }

    @Test
    void aMatchIsNotChangedByATurn() {
        Match start = Matches.start("wythoff", 3, 5);
        Match next = start.then(Matches.take(1, 1));
        assertThat(start.turns()).isEmpty();
        assertThat(next.undo()).contains(start);
        assertThat(start.undo()).isEmpty();
    }

    @Test
    void takingBackGoesToTheLastTurnOfThePerson() {
        Match match = Matches.start("wythoff", 8, 9).then(Matches.take(1, 0)).then(Matches.take(0, 1));
        assertThat(match.undoToYou()).contains(Matches.start("wythoff", 8, 9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "wythoff misere", "wythoff block 3", "wythoff comply 2", "imitation(2,3)"})
    void whoeverHasToActCanResignAndHasLost(String game) throws MatchSyntaxException {
        for (Match match = played(game, 1).undo().orElseThrow();
                !match.turns().isEmpty();
                match = match.undo().orElseThrow()) {
            Match resigned = match.then(new Turn.Resign());
            assertThat(resigned.state().isOver()).isTrue();
            assertThat(resigned.state().winner()).contains(match.state().actor().other());
            assertThat(resigned.text()).endsWith("\nresign\n");
            assertThat(Match.parse(resigned.text())).isEqualTo(resigned);
            assertThat(Match.parse(resigned.text()).state()).isEqualTo(resigned.state());
            assertThat(resigned.undo()).contains(match);
            assertThat(resigned.state().objection(new Turn.Resign())).contains("the game is over");
        }
    }

    @Test
    void takingBackAResignationTakesNothingElseBack() {
        Match match = Matches.start("wythoff", 8, 9).then(Matches.take(1, 0)).then(Matches.take(0, 1));
        assertThat(match.then(new Turn.Resign()).undoToYou()).contains(match);
    }

    @Test
    void aWonGameThatIsGivenUpIsAMistakeOfTheReview() {
        Match lost = Matches.start("wythoff", 3, 5).then(new Turn.Resign());
        assertThat(Review.of(lost, Matches.sage(lost.game())).mistakes()).isEmpty();
        Match won = Matches.start("wythoff", 3, 6).then(new Turn.Resign());
        assertThat(Review.of(won, Matches.sage(won.game())).words(won.seating()))
                .anySatisfy(line -> assertThat(line)
                        .startsWith("Turn 1, at (3,6): you chose to resign, and gave a win away. "
                                + "This would have won: take 1 from the second pile, to (3,5). (3,5) is a P-position"));
        assertThat(Speech.ending(won.state(), won.seating())).isEqualTo("you have resigned");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "wythoff; 3; 0; 4; take; the second pile has only 3",
                "wythoff; 3; 1; 2; take; you may take the same number of tokens from both piles",
                "odd-odd(2,3); 3; 2; 0; take; allowed amounts: odd",
                "wythoff; 3; 0; 0; take; at least one token",
                "wythoff; 3; 1; 0; forbid; nobody forbids or proposes",
                "wythoff block 2 diagonal; 3; 1; 0; forbid; only two-pile options can be forbidden",
                "wythoff block 2; 3; 1; 0; take; before the move the other player forbids",
                "wythoff comply 2; 3; 1; 0; propose; at least 2 options must be proposed",
            })
    void anIllegalTurnIsToldWhy(String game, int piles, int first, int second, String kind, String why) {
        List<BigMove> options = List.of(Matches.move(first, second));
        Turn turn = kind.equals("take")
                ? Matches.take(first, second)
                : kind.equals("forbid") ? new Turn.Forbid(options) : new Turn.Propose(options);
        assertThatThrownBy(() -> Matches.start(game, piles, piles).then(turn))
                .isInstanceOf(IllegalTurnException.class)
                .hasMessageContaining(why);
    }

    @Test
    void aForbiddenImitationIsExplained() {
        Match match = Matches.start("imitation(1,1)", 3, 5).then(Matches.take(1, 0));
        assertThat(match.state().objection(Matches.take(0, 1)))
                .contains("taking 1 from the second pile imitates the last move, which took 1 from the smaller pile; "
                        + "imitations are forbidden");
        assertThat(ImitationNotes.notes(match.state()).orElseThrow()).contains("is forbidden");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "hello; line 1: this is no saved match",
                "wythoff match 1|game: wythof; line 2: a line 'turns:' is missing",
                "wythoff match 1|game: wythof|start: 3 5|turns:; line 2: this is not a game",
                "wythoff match 1|game: nim|start: 3 -5|turns:; line 3: these are not two piles",
                "wythoff match 1|start: 3 5|turns:; no line 'game: ...'",
                "wythoff match 1|game: nim|game: nim|start: 3 5|turns:; line 3: 'game:' is given twice",
                "wythoff match 1|game: nim|start: 3 5|secret: 1|turns:; line 4: expected",
                "wythoff match 1|game: nim|start: 3 5|opponent: god|turns:; line 4: 'opponent:' is perfect, 1",
                "wythoff match 1|game: nim|start: 3 5|seed: x|turns:; line 4: 'seed:' is a whole number",
                "wythoff match 1|game: nim|start: 3 5|first: me|turns:; line 4: 'first:' is you or computer",
                "wythoff match 1|game: nim|start: 3 5|turns:|take 1,0|take 1,1; line 6: 'take 1,1' is not allowed at (2,5)",
                "wythoff match 1|game: nim|start: 3 5|turns:|dance; line 5: 'dance' is not understood",
                "wythoff match 1|game: nim|start: 0 1|turns:|take 0,1|take 0,1; line 6: 'take 0,1' is not allowed at (0,0): the game is over",
                "wythoff match 1|game: nim|start: 3 5|turns:|resign|take 0,1; line 6: 'take 0,1' is not allowed at (3,5): the game is over",
                "wythoff match 1|game: nim|start: 0 0|turns:|resign; line 5: 'resign' is not allowed at (0,0): the game is over",
                "wythoff match 1|game: nim|start: 3 5|turns:|take 9^9^9^9,1; line 5",
            })
    void aHostileFileIsRefusedWithItsLine(String text, String message) {
        assertThatThrownBy(() -> Match.parse(text.replace('|', '\n')))
                .isInstanceOf(MatchSyntaxException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aFileIsBounded() {
        String start = "wythoff match 1\ngame: nim\nstart: 3 5\nturns:\n";
        assertThatThrownBy(() -> Match.parse(start + "\n".repeat(30_000))).hasMessageContaining("at most 20000 lines");
        assertThatThrownBy(() -> Match.parse(start + "#".repeat(1 << 25))).hasMessageContaining("too long");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 3 from first; take 3,0",
                "Take 2 from the second pile; take 0,2",
                "3 0; take 3,0",
                "-3,5; take 3,5",
                "(3, 5); take 3,5",
                "take 2 from both; take 2,2",
                "take 1 and 2; take 1,2",
                "to 4,7; take 4,2",
                "to (4,7); take 4,2",
                "forbid none; forbid none",
                "forbid 1,0 2,2; forbid 1,0 2,2",
                "propose to 7,9 8,8; propose 1,0 0,1",
                "take 2^3 from 1st; take 8,0",
                "Resign; resign",
            })
    void turnsAreReadAsPeopleWriteThem(String line, String text) throws TurnSyntaxException {
        State state = Matches.start("nim", 8, 9).state();
        assertThat(TurnReader.read(state, line).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "take",
                "take 3",
                "three",
                "1 2 3",
                "to 4",
                "take x from first",
                "forbid",
                "forbid 1",
                ",",
                "resign 3",
                "()"
            })
    void otherLinesAreRefusedWithAnExample(String line) {
        State state = Matches.start("nim", 8, 9).state();
        assertThatThrownBy(() -> TurnReader.read(state, line))
                .isInstanceOf(TurnSyntaxException.class)
                .hasMessageContaining("for example");
    }
}
