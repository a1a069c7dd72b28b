package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games over a pipe. */
final class PlayTest {

    private static Run play(String input, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "play";
        System.arraycopy(args, 0, all, 1, args.length);
        return Run.with(input, all);
    }

    @Test
    void aWonGameIsWon() {
        Run run = play("0 1\nto 2,1\nto 0,0\n", "wythoff", "3", "6");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("You win!")
                .contains("Nobody made a mistake.")
                .doesNotContain("> ");
    }

    @Test
    void aReviewNamesTheMistakeWithItsReason() {
        assertThat(play("1 0\nreview\nquit\n", "wythoff", "3", "6").out().replaceAll("\\s+", " "))
                .contains("Turn 1, at (3,6), where you could win: you chose to take 1 from the first pile")
                .contains("Turn 2, at (2,6), where I could win: I chose to")
                .contains("This would have won: take 1 from the second pile, to (3,5). (3,5) is a P-position by");
        assertThat(play("1 0\nreview\nquit\n", "wythoff", "3", "6", "--discovery", "yes")
                        .out())
                .contains("In discovery mode I keep the review to myself.")
                .doesNotContain("could win");
    }

    /** Moves in either of two parts, the file as it is after each. */
    @Test
    void aSumIsSavedAndLoaded(@TempDir Path folder) throws IOException {
        String file = folder.resolve("sum.match").toString();
        Run run = play("2: take 3 from second\nquit\n", "wythoff + nim", "3", "5", "4", "7", "--save", file);
        assertThat(run.code()).isZero();
        assertThat(Files.readString(Path.of(file)))
                .contains("game: wythoff + nim\nstart: 3 5 4 7\n", "turns:\n2: take 0,3\n1: take ");
        assertThat(play("review\nquit\n", "--load", file).out())
                .contains("Nobody gave a win away.")
                .contains("The game stops at (2,5) + (4,4).");
    }

    @Test
    void theEndOfTheInputEndsTheGame() {
        Run run = play("", "wythoff", "3", "6");
        assertThat(run.code()).isZero();
        assertThat(run.out()).endsWith("The input has ended, and the game stops at (3,6).\n");
    }

    @Test
    void badLinesAreAnsweredAndTheGameGoesOn() {
        Run run = play("dance\n9 0\n\nundo\nsave\nhelp\nquit\n", "wythoff", "3", "6");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("'dance' is not understood")
                .contains("Not allowed: the first pile has only 3")
                .contains("There is nothing to take back.")
                .contains("Save where?")
                .contains("take what leaves 4 and 7")
                .endsWith("The game stops at (3,6).\n");
    }

    @Test
    void aMisereGameIsWonByWhoCannotMove() {
        assertThat(play("0 1\n", "nim misere", "0", "1").out())
                .contains("I cannot move, and in misere play that wins. I win.");
    }

    @Test
    void blockingAndComplyGamesAskForManeuvers() {
        assertThat(play("none\n", "wythoff block 3", "4", "7", "--first", "computer")
                        .out())
                .contains("I am to move; forbid at most 2 options")
                .contains("You forbid nothing.")
                .contains("I take ");
        assertThat(play("1,0 0,1 1,1\n", "wythoff comply 3", "4", "7", "--first", "computer")
                        .out())
                .contains("propose at least 3 options")
                .contains("You propose (3,7), (4,6), (3,6).");
    }

    @Test
    void imitationsAreExplained() {
        Run run = play("1 0\n0 1\nquit\n", "imitation(1,1)", "3", "5", "--opponent", "human");
        assertThat(run.out())
                .contains("imitates the last move\n  and is forbidden")
                .contains("Not allowed: taking 1");
    }

    @Test
    void discoveryGivesNothingAway() {
        Run run = play(
                "why\nmoves\nhint\nhint\nhint\n0 1\nwhy\nto 2,1\nto 0,0\n", "wythoff", "3", "6", "--discovery", "yes");
        assertThat(run.out())
                .doesNotContain("P-position", "N-position", "Equation", "Theorem", "A_", "*", "mistake")
                .contains(
                        "Losing positions we met: (3,5), (2,1), (0,0).\nWhat do the losing positions have in common?");
    }

