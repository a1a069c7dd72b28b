package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wythofflab.prove.automata.Addition;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.LinearReader;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Projection;
import org.wythofflab.prove.automata.Tuples;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;

/**
 * What the rules say of the P-positions of a game, as an equation: a position is P if and only if too few of its options are;
 * one at which the game is over is P, in misere play N, whatever could be reached from it.
 * Every move decreases x + y, so there is exactly one set that satisfies it for all positions, and a set that does is the set
 * of P-positions however it was found. In a comply game it is the N-positions of which this is so (Larsson 2011, after
 * Definition 10). The same holds of the positions of Grundy value g: such a position has no smaller value, and no option of
 * value g; and if all that is so, its options have all smaller values and not g.
 */
public final class Kernel {

    private static final String OTHERS = "not P";

    private final NumberSystem system;
    private final Outlay outlay;
    private final GameSpec game;
    private final int count;
    private final boolean misere;
    private final Optional<MoveRelation> ends;
    private final List<MoveClass> certain;
    private final List<MoveClass> blockable;
    private final List<Automaton> smaller;
    /** Which positions have a move, by its class: that does not depend on the set. */
    private final Map<String, ProofStep> open = new HashMap<>();
    /** How many numbers the positions are told by: the piles, if it is left open the t of the rules, and which set is meant. */
    private final int kept;

    private Kernel(
            NumberSystem system,
            Outlay outlay,
            GameSpec game,
            List<MoveClass> certain,
            List<MoveClass> blockable,
            List<Automaton> smaller,
            int kept) {
        this.system = system;
        this.outlay = outlay;
        this.game = game;
        this.count = game.maneuver().count();
        this.misere = game.convention() == Convention.MISERE;
        this.ends = game.ends().flatMap(where -> MoveRelation.ends(system, where, outlay));
        this.certain = certain;
        this.blockable = blockable;
        this.smaller = List.copyOf(smaller);
        this.kept = kept;
    }

    /**
     * The equation of a game, or empty if its rules are not linear conditions, or its options cannot be counted.
     *
     * @throws org.wythofflab.solve.StoppedException if sums are not read right in the system
     */
    public static Optional<Kernel> of(GameSpec game, NumberSystem system, Outlay outlay) {
        return of(game, 2, system, outlay);
    }

    /** The same for many sets at once: triples (x,y,n) with n at least 1, of which those with one n make one set. */
    static Optional<Kernel> ofMany(GameSpec game, NumberSystem system, Outlay outlay) {
        return of(game, 3, system, outlay);
    }

    private static Optional<Kernel> of(GameSpec game, int kept, NumberSystem system, Outlay outlay) {
        Maneuver maneuver = game.maneuver();
        // Where a game ends is asked of pairs.
        boolean triplesEnd = kept > 2 && game.ends().isPresent();
        if (game.memory().isPresent() || !game.moves().isUniform() || triplesEnd) {
            return Optional.empty();
        }
        Addition.require(system, outlay);
        Moves moves = game.moves();
        boolean sameDiagonal = maneuver.scope() == Maneuver.Scope.SAME_DIAGONAL;
        Optional<MoveRelation> first = MoveRelation.onePile(system, moves.first(), outlay);
        Optional<MoveRelation> second = MoveRelation.onePile(system, moves.second(), outlay);
        Optional<MoveRelation> both = MoveRelation.pairs(system, moves.both(), sameDiagonal, outlay);
        if (first.isEmpty() || second.isEmpty() || both.isEmpty()) {
            return Optional.empty();
        }
        List<MoveClass> onePile = List.of(
                MoveClass.first(first.get(), kept, moves.first().isAll()),
                MoveClass.second(second.get(), kept, moves.second().isAll()));
        List<MoveClass> pairs = moves.hasTwoPileMoves()
                ? List.of(MoveClass.pairs(
                        sameDiagonal ? "unequal" : "both",
                        both.get(),
                        kept,
                        moves.both().equals(diagonal())))
                : List.of();
        List<MoveClass> certain = switch (maneuver.scope()) {
            case ALL -> List.of();
            case DIAGONAL -> onePile;
            case NIM -> pairs;
            case SAME_DIAGONAL -> joined(onePile, pairs);
        };
        List<MoveClass> blockable = switch (maneuver.scope()) {
            case ALL -> joined(onePile, pairs);
            case DIAGONAL -> pairs;
            case NIM -> onePile;
            case SAME_DIAGONAL -> equalAmounts(system, kept, outlay);
        };
        Kernel kernel = new Kernel(system, outlay, game, certain, blockable, List.of(), kept);
        boolean knowsEnds = game.ends().isEmpty() || kernel.ends.isPresent();
        return kernel.canCount() && knowsEnds ? Optional.of(kernel) : Optional.empty();
    }

    /**
     * The equation of all games in which t is left open, of triples (x,y,t), t being at least 1: every move leaves t as it is, so
     * again exactly one set satisfies it. Empty if the numbers are too large.
     */
    public static Optional<Kernel> of(GamesInT family, NumberSystem system, Outlay outlay) {
        return of(family, 3, system, outlay);
    }

    /** The same for many sets at once: (x,y,t,n), of which those with one n make one set. */
    static Optional<Kernel> ofMany(GamesInT family, NumberSystem system, Outlay outlay) {
        return of(family, 4, system, outlay);
    }

