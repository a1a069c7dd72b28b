package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wythofflab.prove.game.MoveCases;
import org.wythofflab.prove.game.MoveClass;

/** A class of moves as a formula: from (x,y), what is left being u, or u and v. */
record MoveText(MoveClass moves, MoveCases cases, Dialect dialect) {

    private static final List<String> NAMES = List.of("x", "y", "u", "v");

    /** The variables that a move brings. */
    List<String> left() {
        return names(moves.after());
    }

    /** The position that it leads to. */
    List<String> option() {
        return names(moves.option());
    }

    static List<String> names(int[] tracks) {
        List<String> names = new ArrayList<>();
        for (int track : tracks) {
            names.add(NAMES.get(track));
        }
        return names;
    }

    /** That it is a move. */
    String condition() {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < moves.before().length; i++) {
            long[] unit = new long[moves.before().length];
            unit[i] = 1;
            parts.add(dialect.sign(sum(unit), 0, 1));
        }
        List<String> ways =
                cases.cases().stream().map(one -> dialect.all(asked(one))).toList();
        boolean free = cases.cases().stream().anyMatch(one -> asked(one).isEmpty());
        if (!free) {
            parts.add(dialect.any(ways));
        }
        return dialect.all(parts);
    }

    private List<String> asked(MoveCases.Case one) {
        List<String> asked = new ArrayList<>();
        for (int i = 0; i < one.signs().size(); i++) {
            Set<Integer> signs = one.signs().get(i);
            long[] line = cases.lines().get(i);
            long constant = line[line.length - 1];
            if (signs.size() == 2) {
                int missing = signs.contains(0) ? signs.contains(1) ? -1 : 1 : 0;
                asked.add(dialect.not(dialect.sign(sum(line), constant, missing)));
            } else if (signs.size() == 1) {
                asked.add(dialect.sign(sum(line), constant, signs.iterator().next()));
            }
        }
        List<String> before = names(moves.before());
        List<String> after = left();
        for (int i = 0; i < one.remainders().size(); i++) {
            String more = before.get(i);
            String less = after.get(i);
            List<String> remainders = one.remainders().get(i).stream()
                    .map(remainder -> dialect.remainder(more, less, cases.modulus(), remainder))
                    .toList();
            if (!remainders.isEmpty()) {
                asked.add(dialect.any(remainders));
            }
        }
        return asked;
    }

    /** A form in the amounts, as one in the piles: an amount is what a pile was less what is left of it. */
    private Map<String, Long> sum(long[] form) {
        Map<String, Long> sum = new LinkedHashMap<>();
        List<String> before = names(moves.before());
        for (int i = 0; i < before.size(); i++) {
            sum.put(before.get(i), form[i]);
            sum.put(left().get(i), -form[i]);
        }
        return sum;
    }
}