    @Test
    void aMatchIsSavedAndGoneOnWith(@TempDir Path directory) throws IOException {
        String file = directory.resolve("evening.match").toString();
        play("0 1\n", "wythoff", "3", "6", "--save", file);
        assertThat(Files.readString(Path.of(file)))
                .startsWith("wythoff match 1\ngame: wythoff\n")
                .contains("take 0,1\n");
        assertThat(play("to 2,1\nto 0,0\n", "--load", file).out()).contains("You win!");
    }

    @Test
    void aGameThatIsGivenUpIsLostAndStaysSo(@TempDir Path directory) throws IOException {
        String file = directory.resolve("evening.match").toString();
        Run run = play("resign\n", "wythoff", "3", "6", "--save", file);
        String end = "You have resigned. I win.\nAt the start, you could win.\nTurn 1, at (3,6): you chose to resign,";
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("You resign.\n" + end);
        assertThat(Files.readString(Path.of(file))).endsWith("turns:\nresign\n");
        assertThat(play("", "--load", file).out()).contains(end);
        assertThat(play("resign\n", "wythoff", "3", "6", "--opponent", "human").out())
                .contains("The first player resigns.\nThe first player has resigned. The second player wins!");
        assertThat(play("help\n", "wythoff", "3", "6").out()).contains("resign   ");
    }

    @Test
    void coloursAddNothingButColours() {
        String input = "moves\n1 2\nwhy\n1 0\nresign\n";
        for (String game : new String[] {"wythoff", "imitation(1,1)"}) {
            String[] args = {"play", game, "3", "6", "--seed", "1"};
            String coloured = Run.in(new Watching(true), input, args).out();
            assertThat(coloured)
                    .startsWith(game + ": ")
                    .contains("\u001B[1m(3,6)\u001B[0m")
                    .contains("\u001B[1;36mYou\u001B[0m take 1")
                    .contains("\u001B[1;35mI\u001B[0m take")
                    .contains("\u001B[1;33mN-position\u001B[0m")
                    .contains("\u001B[1;31mTurn 1\u001B[0m");
            assertThat(coloured.replaceAll("\u001B\\[[0-9;]*m", ""))
                    .isEqualTo(Run.with(input, args).out());
        }
    }

    @Test
    void aFileThatIsNoMatchIsRefused(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("bad.match");
        Files.writeString(file, "wythoff match 1\ngame: nim\nstart: 3 5\nturns:\ntake 4,0\n");
        Run run = play("", "--load", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("line 5: 'take 4,0' is not allowed at (3,5): the first pile has only 3");
    }

    /** Each of these takes long: to read the rule, to find a move, and to say what is known. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "computer | moves(first: all; second: all; both: (10^300000+k*l)%(k+l)=0) | 900 901 | ''",
                "computer | wyt(k^2+1) | 10^9000000 10^9000000+5 | ''",
                "you | odd-odd(2,3) block 3 | 12000 12000 | hint"
            })
    void anAnswerThatTakesTooLongEndsTheGameWithWords(String first, String game, String piles, String line) {
        Run run = play(line + "\n", game, piles, "--first", first, "--max-seconds", "0.3");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .startsWith("wythoff: not finished within 0.3 seconds: ")
                .endsWith("\n  ask for less, or raise --max-seconds\n");
    }

    @Test
    void wrongArgumentsAreExplained() {
        assertThat(play("").err()).contains("the argument GAME is missing");
        assertThat(play("", "wythoff").err()).contains("the argument POSITION is missing");
        assertThat(play("", "wythoff", "3", "6", "--opponent", "god").err()).contains("there are perfect, 1");
        assertThat(play("", "wythoff", "3", "6", "--seed", "x").err()).contains("the seed is a whole number");
        assertThat(play("", "--load", "/no/such/file").err()).contains("there is no such file");
        assertThat(play("", "wythoff", "3", "6", "--load", "x").err()).contains("--load brings its own game");
    }
}
