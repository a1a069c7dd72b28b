package org.wythofflab.prove.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Completion;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Projection;
import org.wythofflab.prove.automata.Reader;
import org.wythofflab.prove.automata.Tuples;

/** The moves from one pile, or from both: which positions have an option among those of a set. */
public final class MoveClass {

    /** The track of a number that is left open, if there is one. */
    private static final int OPEN = 2;

    private final String name;
    private final MoveRelation relation;
    /** How many numbers a position is told by: two piles, and what every move leaves as it is. */
    private final int kept;

    private final int[] before;
    private final int[] after;
    private final int[] option;
    private final boolean chain;

    /**
     * @param kept how many tracks come first: x is 0, y is 1, a number left open is 2, and no move changes what comes after
     * @param before the tracks of the piles that change
     * @param option the tracks of the piles of the option, such as (u,y): what is left is on the tracks after those kept
     * @param chain whether the options of an option are those of the position that come after it, so that options can be
     *     counted one after the other
     */
    private MoveClass(String name, MoveRelation relation, int kept, int[] before, int[] option, boolean chain) {
        this.name = name;
        this.relation = relation.decreasing();
        this.kept = kept;
        this.before = before;
        this.after = IntStream.range(kept, kept + before.length).toArray();
        this.option = IntStream.concat(Arrays.stream(option), IntStream.range(2, kept))
                .toArray();
        this.chain = chain;
    }

    static MoveClass first(MoveRelation relation, int kept, boolean chain) {
        return new MoveClass("first", relation, kept, new int[] {0}, new int[] {kept, 1}, chain);
    }

    static MoveClass second(MoveRelation relation, int kept, boolean chain) {
        return new MoveClass("second", relation, kept, new int[] {1}, new int[] {0, kept}, chain);
    }

    static MoveClass pairs(String name, MoveRelation relation, int kept, boolean chain) {
        return new MoveClass(name, relation, kept, new int[] {0, 1}, new int[] {kept, kept + 1}, chain);
    }

    public String name() {
        return name;
    }

    boolean chain() {
        return chain;
    }

    /** The tracks of the piles that change: x is 0 and y is 1. */
    public int[] before() {
        return before.clone();
    }

    /** The tracks of what is left of them: u is 2, v is 3, if no number is left open. */
    public int[] after() {
        return after.clone();
    }

    /** The tracks of the position that a move leads to. */
    public int[] option() {
        return option.clone();
    }

    /** Which amounts may be taken, unless that takes too many words. */
    public Optional<MoveCases> cases() {
        return relation.cases();
    }

    /** The positions with an option in all of the sets. */
    Projection into(NumberSystem system, List<Automaton> sets, Outlay outlay) {
        Tuples tuples = new Tuples(system, kept, kept + after.length, outlay);
        readers(sets.stream().map(set -> set.on(option)).toList()).forEach(tuples::with);
        return tuples.some(labels -> arrives(labels, sets.size(), 1));
    }

    /** The positions with an option that is not in the set. */
    Projection outside(NumberSystem system, Automaton set, Outlay outlay) {
        Tuples tuples = new Tuples(system, kept, kept + after.length, outlay);
        readers(List.of(set.toTheEnd(option))).forEach(tuples::with);
        return tuples.some(labels -> arrives(labels, 1, 0));
    }

    /** Finds what is left of the piles by a move into the set. */
    Completion search(Automaton set, Outlay outlay) {
        return new Completion(
                set.system(),
                kept,
                kept + after.length,
                readers(List.of(set.on(option))),
                labels -> arrives(labels, 1, 1),
                outlay);
    }

    private List<Reader> readers(List<Reader> options) {
        List<Reader> readers = new ArrayList<>(options);
        readers.addAll(relation.moves(before, after, OPEN));
        return readers;
    }

    /** Whether the move is allowed, and the sets say of the option what is wanted. */
    private boolean arrives(int[] labels, int sets, int wanted) {
        for (int i = 0; i < sets; i++) {
            if (labels[i] != wanted) {
                return false;
            }
        }
        return relation.allows(labels, sets);
    }
}
