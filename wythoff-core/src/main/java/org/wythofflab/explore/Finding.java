package org.wythofflab.explore;

import java.util.List;
import java.util.Optional;

/**
 * Something that was measured or fitted, never a theorem.
 *
 * @param subject what it speaks of where there are several: {@code beam 2}, {@code A_n}, {@code row 3}; else nothing
 * @param values what was found, one for each beam, row or number that the measure is of
 * @param statement the same as a sentence
 * @param next a command that may prove it or shows more
 * @param marks where on the board it is
 */
public record Finding(
        Measure measure,
        String subject,
        List<Quantity> values,
        String statement,
        Check check,
        Optional<String> next,
        Marks marks) {

    public Finding {
        values = List.copyOf(values);
    }

    public Finding(Measure measure, String subject, List<Quantity> values, String statement, Check check) {
        this(measure, subject, values, statement, check, Optional.empty(), Marks.NONE);
    }

    /** The same, with a command that leads on. */
    public Finding before(String command) {
        return new Finding(measure, subject, values, statement, check, Optional.of(command), marks);
    }

    /** The same, with the place it speaks of. */
    public Finding seen(Marks where) {
        return new Finding(measure, subject, values, statement, check, next, where);
    }
}
