package org.wythofflab.lab.match;

import static org.wythofflab.lab.match.Playable.playing;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.answer.Answers;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.play.Computer;
import org.wythofflab.play.Hint;
import org.wythofflab.play.ImitationNotes;
import org.wythofflab.play.Match;
import org.wythofflab.play.Sage;
import org.wythofflab.play.Speech;
import org.wythofflab.play.Turn;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;

/** A match between one request and its answer: what is done, and what is said about it. */
final class MatchTable {
    /** Positions a board for the computer may have: about a second of work. */
    private static final long CELLS = 1L << 26;

    private final Inquiry inquiry;
    private final Sage sage;
    private final Computer computer;
    private final Map<Integer, String> reasons = new HashMap<>();
    private final List<String> said = new ArrayList<>();
    private Match match;
    private Optional<MatchJson.Help> hint = Optional.empty();
    private boolean revealed;

    MatchTable(Match match, Inquiry inquiry) {
        this.match = match;
        this.inquiry = inquiry;
        Budget whole = inquiry.budget();
        Budget mine = new Budget(Math.min(CELLS, whole.cells()), whole.bytes(), whole.stop(), Progress.SILENT);
        sage = Sage.of(Answers.about(match.game(), inquiry.proofs(), mine));
        computer = new Computer(sage);
    }

    void make(Turn turn) {
        Match next = playing(() -> match.then(turn));
        said.add(new MatchWords(match).announcement(turn));
        match = next;
    }

    /** The computer acts as long as it has to. */
    void answer() {
        while (!match.state().isOver()
                && match.seating().isComputer(match.state().actor())) {
            Computer.Decision decision = inquiry.run(() -> computer.decide(match));
            reasons.put(match.turns().size(), decision.reason());
            make(decision.turn());
            if (!match.seating().discovery()) {
                said.add(MatchWords.sentence(decision.reason()));
            }
        }
        if (match.state().isOver()) {
            String ending = MatchWords.sentence(Speech.ending(match.state(), match.seating()));
            // The reason of the last move may have said it already.
            said.remove(ending);
            said.add(ending);
        } else {
            ImitationNotes.notes(match.state()).ifPresent(words -> said.add(MatchWords.sentence(words)));
        }
    }

    void undo() {
        match = match.undoToYou().orElseThrow(() -> new BadRequestException("there is nothing to take back"));
        said.add("Taken back.");
    }

    /** Begins again after so many turns. */
    void back(int turns) {
        if (turns < 0 || turns > match.turns().size()) {
            throw new BadRequestException(
                    "the match has " + match.turns().size() + " turns, and cannot go back to " + turns);
        }
        match = match.upTo(turns);
    }

    /** Also of a match in discovery, since it is asked for. */
    void review() {
        if (!match.state().isOver()) {
            throw new BadRequestException("a match is reviewed when it is over");
        }
        revealed = true;
    }

    void hint(int step) {
        if (match.state().isOver()) {
            throw new BadRequestException("the match is over; there is nothing to help with");
        }
        if (step < 1 || step > Hint.STEPS) {
            throw new BadRequestException("the step of a hint is a number from 1 to " + Hint.STEPS);
        }
        Hint help = new Hint(sage);
        hint = Optional.of(
                inquiry.run(() -> new MatchJson.Help(help.step(match.state(), step), help.about(match.state(), step))));
    }

    void resign() {
        if (match.state().isOver()) {
            throw new BadRequestException("the match is over already");
        }
        if (match.seating().isComputer(match.state().actor())) {
            throw new BadRequestException("the computer has to act first; you can resign when it is your turn");
        }
        make(new Turn.Resign());
    }

    void write(Writer out) throws IOException {
        MatchReasons known = inquiry.run(() -> MatchReasons.of(match, computer, reasons));
        new MatchJson(match, sage, said, hint, known, revealed, inquiry).write(out);
    }
}
