package org.wythofflab.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.History;
import org.wythofflab.rules.TooLargeException;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.rules.Words;

/** Reads a match. The text may come from anybody: it is bounded, and every turn is checked as when it is played. */
final class MatchReader {
    private static final int MOST_CHARACTERS = 1 << 24;
    private static final int MOST_LINES = 20_000;
    private static final Set<String> KEYS = Set.of(
            MatchText.GAME, MatchText.START, MatchText.OPPONENT, MatchText.FIRST, MatchText.SEED, MatchText.DISCOVERY);

    /** A value and the line it stands in. */
    private record Value(int line, String text) {}

    private final List<String> lines;
    private final Map<String, Value> values = new HashMap<>();
    private int next;

    private MatchReader(List<String> lines) {
        this.lines = lines;
    }

    static Match read(String text) throws MatchSyntaxException {
        if (text.length() > MOST_CHARACTERS) {
            throw new MatchSyntaxException(
                    1,
                    "the file is too long for a match: " + text.length() + " characters, and " + MOST_CHARACTERS
                            + " are allowed");
        }
        List<String> lines = text.lines().limit(MOST_LINES + 1L).toList();
        if (lines.size() > MOST_LINES) {
            throw new MatchSyntaxException(
                    MOST_LINES, "a match has at most " + MOST_LINES + " lines; leave out the rest");
        }
        return new MatchReader(lines).match();
    }

    private Match match() throws MatchSyntaxException {
        if (lines.isEmpty() || !lines.get(0).strip().equals(MatchText.HEADING)) {
            throw new MatchSyntaxException(
                    1,
                    "this is no saved match: it begins with '" + MatchText.HEADING
                            + "'; save one with 'save FILE' while playing");
        }
        next = 1;
        readValues();
        GameSpec game = game(needed(MatchText.GAME));
        BigPosition start = start(needed(MatchText.START));
        Seating seating = seating();
        try {
            return play(game, start, seating);
        } catch (TooLargeException | UndefinedRuleException unplayable) {
            throw new MatchSyntaxException(Math.min(next + 1, lines.size()), String.valueOf(unplayable.getMessage()));
        }
    }

    private void readValues() throws MatchSyntaxException {
        while (next < lines.size()) {
            String line = lines.get(next).strip();
            next++;
            if (line.equals(MatchText.TURNS + ":")) {
                return;
            }
            if (!line.isEmpty() && !line.startsWith("#")) {
                put(line);
            }
        }
        throw new MatchSyntaxException(next, "a line 'turns:' is missing before the turns; add it");
    }

    private void put(String line) throws MatchSyntaxException {
        int colon = line.indexOf(':');
        String key = colon < 0 ? "" : line.substring(0, colon).strip();
        if (!KEYS.contains(key)) {
            throw new MatchSyntaxException(
                    next,
                    "expected 'game: ...', 'start: ...' or 'turns:', found " + quoted(line) + "; correct or remove it");
        }
        Value value = new Value(next, line.substring(colon + 1).strip());
        if (values.put(key, value) != null) {
            throw new MatchSyntaxException(next, "'" + key + ":' is given twice; remove one");
        }
    }

    private Value needed(String key) throws MatchSyntaxException {
        Value value = values.get(key);
        if (value == null) {
            throw new MatchSyntaxException(next, "no line '" + key + ": ...' before the turns; add it");
        }
        return value;
    }

    private static GameSpec game(Value value) throws MatchSyntaxException {
        try {
            return GameSpec.parse(value.text());
        } catch (GameSyntaxException wrong) {
            throw new MatchSyntaxException(value.line(), "this is not a game: " + wrong.explain(value.text()));
        }
    }

    private static BigPosition start(Value value) throws MatchSyntaxException {
        try {
            return History.position(value.text());
        } catch (GameSyntaxException wrong) {
            throw new MatchSyntaxException(value.line(), "these are not two piles: " + wrong.explain(value.text()));
        }
    }

    private Seating seating() throws MatchSyntaxException {
        Seating usual = Seating.usual();
        Value opponent = value(MatchText.OPPONENT, usual.opponent().word());
        Strength strength = Strength.of(opponent.text())
                .orElseThrow(() -> wrong(MatchText.OPPONENT, opponent, "perfect, 1, 2, 3, 4, random or human"));
        Value first = value(MatchText.FIRST, "you");
        Value seed = value(MatchText.SEED, "0");
        Value discovery = value(MatchText.DISCOVERY, "no");
        return new Seating(
                strength,
                isFirst(MatchText.FIRST, first, "you", "computer") ? Side.FIRST : Side.SECOND,
                seed(seed),
                isFirst(MatchText.DISCOVERY, discovery, "yes", "no"));
    }

    private Value value(String key, String usual) {
        return Optional.ofNullable(values.get(key)).orElse(new Value(1, usual));
    }

    private static long seed(Value value) throws MatchSyntaxException {
        try {
            return Long.parseLong(value.text());
        } catch (NumberFormatException none) {
            throw wrong(MatchText.SEED, value, "a whole number");
        }
    }

    private static boolean isFirst(String key, Value value, String one, String other) throws MatchSyntaxException {
        if (!value.text().equals(one) && !value.text().equals(other)) {
            throw wrong(key, value, one + " or " + other);
        }
        return value.text().equals(one);
    }

    private static MatchSyntaxException wrong(String key, Value value, String expected) {
        return new MatchSyntaxException(
                value.line(), "'" + key + ":' is " + expected + ", not " + quoted(value.text()) + "; correct it");
    }

    private Match play(GameSpec game, BigPosition start, Seating seating) throws MatchSyntaxException {
        List<Turn> turns = new ArrayList<>();
        List<State> states = new ArrayList<>();
        State state = State.start(game, start);
        for (; next < lines.size(); next++) {
            String line = lines.get(next).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                Turn turn = turn(state, line);
                state = state.after(turn);
                turns.add(turn);
                states.add(state);
            }
        }
        return Match.replay(game, start, seating, turns, states);
    }

    private Turn turn(State state, String line) throws MatchSyntaxException {
        try {
            Turn turn = TurnReader.read(state, line);
            Optional<String> objection = state.objection(turn);
            if (objection.isPresent()) {
                throw new MatchSyntaxException(
                        next + 1,
                        quoted(line) + " is not allowed at " + Words.position(state.piles()) + ": " + objection.get()
                                + "; correct it, or remove it and what follows");
            }
            return turn;
        } catch (TurnSyntaxException wrong) {
            throw new MatchSyntaxException(
                    next + 1, wrong.getMessage() + "; correct it, or remove it and what follows");
        }
    }

    private static String quoted(String text) {
        return TurnReader.quoted(text);
    }
}
