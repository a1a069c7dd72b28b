package org.wythofflab.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Pile;
import org.wythofflab.rules.Words;

/**
 * Reads a turn as people write it: {@code take 3 from first}, {@code 3 0}, {@code -3,5}, {@code to 4,7}; {@code forbid 1,0
 * 2,2}, {@code propose to 4,7 4,6}, {@code none}; {@code resign}. Whether the turn is legal is not asked here.
 */
public final class TurnReader {
    private static final Set<String> FIRST = Set.of("first", "1st", "left");
    private static final Set<String> SECOND = Set.of("second", "2nd", "right");
    private static final Set<String> BOTH = Set.of("both", "each");
    private static final Set<String> FILLERS = Set.of("the", "pile", "piles", "from", "and", "tokens", "token");
    private static final int LONGEST_QUOTE = 40;

    private final State state;
    private final String line;
    private final List<String> words;

    private TurnReader(State state, String line) {
        this.state = state;
        this.line = line;
        // Commas stand between the parts of a pair, with or without blanks; parentheses around it say nothing more.
        this.words = new ArrayList<>(List.of(line.strip().split("\\s*,\\s*|\\s+", -1)));
    }

    /**
     * The turn a line means at this moment.
     *
     * @throws TurnSyntaxException if the line is none
     */
    public static Turn read(State state, String line) throws TurnSyntaxException {
        return new TurnReader(state, line).turn();
    }

    static String quoted(String text) {
        String shown = text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
        return "'" + shown.replaceAll("\\p{Cntrl}", " ") + "'";
    }

    private Turn turn() throws TurnSyntaxException {
        if (line.strip().equalsIgnoreCase(Turn.Resign.WORD)) {
            return new Turn.Resign();
        }
        String verb = words.get(0).toLowerCase(Locale.ROOT);
        switch (verb) {
            case "take" -> {
                return Turn.take(take(rest()));
            }
            case "forbid" -> {
                return new Turn.Forbid(options(rest()));
            }
            case "propose" -> {
                return new Turn.Propose(options(rest()));
            }
            default -> {
                return switch (state.phase()) {
                    case FORBID -> new Turn.Forbid(options(words));
                    case PROPOSE -> new Turn.Propose(options(words));
                    case MOVE, OVER -> Turn.take(take(words));
                };
            }
        }
    }

    private List<String> rest() {
        return words.subList(1, words.size());
    }

    private List<BigMove> options(List<String> given) throws TurnSyntaxException {
        if (given.size() == 1 && Set.of("none", "nothing").contains(given.get(0).toLowerCase(Locale.ROOT))) {
            return List.of();
        }
        List<BigMove> options = new ArrayList<>();
        boolean targets = false;
        List<BigInteger> pair = new ArrayList<>();
        for (String word : given) {
            if (word.equalsIgnoreCase("to")) {
                targets = true;
            } else {
                pair.add(number(word));
            }
            if (pair.size() == 2) {
                options.add(targets ? target(pair) : new BigMove(pair.get(0), pair.get(1)));
                pair.clear();
            }
        }
        if (!pair.isEmpty() || options.isEmpty()) {
            throw complaint();
        }
        return options;
    }

    private BigMove take(List<String> given) throws TurnSyntaxException {
        List<BigInteger> numbers = new ArrayList<>();
        boolean target = false;
        boolean first = false;
        boolean second = false;
        boolean both = false;
        for (String word : given) {
            String lower = word.toLowerCase(Locale.ROOT);
            first |= FIRST.contains(lower);
            second |= SECOND.contains(lower);
            both |= BOTH.contains(lower);
            target |= lower.equals("to");
            if (!lower.equals("to") && !isName(lower)) {
                numbers.add(number(word));
            }
        }
        if (numbers.size() == 2 && first == second && !both) {
            return target ? target(numbers) : new BigMove(numbers.get(0), numbers.get(1));
        }
        if (numbers.size() != 1 || target) {
            throw complaint();
        }
        BigInteger amount = numbers.get(0);
        if (both || (first && second)) {
            return new BigMove(amount, amount);
        }
        if (first == second) {
            throw new TurnSyntaxException("from which pile? for example: take " + Words.number(amount) + " from first");
        }
        return first ? new BigMove(amount, BigInteger.ZERO) : new BigMove(BigInteger.ZERO, amount);
    }

    private static boolean isName(String word) {
        return FIRST.contains(word) || SECOND.contains(word) || BOTH.contains(word) || FILLERS.contains(word);
    }

    private BigMove target(List<BigInteger> pair) {
        return BigMove.between(state.piles(), new BigPosition(pair.get(0), pair.get(1)));
    }

    /** An amount; a minus sign before it only says that it is taken away. */
    private BigInteger number(String word) throws TurnSyntaxException {
        String bare = bare(word);
        try {
            return Pile.parse(bare.startsWith("-") ? bare.substring(1) : bare);
        } catch (GameSyntaxException wrong) {
            throw complaint();
        }
    }

    /** Without the parentheses of {@code (3,5)}, which are not those of an expression. */
    private static String bare(String word) {
        boolean opens = word.startsWith("(") && word.indexOf(')') < 0;
        boolean closes = word.endsWith(")") && word.indexOf('(') < 0;
        return opens ? word.substring(1) : closes ? word.substring(0, word.length() - 1) : word;
    }

    private TurnSyntaxException complaint() {
        String options = Words.example(state.game().maneuver().scope());
        String examples = switch (state.phase()) {
            case FORBID -> "forbid " + options + " (the moves that take these), or: none";
            case PROPOSE -> "propose " + options + " (the moves that take these)";
            case MOVE, OVER -> "take 3 from first, or: 3 5 (from the first and the second pile), or: to 4,7";
        };
        return new TurnSyntaxException(quoted(line) + " is not understood; for example: " + examples);
    }
}
