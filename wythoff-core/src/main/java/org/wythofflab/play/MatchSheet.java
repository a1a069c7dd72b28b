package org.wythofflab.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The lines of a saved match: what stands before its turns, and these. The text may come from anybody, so it is bounded. */
final class MatchSheet {
    private static final int MOST_CHARACTERS = 1 << 24;
    private static final int MOST_LINES = 20_000;
    private static final Set<String> KEYS = Set.of(
            MatchText.GAME, MatchText.START, MatchText.OPPONENT, MatchText.FIRST, MatchText.SEED, MatchText.DISCOVERY);

    /** A value and the line it stands in. */
    record Value(int line, String text) {}

    /** Whoever plays the turns through. */
    @FunctionalInterface
    interface Player {
        void turn(int line, String words) throws MatchSyntaxException;
    }

    private final List<String> lines;
    private final Map<String, Value> values = new HashMap<>();
    private int next;

    private MatchSheet(List<String> lines) {
        this.lines = lines;
    }

    /** Reads a text up to its turns. */
    static MatchSheet read(String text) throws MatchSyntaxException {
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
        MatchSheet sheet = new MatchSheet(lines);
        sheet.readHead();
        return sheet;
    }

    private void readHead() throws MatchSyntaxException {
        if (lines.isEmpty() || !lines.get(0).strip().equals(MatchText.HEADING)) {
            throw new MatchSyntaxException(
                    1,
                    "this is no saved match: it begins with '" + MatchText.HEADING
                            + "'; save one with 'save FILE' while playing");
        }
        next = 1;
        readValues();
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

    Value needed(String key) throws MatchSyntaxException {
        Value value = values.get(key);
        if (value == null) {
            throw new MatchSyntaxException(next, "no line '" + key + ": ...' before the turns; add it");
        }
        return value;
    }

    /** Where the reading has come to, for a fault that no turn says. */
    int line() {
        return Math.min(next + 1, lines.size());
    }

    /** Every turn with its line, in order. */
    void play(Player player) throws MatchSyntaxException {
        for (; next < lines.size(); next++) {
            String words = lines.get(next).strip();
            if (!words.isEmpty() && !words.startsWith("#")) {
                player.turn(next + 1, words);
            }
        }
    }

    Seating seating() throws MatchSyntaxException {
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

    static String quoted(String text) {
        return TurnReader.quoted(text);
    }
}
