package org.wythofflab.prove.export;

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
record Piece(int x, int y, int dx, int dy, boolean grid) {

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

    /** The piles of the position with this number, as a term of SMT-LIB. */
    String first(String n) {
        return at(x, dx, n);
    }

    String second(String n) {
        return at(y, dy, n);
    }

    private static String at(int from, int step, String n) {
        return step == 0 ? Integer.toString(from) : "(+ " + from + " (* " + step + " " + n + "))";
    }

    /** That a position is in it: there is such a number. */
    String contains(String one, String other) {
        return grid
                ? "(exists ((n Int) (m Int)) (and (>= n 0) (>= m 0) (= " + one + " " + first("n") + ") (= " + other
                        + " " + second("m") + ")))"
                : "(exists ((n Int)) (and (>= n 0) (= " + one + " " + first("n") + ") (= " + other + " " + second("n")
                        + ")))";
    }

    /** The same, with the number that it must be. */
    String number(String one, String other) {
        String n = dx > 0
                ? "(div (- " + one + " " + x + ") " + dx + ")"
                : dy > 0 ? "(div (- " + other + " " + y + ") " + dy + ")" : "0";
        String m = grid ? "(div (- " + other + " " + y + ") " + dy + ")" : "n";
        return "(let ((n " + n + ")) (let ((m " + m + ")) (and (>= n 0) (>= m 0) (= " + one + " " + first("n") + ") (= "
                + other + " " + second("m") + "))))";
    }
}
