package org.wythofflab.prove.strategy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.WordPair;
import org.wythofflab.prove.automata.Writing;
import org.wythofflab.prove.game.Kernel;
import org.wythofflab.prove.game.OptionSearch;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Place;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/**
 * Rules on positions by an automaton that is proved to accept those that satisfy the equation of the game ({@link Kernel}):
 * the P-positions, or of a comply game those of the blocking game. The digits of the piles are read once to decide; a winning
 * move is found by reading them beside those of an option. After the digits, which take quasi-linear time, linear time.
 *
 * <p>Not for several threads at once: searches remember what they have met.
 */
public final class ProvedStrategy implements Strategy {

    private static final int READABLE_BITS = 24;

    private final GameSpec game;
    private final Automaton set;
    private final int count;
    private final boolean plain;
    private final Writing writing;
    private final OptionSearch certain;
    private final OptionSearch blockable;

    private ProvedStrategy(GameSpec game, Automaton set, Kernel kernel) {
        this.game = game;
        this.set = set;
        this.count = game.maneuver().count();
        this.plain = game.maneuver().kind() == Maneuver.Kind.NONE;
        this.writing = Writing.in(set.system());
        this.certain = kernel.certain(set);
        this.blockable = kernel.blockable(set);
    }

    /** By a proved set, or empty if the rules are such that nothing could be proved of them. */
    public static Optional<ProvedStrategy> of(GameSpec game, Automaton set, Outlay outlay) {
        return Kernel.of(game, set.system(), outlay).map(kernel -> new ProvedStrategy(game, set, kernel));
    }

    @Override
    public boolean isP(BigPosition position) {
        return words(position).isIn(set);
    }

    @Override
    public Ruling at(BigPosition position) {
        WordPair words = words(position);
        boolean isP = words.isIn(set);
        if (Place.start(game, position).isOver()) {
            return isP ? Ruling.p("the game is over") : Ruling.alreadyWon("the game is over");
        }
        return isP ? lost(position, words) : won(position, words);
    }

    private Ruling lost(BigPosition position, WordPair words) {
        String why = "the automaton accepts the digits of the piles";
        if (count == 1) {
            return Ruling.p(why);
        }
        return Ruling.p(why).with(moves(position, blockable.find(words, count - 1)));
    }

    private Ruling won(BigPosition position, WordPair words) {
        List<BigMove> unstoppable = moves(position, certain.find(words, 1));
        if (!unstoppable.isEmpty()) {
            return Ruling.n(unstoppable.get(0), "read beside the digits of the piles, those of an option are accepted");
        }
        List<BigMove> winning = moves(position, blockable.find(words, count));
        if (winning.isEmpty()) {
            return Ruling.alreadyWon("no move is left");
        }
        if (winning.size() < count) {
            // Misere play: to forbid them all would leave no move, and that wins.
            return Ruling.n(
                            winning.get(0),
                            "the digits of all options are accepted, and to be left without a move wins")
                    .with(winning);
        }
        String why = "read beside the digits of the piles, those of " + (plain ? "an option" : count + " options")
                + " are accepted";
        return Ruling.n(winning.get(0), why).with(plain ? List.of() : winning);
    }

    private WordPair words(BigPosition position) {
        return WordPair.of(set.system(), writing, position.x(), position.y());
    }

    private List<BigMove> moves(BigPosition position, List<Map<Integer, int[]>> options) {
        return options.stream()
                .map(left -> BigMove.between(
                        position, new BigPosition(after(0, position.x(), left), after(1, position.y(), left))))
                .toList();
    }

    private BigInteger after(int pile, BigInteger before, Map<Integer, int[]> left) {
        int[] word = left.get(pile);
        return word == null ? before : writing.value(word);
    }

    @Override
    public String hallmark(BigPosition position) {
        boolean readable = position.x().max(position.y()).bitLength() <= READABLE_BITS;
        String digits = readable ? " " + digits(position.x()) + " and " + digits(position.y()) : "";
        return "the automaton accepts its digits" + digits + " (" + system().text() + ")";
    }

    private String digits(BigInteger pile) {
        int[] word = writing.word(pile);
        return word.length == 0
                ? "0"
                : Arrays.stream(word)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(system().digits() > 10 ? "," : ""));
    }

    @Override
    public String pattern() {
        return "those whose digits, " + system().words() + ", an automaton of " + set.states() + " states accepts";
    }

    private NumberSystem system() {
        return set.system();
    }

    @Override
    public String cost() {
        return "quasi-linear time";
    }
}
