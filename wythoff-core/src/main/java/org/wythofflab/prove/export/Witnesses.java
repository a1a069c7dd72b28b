package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wythofflab.prove.game.MoveCases;
import org.wythofflab.prove.shape.Piece;

/**
 * Which options to look at when a position shall have one in a piece: a few of the piece's numbers, as terms in x and y. A solver
 * then need not search. If an option is among the positions with these numbers, there is one, so nothing depends on the choice but
 * whether it is enough: the number that a pile which stays determines; else the first ones, and the first on the other side of each
 * line of the rules (as in Cooper's elimination of quantifiers).
 */
record Witnesses(MoveText text, MoveCases cases, Piece piece) {

    /** Terms of SMT-LIB. */
    Set<String> numbers() {
        int[] option = text.moves().option();
        Set<String> numbers = new LinkedHashSet<>();
        // A pile that stays is a track of the position: 0 is x, 1 is y.
        if (option[0] == 0 && piece.dx() > 0) {
            return Set.of("(div (- x " + piece.x() + ") " + piece.dx() + ")");
        }
        if (option[1] == 1 && piece.dy() > 0) {
            return Set.of("(div (- y " + piece.y() + ") " + piece.dy() + ")");
        }
        List<String> bases = new ArrayList<>(List.of("0"));
        for (long[] line : cases.lines()) {
            crossing(line, bases);
        }
        for (String base : bases) {
            for (int more = 0; more <= cases.modulus(); more++) {
                numbers.add("(+ " + base + " " + more + ")");
            }
        }
        return numbers;
    }

    /** Where the value of a line, which is linear in the number, changes its sign. */
    private void crossing(long[] line, List<String> bases) {
        int[] before = text.moves().before();
        long slope = 0;
        StringBuilder rest = new StringBuilder("(+ ").append(SmtDialect.number(line[line.length - 1]));
        for (int i = 0; i < before.length; i++) {
            boolean first = before[i] == 0;
            slope -= line[i] * (first ? piece.dx() : piece.dy());
            rest.append(" (* ").append(SmtDialect.number(line[i])).append(first ? " (- x " : " (- y ");
            rest.append(first ? piece.x() : piece.y()).append("))");
        }
        rest.append(")");
        if (slope != 0) {
            bases.add("(div " + (slope > 0 ? "(- " + rest + ")" : rest.toString()) + " " + Math.abs(slope) + ")");
        }
    }
}
