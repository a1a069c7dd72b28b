package org.wythofflab.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.play.Computer;
import org.wythofflab.play.Discovery;
import org.wythofflab.play.Hint;
import org.wythofflab.play.Match;
import org.wythofflab.play.Review;
import org.wythofflab.play.Sage;
import org.wythofflab.play.Turn;
import org.wythofflab.play.TurnReader;
import org.wythofflab.play.TurnSyntaxException;
import org.wythofflab.play.Words;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.solve.Budget;

/** One game in the terminal: a conversation until the end, line by line. */
final class PlayTable {
    private final Sage sage;
    private final Computer computer;
    private final Optional<String> file;
    private final LineSource lines;
    private final Writer out;
    private Match match;
    private Optional<String> reason = Optional.empty();
    private int hints;

    PlayTable(Match match, Budget budget, Optional<String> file, LineSource lines, Console console) {
        this.match = match;
        this.sage = Sage.of(match.game(), budget);
        this.computer = new Computer(sage);
        this.file = file;
        this.lines = lines;
        this.out = Output.encode(console.out());
    }

    void play() throws IOException {
        say(match.game().text() + ": " + match.game().words());
        say(words().welcome());
        keep();
        while (!match.state().isOver()) {
            if (match.seating().isComputer(match.state().actor())) {
                answer();
            } else if (!listen()) {
                return;
            }
        }
        conclude();
    }

    private PlayWords words() {
        return new PlayWords(match);
    }

    private void answer() throws IOException {
        Computer.Decision decision = computer.decide(match);
        String said = PlayWords.capital(decision.reason()) + ".";
        // After its move the computer may have to forbid or propose at once: both are explained.
        reason = Optional.of(reason.map(earlier -> earlier + " " + said).orElse(said));
        make(decision.turn());
    }

    private void make(Turn turn) throws IOException {
        say(words().announcement(turn));
        match = match.then(turn);
        hints = 0;
        keep();
    }

    private void keep() throws IOException {
        if (file.isPresent()) {
            MatchFile.save(file.get(), match);
        }
    }

    /** Asks until something has been done; false at the end of the game before its time. */
    private boolean listen() throws IOException {
        say(words().question());
        Optional<String> memory = words().memory();
        if (memory.isPresent()) {
            Paragraph.write(out, "  ", memory.get());
            out.flush();
        }
        Match before = match;
        while (match.equals(before)) {
            Optional<String> line = lines.next();
            if (line.isEmpty()) {
                say("The input has ended, and the game stops at "
                        + Words.position(match.state().piles()) + ".");
                return false;
            }
            if (!obey(line.get().strip())) {
                say("The game stops at " + Words.position(match.state().piles()) + ".");
                return false;
            }
        }
        return true;
    }

    /** Does what a line says; false if it says to stop. */
    private boolean obey(String line) throws IOException {
        int end = line.indexOf(' ');
        String verb = (end < 0 ? line : line.substring(0, end)).toLowerCase(Locale.ROOT);
        switch (verb) {
            case "" -> {}
            case "quit", "exit", "q" -> {
                return false;
            }
            case "help", "?" -> print(PlayWords.HELP);
            case "rules" -> say(match.game().words());
            case "hint" -> hint();
            case "why" -> why();
            case "moves" -> sayAll(words().moves(sage));
            case "undo" -> undo();
            case "save" -> save(end < 0 ? "" : line.substring(end).strip());
            default -> turn(line);
        }
        return true;
    }

    private void turn(String line) throws IOException {
        try {
            Turn turn = TurnReader.read(match.state(), line);
            Optional<String> objection = match.state().objection(turn);
            if (objection.isPresent()) {
                say("Not allowed: " + objection.get() + ".");
            } else {
                reason = Optional.empty();
                make(turn);
            }
        } catch (TurnSyntaxException wrong) {
            say(wrong.getMessage() + " (help: all you can type)");
        }
    }

    private void hint() throws IOException {
        hints = Math.min(hints + 1, Hint.STEPS);
        say("Hint " + hints + " of " + Hint.STEPS + ": " + new Hint(sage).step(match.state(), hints));
    }

    private void why() throws IOException {
        if (match.seating().discovery()) {
            say("In discovery mode I keep the reasons to myself; ask for a hint instead.");
        } else {
            say(reason.orElseGet(() -> PlayWords.capital(sage.statement(match.state())) + "."));
        }
    }

    private void undo() throws IOException {
        Optional<Match> earlier = match.undoToYou();
        if (earlier.isEmpty()) {
            say("There is nothing to take back.");
            return;
        }
        match = earlier.get();
        reason = Optional.empty();
        hints = 0;
        keep();
        say("Taken back.");
    }

    private void save(String name) throws IOException {
        if (name.isEmpty()) {
            say("Save where? For example: save evening.match");
            return;
        }
        try {
            MatchFile.save(name, match);
            say("Saved in " + name + ".");
        } catch (BadRequestException cannot) {
            say(PlayWords.capital(String.valueOf(cannot.getMessage())) + ".");
        }
    }

    private void conclude() throws IOException {
        say(words().ending());
        if (match.seating().discovery()) {
            List<BigPosition> losing = Discovery.losingPositions(match, sage);
            say("Losing positions we met: "
                    + (losing.isEmpty()
                            ? "none"
                            : losing.stream().map(Words::position).collect(Collectors.joining(", ")))
                    + ".");
            say(Discovery.QUESTION);
        } else {
            sayAll(Review.of(match, sage).words(match, sage));
        }
    }

    private void sayAll(List<String> sentences) throws IOException {
        for (String sentence : sentences) {
            say(sentence);
        }
    }

    private void say(String text) throws IOException {
        Paragraph.write(out, "", text);
        out.flush();
    }

    private void print(String text) throws IOException {
        out.append(text);
        out.flush();
    }
}
