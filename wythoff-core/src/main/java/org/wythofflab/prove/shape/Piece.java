package org.wythofflab.prove.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.LinearReader;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Reader;
import org.wythofflab.prove.automata.ResidueReader;
import org.wythofflab.prove.automata.Tuples;

/**
 * The positions (x + n dx, y + n dy), n = 0, 1, 2, ...; of a grid, (x + n dx, y + m dy). With dx = dy = 0 it is one position.
 */
public record Piece(int x, int y, int dx, int dy, boolean grid) {

    /** Its positions as an automaton. */
    Automaton automaton(NumberSystem system, Outlay outlay) {
        Tuples tuples = new Tuples(system, 2, 2, outlay);
        List<Predicate<Integer>> wanted = new ArrayList<>();
        for (int track = 0; track < 2; track++) {
            int from = track == 0 ? x : y;
            int step = track == 0 ? dx : dy;
            Reader above = new LinearReader(system, new int[] {track}, new int[] {1}, -from);
            tuples.with(above);
            wanted.add(step == 0 ? sign -> sign == 0 : sign -> sign >= 0);
            if (step > 1) {
                tuples.with(new ResidueReader(system, new int[] {track}, new int[] {1}, -from, step));
                wanted.add(rest -> rest == 0);
            }
        }
        if (!grid && dx > 0 && dy > 0) {
            // dx (y' - y) = dy (x' - x)
            tuples.with(new LinearReader(system, new int[] {0, 1}, new int[] {-dy, dx}, (long) dy * x - (long) dx * y));
            wanted.add(sign -> sign == 0);
        }
        return tuples.where(labels -> {
            for (int i = 0; i < labels.length; i++) {
                if (!wanted.get(i).test(labels[i])) {
                    return false;
                }
            }
            return true;
        });
    }

    /** That (x,y) is in it, in the words of a claim. */
    String claim() {
        if (grid) {
            return claim("x", x, dx) + " and " + claim("y", y, dy);
        }
        return dx + dy == 0
                ? "x = " + x + " and y = " + y
                : "(exists n: x = " + term(x, dx) + " and y = " + term(y, dy) + ")";
    }

    private static String claim(String pile, int from, int step) {
        String remainder = step == 1 ? "" : pile + " % " + step + " = " + from % step;
        String above = from < step ? "" : pile + " >= " + from;
        return remainder.isEmpty() || above.isEmpty()
                ? (remainder + above).isEmpty() ? pile + " >= 0" : remainder + above
                : remainder + " and " + above;
    }

    private static String term(int start, int step) {
        String run = step == 0 ? "" : step == 1 ? "n" : step + "*n";
        return run.isEmpty() ? Integer.toString(start) : start == 0 ? run : run + " + " + start;
    }
}
