package org.wythofflab.lab.match;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wythofflab.play.ImitationNotes;
import org.wythofflab.play.Match;
import org.wythofflab.play.Sage;
import org.wythofflab.play.Seating;
import org.wythofflab.play.Side;
import org.wythofflab.play.Speech;
import org.wythofflab.play.State;
import org.wythofflab.play.Turn;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Words;

/** What is said about a match while it is played. */
final class MatchWords {
    private static final int MOST_MOVES = 2000;

    private final Match match;

    MatchWords(Match match) {
        this.match = match;
    }

    private Seating seating() {
        return match.seating();
    }

    private String name(boolean capital) {
        String name = seating().name(match.state().actor());
        return capital ? capital(name) : name;
    }

    static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    static String sentence(String words) {
        return capital(words) + ".";
    }

    String welcome() {
        if (seating().isBetweenPeople()) {
            return "Two players at one keyboard. Type help for what can be typed.";
        }
        String first = seating().name(match.before(0).mover()).equals("you") ? "You move first." : "I move first.";
        return "You play against " + seating().opponent().words() + ". " + first
                + (seating().discovery() ? " Find out how to win: I give no reasons away." : "")
                + " Type help for what you can type.";
    }

    /** Where the game stands, and what the person who has to act is asked for. */
    String question() {
        State state = match.state();
        Maneuver maneuver = state.game().maneuver();
        String other = capital(seating().name(state.actor().other()))
                + (isI(state.actor().other()) ? " am" : " is") + " to move; ";
        String task = switch (state.phase()) {
            case FORBID ->
                other + "forbid at most " + (maneuver.count() - 1) + kind(maneuver) + ", as: forbid "
                        + Words.example(maneuver.scope()) + " (or none)";
            case PROPOSE ->
                other + "propose at least " + maneuver.count() + kind(maneuver)
                        + (maneuver.scope() == Maneuver.Scope.ALL ? "" : " (or one other)") + ", as: propose "
                        + Words.example(maneuver.scope());
            case MOVE, OVER -> capital(possessive()) + " move" + named(state);
        };
        return Words.position(state.piles()) + "  " + task;
    }

    private boolean isI(Side side) {
        return seating().name(side).equals("I");
    }

    private String possessive() {
        String name = name(false);
        return name.equals("you") ? "your" : name.equals("I") ? "my" : name + "'s";
    }

    private static String kind(Maneuver maneuver) {
        String options = maneuver.count() == 2 && maneuver.kind() == Maneuver.Kind.BLOCK ? " option" : " options";
        return switch (maneuver.scope()) {
            case ALL -> options;
            case DIAGONAL -> " two-pile" + options;
            case NIM -> " one-pile" + options;
            case SAME_DIAGONAL -> " two-pile" + options + " with equal amounts";
        };
    }

    private static String named(State state) {
        return switch (state.game().maneuver().kind()) {
            case NONE -> "";
            case BLOCK ->
                state.named().isEmpty()
                        ? "; nothing is forbidden"
                        : "; forbidden: " + Words.targets(state.piles(), state.named());
            case COMPLY -> ", to one of: " + Words.targets(state.piles(), state.named());
        };
    }

    /** What a game that remembers means now. */
    Optional<String> memory() {
        return ImitationNotes.notes(match.state());
    }

    /** {@code You take 3 from the first pile, to (4,7).} */
    String announcement(Turn turn) {
        String speech = Speech.of(match.state(), turn);
        return name(true) + " " + (seating().isBetweenPeople() ? Speech.thirdPerson(speech) : speech) + ".";
    }

    String ending() {
        String winner = seating().name(match.state().winner().orElseThrow());
        String wins = winner.equals("you") ? "You win!" : winner.equals("I") ? "I win." : capital(winner) + " wins!";
        return sentence(Speech.ending(match.state(), seating())) + " " + wins;
    }

    /** The moves there are; those that leave a P-position are marked unless a pattern might be given away. */
    List<String> moves(Sage sage) {
        State state = match.state();
        Optional<List<BigMove>> all = state.moves(MOST_MOVES);
        if (all.isEmpty()) {
            return List.of("There are too many moves to list.");
        }
        Predicate<BigMove> marked = seating().discovery()
                ? move -> false
                : move -> sage.leadsToP(state, move).orElse(false);
        List<String> lines = new ArrayList<>();
        add(lines, "from the first pile: ", all.get(), move -> move.second().signum() == 0, MatchWords::amount, marked);
        add(lines, "from the second pile: ", all.get(), move -> move.first().signum() == 0, MatchWords::amount, marked);
        add(
                lines,
                "from both: ",
                all.get(),
                move -> move.first().signum() > 0 && move.second().signum() > 0,
                move -> move.first() + "," + move.second(),
                marked);
        if (all.get().stream().anyMatch(marked)) {
            lines.add("* leaves a P-position");
        }
        return lines;
    }

    private static String amount(BigMove move) {
        BigInteger amount = move.first().add(move.second());
        return amount.toString();
    }

    private static void add(
            List<String> lines,
            String heading,
            List<BigMove> all,
            Predicate<BigMove> kind,
            Function<BigMove, String> words,
            Predicate<BigMove> marked) {
        StringJoiner list = new StringJoiner("  ");
        all.stream().filter(kind).forEach(move -> list.add(words.apply(move) + (marked.test(move) ? "*" : "")));
        if (list.length() > 0) {
            lines.add(heading + list);
        }
    }
}
