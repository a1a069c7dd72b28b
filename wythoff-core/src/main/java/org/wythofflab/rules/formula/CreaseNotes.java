package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Crease;
import org.wythofflab.rules.Creases;

/**
 * Collects the {@link Creases} of a condition while it is walked through. An expression tells the linear forms of which
 * it always equals one, and notes what decides which one: it may name too many, never too few.
 */
final class CreaseNotes {
    private static final int MOST_LINES = 64;
    private static final int MOST_FORMS = 64;
    private static final int LARGEST_MODULUS = 64;

    private final Set<Crease> lines = new HashSet<>();
    private long modulus = 1;
    private boolean regular = true;

    static Optional<Creases> of(Condition condition) {
        CreaseNotes notes = new CreaseNotes();
        condition.crease(notes);
        return notes.regular ? Optional.of(new Creases((int) notes.modulus, notes.lines)) : Optional.empty();
    }

    /** What is walked through is not made of linear forms and residues, or of too many. */
    List<Form> irregular() {
        regular = false;
        return List.of();
    }

    /** What a function makes of each pair of forms. */
    List<Form> each(List<Form> left, List<Form> right, Function<Form, Function<Form, Optional<Form>>> make) {
        if (!regular || left.size() * right.size() > MOST_FORMS * MOST_FORMS) {
            return irregular();
        }
        Set<Form> made = new HashSet<>();
        for (Form a : left) {
            for (Form b : right) {
                Optional<Form> form = make.apply(a).apply(b);
                if (form.isEmpty()) {
                    return irregular();
                }
                made.add(form.get());
            }
        }
        return limited(made);
    }

    private List<Form> limited(Set<Form> forms) {
        return forms.size() > MOST_FORMS ? irregular() : List.copyOf(forms);
    }

    List<Form> union(List<Form> left, List<Form> right) {
        Set<Form> all = new HashSet<>(left);
        all.addAll(right);
        return limited(all);
    }

    /** The sign of every difference of two forms matters. */
    void compare(List<Form> left, List<Form> right) {
        for (Form difference : each(left, right, a -> a::minus)) {
            line(difference);
        }
    }

    /** The sign of the form matters. */
    void line(Form form) {
        if (!form.isConstant()) {
            lines.add(Crease.of(form.a(), form.b(), -form.c()));
            if (lines.size() > MOST_LINES) {
                irregular();
            }
        }
    }

    /** The remainder of the form by a positive number matters. */
    void remainder(Form form, BigInteger divisor) {
        if (form.isConstant()) {
            return;
        }
        if (divisor.bitLength() > 30) {
            irregular();
            return;
        }
        // (a*k + b*l + c)/d modulo m follows from a*k + b*l + c modulo d*m.
        period(form.d() * divisor.longValueExact());
    }

    /** All remainders by a positive number; which one it is follows from those of k and l. */
    List<Form> remainders(BigInteger divisor) {
        if (divisor.compareTo(BigInteger.valueOf(LARGEST_MODULUS)) > 0) {
            return irregular();
        }
        period(divisor.longValueExact());
        return LongStream.range(0, divisor.longValueExact())
                .mapToObj(rest -> new Form(0, 0, rest, 1))
                .toList();
    }

    private void period(long period) {
        modulus = modulus / gcd(modulus, period) * period;
        if (modulus > LARGEST_MODULUS) {
            modulus = 1;
            irregular();
        }
    }

    /** Whether the form is in the set matters. */
    void member(Form form, AmountSet set) {
        line(form);
        remainder(form, set.modulus());
        for (BigInteger edge : set.edges()) {
            Optional<Form> difference = Form.of(edge).flatMap(form::minus);
            difference.ifPresentOrElse(this::line, this::irregular);
            if (!regular) {
                return;
            }
        }
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
