package org.wythofflab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;
import org.wythofflab.rules.TooLargeException;
import org.wythofflab.rules.UndefinedRuleException;

/** Reads a match of a sum; every move is checked as when it is made. */
final class SumMatchReader {
    private final List<SumMove> moves = new ArrayList<>();
    private SumPosition position;
    private boolean resigned;

    private SumMatchReader(SumPosition start) {
        position = start;
    }

    /** Whether the text is a match, and its game is meant to be a sum. */
    static boolean isMeant(String text) {
        try {
            return GameSum.isSum(MatchSheet.read(text).needed(MatchText.GAME).text());
        } catch (MatchSyntaxException unreadable) {
            return false;
        }
    }

    static SumMatch read(String text) throws MatchSyntaxException {
        MatchSheet sheet = MatchSheet.read(text);
        GameSum sum = sum(sheet.needed(MatchText.GAME));
        SumPosition start = start(sum, sheet.needed(MatchText.START));
        Seating seating = sheet.seating();
        SumMatchReader reader = new SumMatchReader(start);
        try {
            sheet.play(reader::turn);
        } catch (TooLargeException | UndefinedRuleException unplayable) {
            throw new MatchSyntaxException(sheet.line(), String.valueOf(unplayable.getMessage()));
        }
        return new SumMatch(seating, start, reader.moves, reader.resigned);
    }

    private static GameSum sum(MatchSheet.Value value) throws MatchSyntaxException {
        try {
            return GameSum.parse(value.text());
        } catch (GameSyntaxException wrong) {
            throw new MatchSyntaxException(value.line(), "this is not a sum of games: " + wrong.explain(value.text()));
        }
    }

    private static SumPosition start(GameSum sum, MatchSheet.Value value) throws MatchSyntaxException {
        try {
            return SumPosition.parse(sum, value.text());
        } catch (GameSyntaxException wrong) {
            throw new MatchSyntaxException(
                    value.line(), "these are not the piles of the sum: " + wrong.explain(value.text()));
        }
    }

    private void turn(int line, String words) throws MatchSyntaxException {
        if (resigned) {
            throw new MatchSyntaxException(line, "the match has been given up; remove what follows");
        }
        if (words.equals(Turn.Resign.WORD)) {
            if (SumMatch.open(position).isEmpty()) {
                throw new MatchSyntaxException(line, "no move is left, and nothing to give up; remove it");
            }
            resigned = true;
            return;
        }
        SumMove move = move(line, words);
        Optional<String> objection = position.objection(move);
        if (objection.isPresent()) {
            throw new MatchSyntaxException(
                    line,
                    MatchSheet.quoted(words) + " is not allowed at " + position.words() + ": " + objection.get()
                            + "; correct it, or remove it and what follows");
        }
        moves.add(move);
        position = position.after(move);
    }

    private SumMove move(int line, String words) throws MatchSyntaxException {
        try {
            return SumTurnReader.read(position, words);
        } catch (TurnSyntaxException wrong) {
            throw new MatchSyntaxException(line, wrong.getMessage() + "; correct it, or remove it and what follows");
        }
    }
}
