package org.wythofflab.lab.match;

import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.play.SumMatch;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.SumMove;

/**
 * What a player does in a match of a sum of games, and what the computer answers.
 *
 * @param match as an answer had it, or a file
 * @param action move, undo, or show to go on with a saved match
 * @param move what is taken where, if it is a move
 */
public record SumTurnRequest(String match, String action, Optional<Taken> move) implements Request {

    /**
     * A move.
     *
     * @param part counted from 1
     */
    public record Taken(int part, String first, String second) {

        private SumMove read() {
            return new SumMove(part - 1, new BigMove(Texts.number("amount", first), Texts.number("amount", second)));
        }
    }

    @Override
    public Report answeredBy(Lab lab) {
        SumMatch before = Texts.sumMatch("this", match);
        Optional<SumMove> made = move.map(Taken::read);
        return new Report().as(Format.JSON, out -> {
            SumTable table = new SumTable(before, lab.inquiry());
            act(table, made);
            table.write(out);
        });
    }

    private void act(SumTable table, Optional<SumMove> made) {
        switch (action) {
            case "move" -> {
                table.make(made.orElseThrow(
                        () -> new BadRequestException("a move names its part and what it takes from both piles")));
                table.answer();
            }
            case "undo" -> table.undo();
            case "show" -> table.answer();
            default ->
                throw new BadRequestException(
                        "there is no action '" + action + "' in a sum; there are move, undo and show");
        }
    }
}
