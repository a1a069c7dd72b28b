package org.wythofflab.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.wythofflab.cli.files.MatchFile;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.LineSource;
import org.wythofflab.cli.terminal.Voice;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.match.Seats;
import org.wythofflab.lab.match.Talk;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;

/** {@code play}. */
final class PlayCommand implements Command {

    private static final Form.Place GAME = new Form.Place(
            "GAME", "a game, as \"wythoff block 3\", or a sum, as \"wythoff + nim\"; see: wythoff games", false, false);
    private static final Form.Place POSITION = new Form.Place(
            "POSITION", "two piles, as 3 5 or 10^40 7, to start from; of a sum those of all parts", false, true);

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
                .option("S", "give up when an answer takes more than S seconds (default: never)", "--max-seconds")
                .examples(
                        "wythoff play wythoff 8 13",
                        "wythoff play \"wythoff block 3\" 9 12 --opponent 2 --first computer",
                        "wythoff play \"wythoff + nim\" 3 5 4 7",
                        "wythoff play wythoff 10 14 --discovery yes",
                        "printf 'take 1 from second\\nhint\\n' | wythoff play wythoff 3 6",
                        "wythoff play --load evening.match");
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        Talk talk = conversation(arguments, console);
        try (LineSource lines = LineSource.of(console, PlayTable.COMMANDS)) {
            new PlayTable(talk, arguments.option("--save"), lines, new Voice(console)).play();
        }
    }

    private static Talk conversation(Arguments arguments, Console console) throws IOException {
        Limits limits = new LabOptions(arguments).limits();
        Lab lab = new Lab(limits, Paint.PLAIN, Progress.SILENT, console.cancelled()).knowing(console.discoveries());
        Optional<String> file = arguments.option("--load");
        if (file.isPresent()) {
            if (!arguments.places().isEmpty()) {
                throw new BadRequestException("--load brings its own game; leave out the game and the piles");
            }
            return Talk.resume(
                    lab, file.get(), MatchFile.load(file.get()), seats(arguments, arguments.option("--seed")));
        }
        if (arguments.places().size() < 2) {
            throw new BadRequestException((arguments.places().isEmpty() ? "the argument GAME" : "the argument POSITION")
                    + " is missing\nusage: wythoff play GAME X Y [OPTIONS]\nmore:  wythoff help play");
        }
        GameArguments given = new GameArguments(arguments);
        String chance = Integer.toString(ThreadLocalRandom.current().nextInt(1_000_000));
        return Talk.begin(
                lab,
                given.game(),
                given.position(),
                seats(arguments, arguments.option("--seed").or(() -> Optional.of(chance))));
    }

    private static Seats seats(Arguments arguments, Optional<String> seed) {
        return new Seats(
                arguments.option("--opponent"), arguments.option("--first"), seed, arguments.option("--discovery"));
    }
}