    private static Optional<Kernel> of(GamesInT family, int kept, NumberSystem system, Outlay outlay) {
        Addition.require(system, outlay);
        Moves moves = family.moves();
        Optional<MoveRelation> first = MoveRelation.onePile(system, moves.first(), outlay);
        Optional<MoveRelation> second = MoveRelation.onePile(system, moves.second(), outlay);
        Optional<MoveRelation> both = MoveRelation.pairs(system, family, outlay);
        if (first.isEmpty() || second.isEmpty() || both.isEmpty()) {
            return Optional.empty();
        }
        List<MoveClass> classes = List.of(
                MoveClass.first(first.get(), kept, false),
                MoveClass.second(second.get(), kept, false),
                MoveClass.pairs("both", both.get(), kept, false));
        return Optional.of(new Kernel(system, outlay, family.at(BigInteger.ONE), List.of(), classes, List.of(), kept));
    }

    private static List<MoveClass> equalAmounts(NumberSystem system, int kept, Outlay outlay) {
        return MoveRelation.pairs(system, diagonal(), false, outlay)
                .map(relation -> MoveClass.pairs("equal", relation, kept, true))
                .stream()
                .toList();
    }

    private static Band diagonal() {
        return new Band(BigInteger.ONE, BigInteger.ONE, AmountSet.ALL, AmountSet.ALL);
    }

    private static List<MoveClass> joined(List<MoveClass> some, List<MoveClass> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    private boolean canCount() {
        return count == 1 || blockable.stream().allMatch(MoveClass::chain);
    }

    /**
     * The equation of the positions of the next Grundy value, if the game has values.
     *
     * @param smaller the positions of value 0, 1, ..., as far as they are known
     */
    public Optional<Kernel> after(List<Automaton> smaller) {
        return hasValues(game)
                ? Optional.of(new Kernel(system, outlay, game, certain, blockable, smaller, kept))
                : Optional.empty();
    }

    /** Whether the Sprague-Grundy theory is about this game. */
    public static boolean hasValues(GameSpec game) {
        return game.memory().isEmpty()
                && game.ends().isEmpty()
                && game.convention() == Convention.NORMAL
                && game.maneuver().kind() == Maneuver.Kind.NONE;
    }

    /** What the set that the equation is about is called. */
    private String name() {
        return smaller.isEmpty() ? "P" : "value " + smaller.size();
    }

    /** Finds options in the set that cannot be forbidden. */
    public OptionSearch certain(Automaton set) {
        return new OptionSearch(set, certain, outlay);
    }

    /** Finds options in the set that may be forbidden, of which fewer than the count are harmless. */
    public OptionSearch blockable(Automaton set) {
        return new OptionSearch(set, blockable, outlay);
    }

    /** How many options must be in the set before a position is not. */
    public int count() {
        return count;
    }

    /** Whether a position without a move is not in the set. */
    public boolean isMisere() {
        return misere;
    }

    /** The moves none of which may lead into the set. */
    public List<MoveClass> certain() {
        return certain;
    }

    /** The moves that are counted. */
    public List<MoveClass> counted() {
        return blockable;
    }

    /** The sets that the equation makes of {@code set}, one after the other. */
    public List<ProofStep> steps(Automaton set) {
        List<ProofStep> steps = new ArrayList<>();
        for (MoveClass moves : certain) {
            steps.add(step(moves.name(), moves, List.of(name()), List.of(set)));
        }
        for (MoveClass moves : blockable) {
            // At least j options: one of them has at least j - 1 itself.
            ProofStep fewer = step(moves.name(), moves, List.of(name()), List.of(set));
            steps.add(fewer);
            for (int j = 2; j <= count; j++) {
                fewer = step(
                        moves.name() + " " + j,
                        moves,
                        List.of(name(), fewer.name()),
                        List.of(set, fewer.found().set()));
                steps.add(fewer);
            }
        }
        if (misere) {
            joined(certain, blockable).forEach(moves -> steps.add(open(moves, set)));
        }
        return steps;
    }

    /** Whether a move is left when all that may be is forbidden: an option that is not P, or, if nothing is, any. */
    private ProofStep open(MoveClass moves, Automaton set) {
        String name = moves.name() + " open";
        return count == 1
                ? open.computeIfAbsent(name, any -> step(name, moves, List.of(), List.of()))
                : new ProofStep(name, moves.name(), List.of(OTHERS), moves.outside(system, set, outlay));
    }

    private ProofStep step(String name, MoveClass moves, List<String> into, List<Automaton> sets) {
        Projection found = moves.into(system, sets, outlay);
        return new ProofStep(name, moves.name(), into, found);
    }

    /** The other side of the equation, from the steps: equal to the set they were made of if and only if that is right. */
    public Automaton image(List<ProofStep> steps) {
        Tuples tuples = new Tuples(system, kept, kept, outlay);
        int[] tracks = IntStream.range(0, kept).toArray();
        steps.forEach(step -> tuples.with(step.found().set().toTheEnd(tracks)));
        smaller.forEach(set -> tuples.with(set.toTheEnd(0, 1)));
        ends.ifPresent(where -> where.of(0, 1).forEach(tuples::with));
        if (kept > 2) {
            tuples.with(new LinearReader(system, new int[] {2}, new int[] {1}, 0));
        }
        int known = steps.size() + smaller.size();
        int blockedFrom = certain.size();
        int openFrom = blockedFrom + blockable.size() * count;
        return tuples.where(labels -> {
            if (ends.map(where -> where.allows(labels, known)).orElse(false)) {
                return !misere;
            }
            boolean unstoppable = sum(labels, 0, blockedFrom) > 0;
            // Whoever has j options of a class has j - 1, so the labels 1 are as many as the options, up to the count.
            boolean tooMany = sum(labels, blockedFrom, openFrom) >= count;
            boolean over = misere && sum(labels, openFrom, steps.size()) == 0;
            boolean taken = sum(labels, steps.size(), known) > 0;
            if (kept > 2 && labels[known] <= 0) {
                return false;
            }
            return !unstoppable && !tooMany && !over && !taken;
        });
    }

    private static int sum(int[] labels, int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += labels[i];
        }
        return sum;
    }
}
