package org.wythofflab.lab.match;

import java.math.BigInteger;
import java.util.List;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.play.Match;
import org.wythofflab.play.Turn;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigMove;

/**
 * What a player does in a match, and what the computer answers. The text of a match is all there is to know about it.
 *
 * @param match as an answer had it
 * @param action move, forbid, propose, undo, hint, resign, back, review, or show to go on with a saved match
 * @param options what to move, forbid or propose: the amounts taken from both piles
 * @param step of a hint, from 1 on; to go back, after how many turns to begin again
 */
public record TurnRequest(String match, String action, List<Taken> options, int step) implements Request {

    /** How much is taken from each pile. */
    public record Taken(String first, String second) {}

    @Override
    public Report answeredBy(Lab lab) {
        Match before = Texts.match("this", match);
        List<BigMove> named = options.stream()
                .map(taken -> new BigMove(number(taken.first()), number(taken.second())))
                .toList();
        return new Report().as(Format.JSON, out -> {
            MatchTable table = new MatchTable(before, lab.inquiry());
            act(table, named);
            table.write(out);
        });
    }

    private static BigInteger number(String text) {
        return Texts.number("amount", text);
    }

    private void act(MatchTable table, List<BigMove> named) {
        switch (action) {
            case "move" -> {
                if (named.size() != 1) {
                    throw new BadRequestException("a move names what it takes from both piles, once");
                }
                table.make(Turn.take(named.get(0)));
                table.answer();
            }
            case "forbid" -> {
                table.make(new Turn.Forbid(named));
                table.answer();
            }
            case "propose" -> {
                table.make(new Turn.Propose(named));
                table.answer();
            }
            case "show" -> table.answer();
            case "undo" -> table.undo();
            case "hint" -> table.hint(step);
            case "resign" -> table.resign();
            case "review" -> table.review();
            case "back" -> {
                table.back(step);
                table.answer();
            }
            default ->
                throw new BadRequestException("there is no action '" + action
                        + "'; there are move, forbid, propose, undo, hint, resign, back, review and show");
        }
    }
}
