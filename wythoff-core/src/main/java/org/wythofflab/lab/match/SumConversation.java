package org.wythofflab.lab.match;

import static org.wythofflab.lab.match.Playable.playing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wythofflab.answer.SumAnswer;
import org.wythofflab.answer.SumAnswers;
import org.wythofflab.answer.SumSituation;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.match.Sentence.Tone;
import org.wythofflab.play.IllegalTurnException;
import org.wythofflab.play.Seating;
import org.wythofflab.play.Side;
import org.wythofflab.play.SumComputer;
import org.wythofflab.play.SumMatch;
import org.wythofflab.play.SumTurnReader;
import org.wythofflab.play.TurnSyntaxException;
import org.wythofflab.prove.Proofs;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;

/** A match of a sum of games. */
final class SumConversation implements Talk {
    /** Positions the tables for the computer may have: some seconds of work. */
    private static final long CELLS = 1L << 26;

    private final SumComputer computer;
    private SumMatch match;
    private Optional<String> reason = Optional.empty();
    private int hints;

    private SumConversation(SumMatch match, SumComputer computer) {
        this.match = match;
        this.computer = computer;
    }

    /** As {@link Talk#begin}, of a sum. */
    static SumConversation begin(Lab lab, String game, String start, Seats seats) {
        GameSum sum = Texts.sum(game);
        return of(SumMatch.start(Texts.position(sum, start), seats.over(Seating.usual())), lab);
    }

    /** As {@link Talk#resume}, of a sum. */
    static SumConversation resume(Lab lab, String name, String match, Seats seats) {
        SumMatch saved = Texts.sumMatch(name, match);
        return of(saved.with(seats.over(saved.seating())), lab);
    }

    private static SumConversation of(SumMatch match, Lab lab) {
        SumConversation talk =
                new SumConversation(SumWords.open(match), computer(match, lab.proofs(), lab.lastingBudget()));
        playing(talk::isOver);
        return talk;
    }

    static SumComputer computer(SumMatch match, Proofs proofs, Budget whole) {
        Budget mine = new Budget(Math.min(CELLS, whole.cells()), whole.bytes(), whole.stop(), Progress.SILENT);
        return new SumComputer(SumAnswers.about(match.start().sum(), proofs, mine));
    }

    @Override
    public String text() {
        return match.text();
    }

    @Override
    public String position() {
        return match.position().words();
    }

    @Override
    public boolean isOver() {
        return match.isOver();
    }

    @Override
    public boolean isComputersTurn() {
        return match.seating().isComputer(match.actor());
    }

    private String name(Side side) {
        return match.seating().name(side);
    }

    @Override
    public List<Sentence> welcome() {
        GameSum sum = match.start().sum();
        List<String> words = new ArrayList<>(List.of(sum.text() + ": " + sum.words()));
        String first = match.seating().isComputer(Side.FIRST) ? "I move first." : "You move first.";
        words.add((match.seating().isBetweenPeople()
                        ? "Two players at one keyboard."
                        : "You play against " + match.seating().opponent().words() + ". " + first)
                + " Say in which part you move, as in 1: take 3 from first.");
        return Sentence.notes(words);
    }

    @Override
    public List<Sentence> question() {
        String whose = match.seating().isBetweenPeople() ? MatchWords.capital(name(match.actor())) + "'s" : "Your";
        return List.of(new Sentence(Tone.QUESTION, position() + "  " + whose + " move"));
    }

    @Override
    public Sentence answer() {
        return playing(() -> {
            SumComputer.Decision decision = computer.decide(match);
            String said = MatchWords.capital(decision.reason());
            reason = Optional.of(said.endsWith(".") ? said : said + ".");
            return make(decision.move());
        });
    }

    private Sentence make(SumMove move) {
        SumMatch next = match.then(move);
        Sentence sentence = new Sentence(
                match.actor() == Side.FIRST ? Tone.FIRST : Tone.SECOND,
                MatchWords.sentence(SumWords.announcement(match, move)));
        match = next;
        hints = 0;
        return sentence;
    }

    @Override
    public Reply hear(String line) {
        return playing(() -> {
            SumMatch before = match;
            List<Sentence> said = reply(line.strip());
            return new Reply(said, !match.equals(before));
        });
    }

