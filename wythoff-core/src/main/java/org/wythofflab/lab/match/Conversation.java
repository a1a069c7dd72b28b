package org.wythofflab.lab.match;

import static org.wythofflab.lab.match.Playable.playing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.answer.Answers;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.match.Sentence.Tone;
import org.wythofflab.play.Computer;
import org.wythofflab.play.Discovery;
import org.wythofflab.play.Hint;
import org.wythofflab.play.Match;
import org.wythofflab.play.Review;
import org.wythofflab.play.Sage;
import org.wythofflab.play.Seating;
import org.wythofflab.play.Side;
import org.wythofflab.play.Turn;
import org.wythofflab.play.TurnReader;
import org.wythofflab.play.TurnSyntaxException;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Words;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;

/** A match of a game. */
final class Conversation implements Talk {
    /** What a board for the computer may take: some seconds of work, also where a cell counts as four, as options are counted. */
    private static final long CELLS = 5L << 27;

    private final Sage sage;
    private final Computer computer;
    private Match match;
    private Optional<String> reason = Optional.empty();
    private int hints;

    private Conversation(Match match, Answers answers) {
        this.match = match;
        this.sage = Sage.of(answers);
        this.computer = new Computer(sage);
    }

    /** As {@link Talk#begin}, of one game. */
    static Conversation begin(Lab lab, String game, String start, Seats seats) {
        return playing(
                () -> of(Match.start(Texts.game(game), Texts.position(start), seats.over(Seating.usual())), lab));
    }

    /** As {@link Talk#resume}, of one game. */
    static Conversation resume(Lab lab, String name, String match, Seats seats) {
        Match saved = Texts.match(name, match);
        return of(saved.with(seats.over(saved.seating())), lab);
    }

    private static Conversation of(Match match, Lab lab) {
        Budget whole = lab.lastingBudget();
        Budget mine = new Budget(Math.min(CELLS, whole.cells()), whole.bytes(), whole.stop(), Progress.SILENT);
        return new Conversation(match, Answers.about(match.game(), lab.proofs(), mine));
    }

    @Override
    public String text() {
        return match.text();
    }

    /** {@code (4,7)}. */
    @Override
    public String position() {
        return Words.position(match.state().piles());
    }

    @Override
    public boolean isOver() {
        return match.state().isOver();
    }

    @Override
    public boolean isComputersTurn() {
        return match.seating().isComputer(match.state().actor());
    }

    private MatchWords words() {
        return new MatchWords(match);
    }

    @Override
    public List<Sentence> welcome() {
        return Sentence.notes(List.of(match.game().text() + ": " + match.game().words(), words().welcome()));
    }

    @Override
    public List<Sentence> question() {
        List<Sentence> question = new ArrayList<>();
        question.add(new Sentence(Tone.QUESTION, words().question()));
        words().memory().ifPresent(memory -> question.add(new Sentence(Tone.ASIDE, memory)));
        return question;
    }

    @Override
    public Sentence answer() {
        return playing(() -> {
            Computer.Decision decision = computer.decide(match);
            String said = MatchWords.sentence(decision.reason());
            // After its move the computer may have to forbid or propose at once: both are explained.
            reason = Optional.of(reason.map(earlier -> earlier + " " + said).orElse(said));
            return make(decision.turn());
        });
    }

    private Sentence make(Turn turn) {
        Side actor = match.state().actor();
        Sentence said = new Sentence(actor == Side.FIRST ? Tone.FIRST : Tone.SECOND, words().announcement(turn));
        match = match.then(turn);
        hints = 0;
        return said;
    }

    @Override
    public Reply hear(String line) {
        return playing(() -> {
            Match before = match;
            List<Sentence> said = reply(line.strip());
            return new Reply(said, !match.equals(before));
        });
    }

    private List<Sentence> reply(String line) {
        return switch (line.split(" ", 2)[0].toLowerCase(Locale.ROOT)) {
            case "" -> List.of();
            case "rules" -> List.of(Sentence.note(match.game().words()));
            case "hint" -> List.of(Sentence.note(hint()));
            case "why" -> List.of(Sentence.note(why()));
            case "moves" -> Sentence.notes(words().moves(sage));
            case "review" ->
                match.seating().discovery()
                        ? List.of(Sentence.note("In discovery mode I keep the review to myself."))
                        : review(true);
            case "undo" -> List.of(Sentence.note(undo()));
            default -> List.of(turn(line));
        };
    }

    private Sentence turn(String line) {
        try {
            Turn turn = TurnReader.read(match.state(), line);
            Optional<String> objection = match.state().objection(turn);
            if (objection.isPresent()) {
                return Sentence.note("Not allowed: " + objection.get() + ".");
            }
            reason = Optional.empty();
            return make(turn);
        } catch (TurnSyntaxException wrong) {
            return Sentence.note(wrong.getMessage() + " (help: all you can type)");
        }
    }

    private String hint() {
        hints = Math.min(hints + 1, Hint.STEPS);
        return "Hint " + hints + " of " + Hint.STEPS + ": " + new Hint(sage).step(match.state(), hints);
    }

    private String why() {
        return match.seating().discovery()
                ? "In discovery mode I keep the reasons to myself; ask for a hint instead."
                : reason.orElseGet(() -> MatchWords.sentence(sage.statement(match.state())));
    }

    private String undo() {
        Optional<Match> earlier = match.undoToYou();
        if (earlier.isEmpty()) {
            return "There is nothing to take back.";
        }
        match = earlier.get();
        reason = Optional.empty();
        hints = 0;
        return "Taken back.";
    }

    @Override
    public List<Sentence> conclusion() {
        List<Sentence> all = new ArrayList<>();
        all.add(new Sentence(Tone.RESULT, words().ending()));
        all.addAll(playing(() -> match.seating().discovery() ? discovery() : review(false)));
        return all;
    }

    private List<Sentence> discovery() {
        List<BigPosition> losing = Discovery.losingPositions(match, sage);
        String met =
                losing.isEmpty() ? "none" : losing.stream().map(Words::position).collect(Collectors.joining(", "));
        return Sentence.notes(List.of("Losing positions we met: " + met + ".", Discovery.QUESTION));
    }

    /** @param whole whether to tell every turn, and not the mistakes only */
    private List<Sentence> review(boolean whole) {
        Review review = Review.of(match, sage);
        List<String> mistakes = review.mistakeWords(match.seating());
        List<String> told = new ArrayList<>(whole ? review.story(match) : List.of());
        told.addAll(review.words(match.seating()));
        return told.stream()
                .map(words -> new Sentence(mistakes.contains(words) ? Tone.MISTAKE : Tone.NOTE, words))
                .toList();
    }
}
