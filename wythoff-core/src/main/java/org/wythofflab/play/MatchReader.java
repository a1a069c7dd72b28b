package org.wythofflab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.History;
import org.wythofflab.rules.TooLargeException;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.rules.Words;

/** Reads a match; every turn is checked as when it is played. */
final class MatchReader {
    private MatchReader() {}

    static Match read(String text) throws MatchSyntaxException {
        MatchSheet sheet = MatchSheet.read(text);
        GameSpec game = game(sheet.needed(MatchText.GAME));
        BigPosition start = start(sheet.needed(MatchText.START));
        Seating seating = sheet.seating();
        try {
            return play(sheet, game, start, seating);
        } catch (TooLargeException | UndefinedRuleException unplayable) {
            throw new MatchSyntaxException(sheet.line(), String.valueOf(unplayable.getMessage()));
        }
    }

    private static GameSpec game(MatchSheet.Value value) throws MatchSyntaxException {
        try {
            return GameSpec.parse(value.text());
        } catch (GameSyntaxException wrong) {
            throw new MatchSyntaxException(value.line(), "this is not a game: " + wrong.explain(value.text()));
        }
    }

    private static BigPosition start(MatchSheet.Value value) throws MatchSyntaxException {
        try {
            return History.position(value.text());
        } catch (GameSyntaxException wrong) {
            throw new MatchSyntaxException(value.line(), "these are not two piles: " + wrong.explain(value.text()));
        }
    }

    private static Match play(MatchSheet sheet, GameSpec game, BigPosition start, Seating seating)
            throws MatchSyntaxException {
        List<Turn> turns = new ArrayList<>();
        List<State> states = new ArrayList<>();
        State first = State.start(game, start);
        sheet.play((line, words) -> {
            State state = states.isEmpty() ? first : states.get(states.size() - 1);
            Turn turn = turn(state, line, words);
            turns.add(turn);
            states.add(state.after(turn));
        });
        return Match.replay(game, start, seating, turns, states);
    }

    private static Turn turn(State state, int line, String words) throws MatchSyntaxException {
        try {
            Turn turn = TurnReader.read(state, words);
            Optional<String> objection = state.objection(turn);
            if (objection.isPresent()) {
                throw new MatchSyntaxException(
                        line,
                        MatchSheet.quoted(words) + " is not allowed at " + Words.position(state.piles()) + ": "
                                + objection.get() + "; correct it, or remove it and what follows");
            }
            return turn;
        } catch (TurnSyntaxException wrong) {
            throw new MatchSyntaxException(line, wrong.getMessage() + "; correct it, or remove it and what follows");
        }
    }
}
