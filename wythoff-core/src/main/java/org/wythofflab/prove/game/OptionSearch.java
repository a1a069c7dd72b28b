package org.wythofflab.prove.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Completion;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.WordPair;

/**
 * Finds options that are in a set: a witness that there is one, and where options can be counted one after the other also
 * the next. Of each class of moves that leaves most comes first.
 */
public final class OptionSearch {

    private record Kind(MoveClass moves, Completion completion) {}

    private final List<Kind> kinds = new ArrayList<>();

    OptionSearch(Automaton set, List<MoveClass> classes, Outlay outlay) {
        classes.forEach(moves -> kinds.add(new Kind(moves, moves.search(set, outlay))));
    }

    /**
     * Up to so many options of a position; all of them, if there are fewer and they can be counted.
     *
     * @return for each the words of what is left of the piles that change, 0 being the first and 1 the second
     */
    public List<Map<Integer, int[]>> find(WordPair position, int most) {
        List<Map<Integer, int[]>> found = new ArrayList<>();
        for (Kind kind : kinds) {
            WordPair at = position;
            boolean more = true;
            while (more && found.size() < most) {
                Optional<int[][]> words = kind.completion.greatest(at.letters());
                if (words.isPresent()) {
                    Map<Integer, int[]> left = new HashMap<>();
                    int[] piles = kind.moves.before();
                    for (int i = 0; i < piles.length; i++) {
                        left.put(piles[i], words.get()[i]);
                        at = at.with(piles[i], words.get()[i]);
                    }
                    found.add(left);
                }
                more = words.isPresent() && kind.moves.chain();
            }
        }
        return found;
    }
}
