package org.wythofflab.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Limits;
import org.wythofflab.play.Match;
import org.wythofflab.play.Seating;
import org.wythofflab.play.Side;
import org.wythofflab.play.Strength;
import org.wythofflab.play.TooLargeException;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.History;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;

/** {@code play}. */
final class PlayCommand implements Command {

    /** Positions a board for the computer may have: about a second of work. */
    private static final long CELLS = 1L << 28;

    private static final Form.Place GAME =
            new Form.Place("GAME", "a game, as \"wythoff block 3\"; see: wythoff games", false, false);
    private static final Form.Place POSITION =
            new Form.Place("POSITION", "two piles, as 3 5 or 10^40 7, to start from", false, true);

    @Override
    public Form form() {
        return new Form("wythoff play GAME X Y [OPTIONS]", "wythoff play --load FILE [OPTIONS]")
                .place(GAME)
                .place(POSITION)
                .option(
                        "perfect|1|2|3|4|random|human",
                        "whom to play against; 1 is the weakest (default: perfect)",
                        "--opponent")
                .option("you|computer", "who makes the first move (default: you)", "--first")
                .option("N", "where the chances of the opponent come from (default: another one each time)", "--seed")
                .option("yes|no", "give no pattern away, and ask for it in the end (default: no)", "--discovery")
                .option("FILE", "go on with a saved match", "--load")
                .option("FILE", "save the match after every turn", "--save")
                .examples(
                        "wythoff play wythoff 8 13",
                        "wythoff play \"wythoff block 3\" 9 12 --opponent 2 --first computer",
                        "wythoff play wythoff 10 14 --discovery yes",
                        "printf 'take 1 from second\\nhint\\n' | wythoff play wythoff 3 6",
                        "wythoff play --load evening.match");
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        try {
            Match match = match(arguments);
            Budget budget = new Budget(CELLS, Limits.standard().bytes(), console.cancelled(), Progress.SILENT);
            try (LineSource lines = LineSource.of(console)) {
                new PlayTable(match, budget, arguments.option("--save"), lines, console).play();
            }
        } catch (TooLargeException | UndefinedRuleException unplayable) {
            throw new BadRequestException("this game cannot be played: " + unplayable.getMessage());
        }
    }

    private static Match match(Arguments arguments) throws IOException {
        Optional<String> file = arguments.option("--load");
        if (file.isPresent()) {
            if (!arguments.places().isEmpty()) {
                throw new BadRequestException("--load brings its own game; leave out the game and the piles");
            }
            Match loaded = MatchFile.load(file.get());
            return loaded.with(seating(arguments, loaded.seating()));
        }
        if (arguments.places().size() < 2) {
            throw new BadRequestException((arguments.places().isEmpty() ? "the argument GAME" : "the argument POSITION")
                    + " is missing\nusage: wythoff play GAME X Y [OPTIONS]\nmore:  wythoff help play");
        }
        GameArguments given = new GameArguments(arguments);
        Seating seating = seating(arguments, newcomer());
        return Match.start(game(given.game()), position(given.position()), seating);
    }

    private static Seating newcomer() {
        Seating usual = Seating.usual();
        return new Seating(
                usual.opponent(), usual.you(), ThreadLocalRandom.current().nextInt(1_000_000), usual.discovery());
    }

    private static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException fault) {
            throw new BadRequestException("this is not a game: " + fault.explain(text));
        }
    }

    private static BigPosition position(String text) {
        try {
            return History.position(text);
        } catch (GameSyntaxException fault) {
            throw new BadRequestException("this is not a position: " + fault.explain(text));
        }
    }

    /** What the options say, and the rest as it was. */
    private static Seating seating(Arguments arguments, Seating before) {
        Strength opponent = arguments
                .option("--opponent")
                .map(word -> Strength.of(word)
                        .orElseThrow(() -> unknown("--opponent", word, "perfect, 1, 2, 3, 4, random, human")))
                .orElse(before.opponent());
        Side you = arguments
                .option("--first")
                .map(word -> isFirst("--first", word, "you", "computer") ? Side.FIRST : Side.SECOND)
                .orElse(before.you());
        long seed = arguments.option("--seed").map(PlayCommand::seed).orElse(before.seed());
        boolean discovery = arguments
                .option("--discovery")
                .map(word -> isFirst("--discovery", word, "yes", "no"))
                .orElse(before.discovery());
        return new Seating(opponent, you, seed, discovery);
    }

    private static boolean isFirst(String option, String word, String one, String other) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (!lower.equals(one) && !lower.equals(other)) {
            throw unknown(option, word, one + ", " + other);
        }
        return lower.equals(one);
    }

    private static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException none) {
            throw new BadRequestException("--seed is a whole number, not '" + text + "'");
        }
    }

    private static BadRequestException unknown(String option, String word, String all) {
        return new BadRequestException("unknown value '" + word + "' of " + option + "; there are " + all);
    }
}