    private List<Sentence> reply(String line) {
        return switch (line.split(" ", 2)[0].toLowerCase(Locale.ROOT)) {
            case "" -> List.of();
            case "rules" -> rules();
            case "hint" -> List.of(Sentence.note(hint()));
            case "why" -> List.of(Sentence.note(reason.orElseGet(this::standing)));
            case "moves" -> moves();
            case "review" -> review();
            case "undo" -> List.of(Sentence.note(undo()));
            case "resign" -> resign();
            default -> List.of(turn(line));
        };
    }

    private List<Sentence> rules() {
        List<String> words = new ArrayList<>(List.of(match.start().sum().words()));
        match.start().sum().parts().forEach(part -> words.add(part.text() + ": " + part.words()));
        return Sentence.notes(words);
    }

    private Sentence turn(String line) {
        try {
            SumMove move = SumTurnReader.read(match.position(), line);
            Sentence said = make(move);
            reason = Optional.empty();
            return said;
        } catch (TurnSyntaxException wrong) {
            return Sentence.note(wrong.getMessage() + " (help: all you can type)");
        } catch (IllegalTurnException illegal) {
            return Sentence.note("Not allowed: " + illegal.getMessage() + ".");
        }
    }

    private Optional<SumAnswer> known(SumPosition position) {
        return computer.situation(position).map(SumSituation::answer);
    }

    private String standing() {
        return known(match.position())
                .map(answer -> (answer.isP() ? "P: " : "N: ")
                        + answer.explanation()
                                .reason()
                                .orElse(answer.explanation().plain()))
                .orElse("I do not know who wins here: the piles are too large.");
    }

    /** Whether it is won, in which part, and how. */
    private String hint() {
        Optional<SumAnswer> answer = known(match.position());
        if (answer.isEmpty()) {
            return "I do not know who wins here: the piles are too large.";
        }
        if (answer.get().isP()) {
            return "You cannot win from here against good play.";
        }
        hints = Math.min(hints + 1, 3);
        Optional<SumMove> move = answer.get().move();
        String words = hints == 1 || move.isEmpty()
                ? "You can win from here."
                : hints == 2
                        ? "Move in part " + (move.get().part() + 1) + "."
                        : "This wins: " + SumWords.speech(match.position(), move.get()) + ".";
        return "Hint " + hints + " of 3: " + words;
    }

    private List<Sentence> moves() {
        List<String> lines = new ArrayList<>();
        boolean listed = computer.situation(match.position())
                .flatMap(situation -> situation
                        .visitOptions((part, option, value) -> lines.add((part + 1) + ": " + option.words() + ", to "
                                + option.to() + (value.signum() == 0 ? " *" : "")))
                        .toOptional())
                .isPresent();
        if (!listed) {
            return List.of(Sentence.note("There are too many moves to list."));
        }
        if (lines.stream().anyMatch(line -> line.endsWith("*"))) {
            lines.add("* leaves a P-position");
        }
        return Sentence.notes(lines);
    }

    private String undo() {
        Optional<SumMatch> earlier = match.undoToYou();
        if (earlier.isEmpty()) {
            return "There is nothing to take back.";
        }
        match = earlier.get();
        reason = Optional.empty();
        hints = 0;
        return "Taken back.";
    }

    private List<Sentence> resign() {
        match = match.resign();
        return List.of();
    }

    @Override
    public List<Sentence> conclusion() {
        List<Sentence> all = new ArrayList<>();
        all.add(new Sentence(Tone.RESULT, SumWords.ending(match)));
        all.addAll(playing(this::review));
        return all;
    }

    /** Every move that gave a win away, with a better one. */
    private List<Sentence> review() {
        List<Sentence> mistakes = new ArrayList<>();
        for (int i = 0; i < match.moves().size(); i++) {
            SumPosition from = match.before(i);
            Optional<SumMove> better = known(from).flatMap(SumAnswer::move);
            boolean gaveAway = better.isPresent()
                    && known(match.before(i + 1))
                            .filter(answer -> !answer.isP())
                            .isPresent();
            if (gaveAway) {
                mistakes.add(new Sentence(
                        Tone.MISTAKE,
                        "Turn " + (i + 1) + ", at " + from.words() + ": " + name(SumMatch.mover(i)) + " chose to "
                                + SumWords.speech(from, match.moves().get(i))
                                + ", and gave a win away. This would have won: "
                                + SumWords.speech(from, better.get()) + "."));
            }
        }
        return mistakes.isEmpty() ? List.of(Sentence.note("Nobody gave a win away.")) : mistakes;
    }
}
